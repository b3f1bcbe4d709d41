package io.mazurka.threads.model;

/** The local state of a thread whose assumption does not hold: its execution does not count. */
enum Unmet {
  UNMET
}
