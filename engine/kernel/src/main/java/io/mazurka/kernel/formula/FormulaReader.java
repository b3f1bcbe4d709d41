package io.mazurka.kernel.formula;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.Atoms;
import io.mazurka.temporal.syntax.BranchingParser;
import io.mazurka.temporal.syntax.FormulaSyntaxException;
import io.mazurka.temporal.syntax.LinearParser;
import io.mazurka.temporal.syntax.StarParser;
import java.util.List;

/** Reads formulas from text; a front end reads their atoms. */
public final class FormulaReader {

  private FormulaReader() {}

  /** The formula that is asked for. */
  public static <T> DeclaredFormula<T> read(AskedCondition asked, AtomReader<T> atoms) {
    try {
      return new DeclaredFormula<>(
          asked.text(), read(asked.kind(), asked.text(), atoms), List.of());
    } catch (FormulaSyntaxException e) {
      throw new InvalidOptionException(
          "%s '%s': %s".formatted(asked.option(), asked.text(), e.getMessage()));
    }
  }

  /**
   * Reads a formula of a temporal kind.
   *
   * @throws FormulaSyntaxException if {@code text} is no such formula
   */
  public static <T> ParsedFormula<T> read(Kind kind, String text, AtomReader<T> reader) {
    AtomTable<T> table = new AtomTable<>(reader::read);
    Atoms atoms =
        new Atoms() {
          @Override
          public int number(String atom) {
            return table.number(atom);
          }

          @Override
          public boolean reachesFar(String word) {
            return reader.reachesFar(word);
          }
        };
    TemporalFormula formula =
        switch (kind) {
          case CTLSTAR -> StarParser.parse(text, atoms);
          case CTL -> BranchingParser.parse(text, atoms);
          default -> LinearParser.parse(text, atoms);
        };
    return new ParsedFormula<>(
        text, formula, table.texts().stream().map(AtomTable::name).toList(), table.meanings());
  }

  /** The name of a proposition as an atom: in quotes unless it is a plain word. */
  public static String quoted(String name) {
    return name.matches("[a-z_][A-Za-z0-9_]*") && !name.equals("true") && !name.equals("false")
        ? name
        : '"' + name + '"';
  }
}
