package io.mazurka.classes;

/** A few schedules and real runs of each program. */
final class OutcomeTests extends OutcomeContract {

  OutcomeTests() {
    super(20, 20);
  }
}
