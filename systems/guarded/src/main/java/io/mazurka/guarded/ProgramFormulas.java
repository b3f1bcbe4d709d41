package io.mazurka.guarded;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.engine.ProgramCondition;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.formula.AtomReader;
import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.FairSteps;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.UnknownAtomException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The formulas that should hold of a program, and the named conditions that formulas can use. Any
 * other condition on variables is an atom as well.
 */
record ProgramFormulas(
    Program program,
    Map<String, BooleanExpression> propositions,
    List<DeclaredFormula<BooleanExpression>> all) {

  static ProgramFormulas none(Program program) {
    return new ProgramFormulas(program, Map.of(), List.of());
  }

  ProgramFormulas withProposition(String name, BooleanExpression condition) {
    Map<String, BooleanExpression> more = new LinkedHashMap<>(propositions);
    more.put(name, condition);
    return new ProgramFormulas(program, more, all);
  }

  /**
   * The same formulas and one more, whose atoms may name the conditions known so far and {@code
   * others}.
   */
  ProgramFormulas with(
      String name, Kind kind, String text, List<AskedFairness> fairness, List<Requirement> others) {
    List<DeclaredFormula<BooleanExpression>> more = new ArrayList<>(all);
    more.add(new DeclaredFormula<>(name, FormulaReader.read(kind, text, atoms(others)), fairness));
    return new ProgramFormulas(program, propositions, more);
  }

  /** All these formulas and those that the user asks for, as properties. */
  List<Property> properties(
      AskedProperties asked,
      List<Requirement> others,
      List<Transition> transitions,
      ProgramCondition.Visibility visibility) {
    FairSteps steps = new FairSteps(transitions);
    BiFunction<String, BooleanExpression, PropertyCondition> conditions =
        (name, condition) -> ProgramCondition.supposed(name, condition, visibility);
    return Stream.concat(
            all.stream(),
            asked.formulas().stream().map(one -> FormulaReader.read(one, atoms(others))))
        .<Property>map(formula -> formula.property(conditions, steps, asked.fairness()))
        .toList();
  }

  private AtomReader<BooleanExpression> atoms(List<Requirement> others) {
    Map<String, BooleanExpression> named = new LinkedHashMap<>();
    others.forEach(one -> named.put(one.name(), one.condition()));
    named.putAll(propositions);
    return new AtomReader<>() {
      @Override
      public BooleanExpression read(String text) {
        BooleanExpression known = named.get(AtomTable.name(text));
        return known == null ? expression(text, named.keySet()) : known;
      }

      @Override
      public boolean reachesFar(String word) {
        return ExpressionParser.isQuantifier(word);
      }
    };
  }

  private BooleanExpression expression(String text, Set<String> names) {
    try {
      return ExpressionParser.condition(text, program.names());
    } catch (SyntaxException e) {
      throw new UnknownAtomException(
          e.column(),
          e.reason() + (names.isEmpty() ? "" : "; propositions are " + String.join(", ", names)));
    }
  }
}
