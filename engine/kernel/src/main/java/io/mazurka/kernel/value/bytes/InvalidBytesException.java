package io.mazurka.kernel.value.bytes;

import org.jspecify.annotations.Nullable;

/** Bytes are not a canonical form of the expected kind; the message says why. */
public final class InvalidBytesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public InvalidBytesException(String message) {
    super(message);
  }

  public InvalidBytesException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
