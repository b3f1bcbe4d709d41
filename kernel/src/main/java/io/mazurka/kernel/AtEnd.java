package io.mazurka.kernel;

/** A property that every reachable terminal state should have. */
public non-sealed interface AtEnd extends TerminalProperty {

  @Override
  default Kind kind() {
    return Kind.AT_END;
  }
}
