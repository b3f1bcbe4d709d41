package io.mazurka.cli;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes the automata that a check searches into a file: for each formula of linear time the
 * automaton of its negation, which accepts the executions that violate the formula.
 */
final class AutomataFile {

  private AutomataFile() {}

  /** Writes the automata of a check of {@code system}. */
  static void write(String file, Checkable system, CheckOptions options) {
    StringBuilder automata = new StringBuilder();
    for (TemporalProperty property :
        TemporalProperty.among(Check.of(system).with(options).prepare().task().properties())) {
      Optional.of(property)
          .filter(TemporalProperty::isLinear)
          .flatMap(TemporalProperty::linear)
          .map(formula -> Translation.of(LinearFormula.not(formula)))
          .map(
              automaton ->
                  automaton.toHoa(
                      "!(%s)".formatted(property.text()),
                      property.atoms().stream().map(NamedCondition::name).toList()))
          .ifPresent(automata::append);
    }
    if (automata.isEmpty()) {
      throw new InvalidOptionException(
          "--hoa has no effect: no formula of linear time is checked; ask for one with --ltl, or"
              + " leave it out");
    }
    try {
      Files.writeString(Path.of(file), automata);
    } catch (IOException | InvalidPathException e) {
      throw new InvalidModelException("'%s' cannot be written: %s".formatted(file, e), e);
    }
  }
}
