package io.mazurka.threads.model;

/** The local state of a thread that found something wrong or threw an exception. */
record Failed(String message) {

  @Override
  public String toString() {
    return message;
  }
}
