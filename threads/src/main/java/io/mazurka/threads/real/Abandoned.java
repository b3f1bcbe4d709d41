package io.mazurka.threads.real;

/** Unwinds a thread whose run is over although its code is not. */
final class Abandoned extends Unwinding {

  private static final long serialVersionUID = 1L;

  Abandoned() {
    super("this run is over");
  }
}
