package io.mazurka.threads.objects;

/** A thread does what it may not do with an object, such as to unlock what it does not hold. */
public final class MisuseException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  MisuseException(String message) {
    super(message);
  }
}
