package io.mazurka.search.disk;

import java.io.IOException;

/** The disk is full, or cannot be read or written. */
public final class DiskFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  DiskFailedException(String message) {
    super(message);
  }

  DiskFailedException(Object where, IOException problem) {
    super("%s cannot be used: %s".formatted(where, problem), problem);
  }
}
