package io.mazurka.threads.real.turns;

/** Unwinds a thread whose run is over although its code is not. */
public final class Abandoned extends Unwinding {

  private static final long serialVersionUID = 1L;

  public Abandoned() {
    super("this run is over");
  }
}
