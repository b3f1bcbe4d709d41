package io.mazurka.search.checkpoint;

import java.io.IOException;

/** What was read is not what was written. */
public final class DamagedCheckpointException extends IOException {

  private static final long serialVersionUID = 1;

  DamagedCheckpointException(String why) {
    super(why);
  }
}
