package io.mazurka.threads.model;

/** The local state of a thread that assumes what is not so: its execution does not count. */
enum Unmet {
  UNMET
}
