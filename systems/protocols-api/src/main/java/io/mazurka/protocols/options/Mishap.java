package io.mazurka.protocols.options;

/**
 * A fault of a process or a message. A protocol or an option may bound how often each kind happens
 * in a run.
 */
public enum Mishap {
  CRASH("crashes"),
  LOSS("losses"),
  DUPLICATION("duplications"),
  RESTART("restarts"),
  TIMEOUT("timeouts"),
  MISTAKE("mistakes");

  private final String plural;

  Mishap(String plural) {
    this.plural = plural;
  }

  /** The plural of the word for this kind, for reports. */
  public String plural() {
    return plural;
  }
}
