package io.mazurka.bench.peers;

import java.util.List;
import java.util.Optional;

/**
 * A model in the language of another tool.
 *
 * @param name its file without the ending, which is also its module
 * @param text what it says, if it was generated; else it is among the models of the bench
 * @param settings its parameters, in the tool's own form
 * @param invariant what is to hold in every state, if that is named outside of the model
 * @param inquiry what is asked of its runs, in the tool's own form
 */
public record Twin(
    String name,
    Optional<String> text,
    List<String> settings,
    Optional<String> invariant,
    Optional<Inquiry> inquiry) {

  public Twin {
    settings = List.copyOf(settings);
  }

  /** A model that was generated. */
  public static Twin generated(String name, String text) {
    return new Twin(name, Optional.of(text), List.of(), Optional.empty(), Optional.empty());
  }

  /** A model of the bench that is asked about its runs. */
  public static Twin asked(String name, List<String> settings, Inquiry inquiry) {
    return new Twin(name, Optional.empty(), settings, Optional.empty(), Optional.of(inquiry));
  }
}
