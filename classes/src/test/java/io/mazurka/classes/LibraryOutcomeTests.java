package io.mazurka.classes;

/** A few schedules and real runs of each program. */
final class LibraryOutcomeTests extends LibraryOutcomeContract {

  LibraryOutcomeTests() {
    super(20, 20);
  }
}
