package io.mazurka.classes;

/** All schedules of each program, unless they are very many, and thousands of real runs. */
final class LibraryOutcomeLongTests extends LibraryOutcomeContract {

  LibraryOutcomeLongTests() {
    super(4_000, 2_000);
  }
}
