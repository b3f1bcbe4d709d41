package io.mazurka.kernel;

/**
 * A property that terminal states decide: those in which no step is enabled, or optional ones
 * alone, which are the ones that a search counts as terminal. Whatever keeps terminal states keeps
 * its verdict.
 */
public sealed interface TerminalProperty extends Property permits AtEnd, TerminalDeadlock {

  @Override
  default PropertyClass needed() {
    return PropertyClass.TERMINAL_STATES;
  }
}
