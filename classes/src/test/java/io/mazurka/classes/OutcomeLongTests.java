package io.mazurka.classes;

/** All schedules of each program, unless they are very many, and thousands of real runs. */
final class OutcomeLongTests extends OutcomeContract {

  OutcomeLongTests() {
    super(4_000, 2_000);
  }
}
