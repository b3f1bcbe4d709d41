package io.mazurka.search.checkpoint;

import java.io.IOException;

/** A checkpoint is damaged: its bytes are not those that were written. */
public final class DamagedCheckpointException extends IOException {

  private static final long serialVersionUID = 1;

  DamagedCheckpointException(String why) {
    super(why);
  }
}
