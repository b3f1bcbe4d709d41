package io.mazurka.protocols.options;

/** What may happen to processes and messages, at most so many times in a run if that is bounded. */
public enum Mishap {
  CRASH("crashes"),
  LOSS("losses"),
  DUPLICATION("duplications"),
  RESTART("restarts"),
  TIMEOUT("timeouts");

  private final String plural;

  Mishap(String plural) {
    this.plural = plural;
  }

  /** The word for several of them. */
  public String plural() {
    return plural;
  }
}
