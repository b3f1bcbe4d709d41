package io.mazurka.threads.operations;

/** The result of an operation that has nothing to tell its thread. */
public enum Done {
  DONE;

  @Override
  public String toString() {
    return "";
  }
}
