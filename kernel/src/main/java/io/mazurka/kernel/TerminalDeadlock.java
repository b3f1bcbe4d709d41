package io.mazurka.kernel;

/** The absence of deadlocks in a system that is stuck wherever it can take no step. */
public record TerminalDeadlock() implements Property {

  @Override
  public String name() {
    return DEADLOCK;
  }

  @Override
  public Kind kind() {
    return Kind.DEADLOCK;
  }

  @Override
  public PropertyClass needed() {
    return PropertyClass.TERMINAL_STATES;
  }
}
