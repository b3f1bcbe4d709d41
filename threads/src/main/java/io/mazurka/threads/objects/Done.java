package io.mazurka.threads.objects;

/** The result of an operation that tells the thread nothing. */
public enum Done {
  DONE;

  @Override
  public String toString() {
    return "";
  }
}
