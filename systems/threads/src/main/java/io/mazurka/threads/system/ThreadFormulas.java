package io.mazurka.threads.system;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.FairSteps;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.FormulaSyntaxException;
import io.mazurka.temporal.syntax.UnknownAtomException;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.ThreadProposition;
import java.util.List;
import java.util.stream.Stream;

/**
 * The formulas of a check: those that the program declares, and those that the user asks for.
 *
 * @param all the formulas, over propositions of the program
 */
public record ThreadFormulas(List<DeclaredFormula<ThreadProposition>> all, AskedProperties asked) {

  /** The formulas that {@code model} declares and those of {@code asked}. */
  public static ThreadFormulas of(StepModel model, AskedProperties asked) {
    List<ThreadProposition> known = model.propositions();
    return new ThreadFormulas(
        Stream.concat(
                model.formulas().stream().map(formula -> declared(formula, known)),
                asked.formulas().stream()
                    .map(one -> FormulaReader.read(one, atom -> named(atom, known))))
            .toList(),
        asked);
  }

  private static DeclaredFormula<ThreadProposition> declared(
      Scope.Formula formula, List<ThreadProposition> known) {
    try {
      return new DeclaredFormula<>(
          formula.name(),
          FormulaReader.read(formula.kind(), formula.text(), atom -> named(atom, known)),
          formula.fairness());
    } catch (FormulaSyntaxException e) {
      throw new InvalidModelException(
          "property '%s': %s in %s".formatted(formula.name(), e.getMessage(), formula.text()), e);
    }
  }

  private static ThreadProposition named(String atom, List<ThreadProposition> known) {
    String name = AtomTable.name(atom);
    List<String> names = known.stream().map(ThreadProposition::name).toList();
    if (!names.contains(name)) {
      throw new UnknownAtomException(
          1,
          "there is no proposition '%s'%s; %s"
              .formatted(
                  name,
                  NearMiss.question(name, names),
                  names.isEmpty()
                      ? "this program declares none"
                      : "this program has " + String.join(", ", names)));
    }
    return known.get(names.indexOf(name));
  }

  /** Whether one of them is to be checked. */
  public boolean areAsked() {
    List<String> names = asked.asked();
    return all.stream().anyMatch(one -> names.isEmpty() || names.contains(one.name()));
  }

  /** All of them as properties of the model. */
  public List<Property> properties(StepModel model, List<Transition> transitions) {
    FairSteps steps = new FairSteps(transitions);
    return all.stream()
        .<Property>map(
            formula ->
                formula.property(
                    (name, proposition) -> condition(model, proposition), steps, asked.fairness()))
        .toList();
  }

  private static PropertyCondition condition(StepModel model, ThreadProposition proposition) {
    return new OpaqueCondition(state -> model.holds(proposition, state), state -> "it holds");
  }
}
