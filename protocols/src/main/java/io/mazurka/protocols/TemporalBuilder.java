package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.syntax.FormulaSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The declaration of a temporal property: of a formula that every execution satisfies (linear time)
 * or every initial state (branching time). One of its methods completes it.
 */
public final class TemporalBuilder {

  private final String name;
  private final List<AskedFairness> fairness = new ArrayList<>();
  private Kind kind = Kind.LTL;
  private String text = "";

  TemporalBuilder(String name) {
    this.name = name;
  }

  /**
   * A formula of linear time, such as {@code [](asked -> <> answered)}. Its atoms are the names of
   * propositions and of conditions that are properties, in quotes if they are not plain words.
   */
  public Linear ltl(String formula) {
    text = formula;
    return new Linear();
  }

  /** A formula of branching time, such as {@code AG EF idle}. */
  public void ctl(String formula) {
    kind = Kind.CTL;
    text = formula;
  }

  /** That {@code proposition} holds at all times. */
  public Always always(Proposition proposition) {
    ltl("[] " + quoted(proposition));
    return new Always(proposition);
  }

  /** That {@code proposition} holds at some time. */
  public Linear eventually(Proposition proposition) {
    return ltl("<> " + quoted(proposition));
  }

  /** That {@code proposition} holds again and again. */
  public Linear infinitelyOften(Proposition proposition) {
    return ltl("[] <> " + quoted(proposition));
  }

  /** That {@code proposition} holds at all times from some time on. */
  public Linear eventuallyAlways(Proposition proposition) {
    return ltl("<> [] " + quoted(proposition));
  }

  private static String quoted(Proposition proposition) {
    return FormulaReader.quoted(proposition.name());
  }

  /** The formula over {@code conditions}, of which the first with a name is meant. */
  DeclaredFormula<PropertyDefinition> complete(
      String protocol, List<PropertyDefinition> conditions) {
    if (text.isEmpty()) {
      throw new InvalidModelException(
          "%s: property '%s' says nothing; end its declaration with ltl(...), ctl(...) or the like"
              .formatted(protocol, name));
    }
    try {
      return new DeclaredFormula<>(
          name,
          FormulaReader.read(kind, text, atom -> PropertyDefinition.named(atom, conditions)),
          fairness);
    } catch (FormulaSyntaxException e) {
      throw new InvalidModelException(
          "%s: property '%s': %s in %s".formatted(protocol, name, e.getMessage(), text), e);
    }
  }

  /** What a formula of linear time assumes of executions: nothing unless said. */
  public class Linear {

    Linear() {}

    /** Assumes that no process which can take a step from some time on is passed over for ever. */
    public Linear weaklyFair() {
      return assume(AskedFairness.all(Strength.WEAK));
    }

    /** Assumes that no process which can take a step again and again is passed over for ever. */
    public Linear stronglyFair() {
      return assume(AskedFairness.all(Strength.STRONG));
    }

    /** Assumes weak fairness of each member of these roles. */
    public Linear weaklyFair(Role<?>... roles) {
      return assume(Strength.WEAK, members(roles));
    }

    /** Assumes strong fairness of each member of these roles. */
    public Linear stronglyFair(Role<?>... roles) {
      return assume(Strength.STRONG, members(roles));
    }

    /** Assumes weak fairness of these processes. */
    public Linear weaklyFair(ProcessId... processes) {
      return assume(Strength.WEAK, Stream.of(processes).map(ProcessId::toString));
    }

    /** Assumes strong fairness of these processes. */
    public Linear stronglyFair(ProcessId... processes) {
      return assume(Strength.STRONG, Stream.of(processes).map(ProcessId::toString));
    }

    /** Assumes weak fairness of each of these steps of each process. */
    public Linear weaklyFair(StepReference<?>... steps) {
      return assume(Strength.WEAK, Stream.of(steps).flatMap(StepReference::ofEachProcess));
    }

    /** Assumes strong fairness of each of these steps of each process. */
    public Linear stronglyFair(StepReference<?>... steps) {
      return assume(Strength.STRONG, Stream.of(steps).flatMap(StepReference::ofEachProcess));
    }

    private Stream<String> members(Role<?>... roles) {
      return Stream.of(roles).flatMap(role -> role.members().stream()).map(ProcessId::toString);
    }

    private Linear assume(Strength strength, Stream<String> whom) {
      whom.forEach(one -> assume(AskedFairness.of(strength, one)));
      return this;
    }

    private Linear assume(AskedFairness assumption) {
      fairness.add(assumption);
      return this;
    }
  }

  /** That a proposition holds at all times, unless what it leads to is said. */
  public final class Always extends Linear {

    private final Proposition premise;

    private Always(Proposition premise) {
      this.premise = premise;
    }

    /** Instead: whenever the one holds, {@code conclusion} does then or later. */
    public Linear leadsTo(Proposition conclusion) {
      return ltl("[](%s -> <> %s)".formatted(quoted(premise), quoted(conclusion)));
    }
  }
}
