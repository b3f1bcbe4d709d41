package io.mazurka.bench.tools;

import java.util.List;
import java.util.Optional;

/**
 * A model in the language of another tool.
 *
 * @param name the file name without its extension, which is also the name of the module
 * @param text the text of a generated model; otherwise the model is a file of the bench
 * @param settings the parameters, in the form of the tool
 * @param invariant the invariant, if the model does not name it itself
 * @param inquiry the question about its runs, in the form of the tool
 */
public record ModelTwin(
    String name,
    Optional<String> text,
    List<String> settings,
    Optional<String> invariant,
    Optional<Inquiry> inquiry) {

  public ModelTwin {
    settings = List.copyOf(settings);
  }

  /** A model that was generated. */
  public static ModelTwin generated(String name, String text) {
    return new ModelTwin(name, Optional.of(text), List.of(), Optional.empty(), Optional.empty());
  }

  /** A model of the bench that is asked about its runs. */
  public static ModelTwin asked(String name, List<String> settings, Inquiry inquiry) {
    return new ModelTwin(name, Optional.empty(), settings, Optional.empty(), Optional.of(inquiry));
  }
}
