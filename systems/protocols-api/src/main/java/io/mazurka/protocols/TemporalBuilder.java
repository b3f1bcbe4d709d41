package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.FormulaReader;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.syntax.FormulaSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The declaration of a temporal property: a formula that every execution satisfies (linear time) or
 * that holds in every initial state (branching time). Each of the methods that take a formula or a
 * proposition completes the declaration.
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
   * Requires a formula of linear time, such as {@code [](asked -> <> answered)}. Its atoms are the
   * names of propositions or of properties that are conditions. A name that is not a plain word is
   * quoted.
   */
  public Linear ltl(String formula) {
    text = formula;
    return new Linear();
  }

  /** Requires a formula of branching time, such as {@code AG EF idle}. */
  public void ctl(String formula) {
    kind = Kind.CTL;
    text = formula;
  }

  /**
   * Requires a formula of CTL*, which combines quantifiers over executions with operators over time
   * freely, such as {@code A(G F idle) || E(F G asking)}.
   */
  public void ctlStar(String formula) {
    kind = Kind.CTLSTAR;
    text = formula;
  }

  /** Requires that {@code proposition} always holds. */
  public Always always(Proposition proposition) {
    ltl("[] " + quoted(proposition));
    return new Always(proposition);
  }

  /** Requires that {@code proposition} holds at some time. */
  public Linear eventually(Proposition proposition) {
    return ltl("<> " + quoted(proposition));
  }

  /** Requires that {@code proposition} holds again and again. */
  public Linear infinitelyOften(Proposition proposition) {
    return ltl("[] <> " + quoted(proposition));
  }

  /** Requires that {@code proposition} always holds from some time on. */
  public Linear eventuallyAlways(Proposition proposition) {
    return ltl("<> [] " + quoted(proposition));
  }

  private static String quoted(Proposition proposition) {
    return FormulaReader.quoted(proposition.name());
  }

  /**
   * The formula over {@code conditions}. If several conditions have the same name, the first is
   * meant.
   */
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

  /** The fairness that a formula of linear time assumes of executions. The default is none. */
  public class Linear {

    Linear() {}

    /**
     * Assumes weak fairness of every process: a process that can always take a step from some time
     * on is not passed over for ever.
     */
    public Linear weaklyFair() {
      return assume(AskedFairness.all(Strength.WEAK));
    }

    /**
     * Assumes strong fairness of every process: a process that can take a step again and again is
     * not passed over for ever.
     */
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

    /**
     * Assumes weak fairness of every message: one that can be consumed at all times from some time
     * on is consumed or, where messages can get lost, lost.
     */
    public Linear weaklyFairDelivery() {
      return assume(AskedFairness.delivery(Strength.WEAK));
    }

    /**
     * Assumes strong fairness of every message: one that can be consumed again and again, for
     * example because it is sent again and again, is consumed again and again.
     */
    public Linear stronglyFairDelivery() {
      return assume(AskedFairness.delivery(Strength.STRONG));
    }

    /** Assumes weak fairness of every message to a member of this role. */
    public Linear weaklyFairDelivery(Role<?> to) {
      return to.size() == 0 ? this : assume(AskedFairness.delivery(Strength.WEAK, to.name()));
    }

    /** Assumes strong fairness of every message to a member of this role. */
    public Linear stronglyFairDelivery(Role<?> to) {
      return to.size() == 0 ? this : assume(AskedFairness.delivery(Strength.STRONG, to.name()));
    }

    /** Assumes weak fairness of every message from a member of one role to one of another. */
    public Linear weaklyFairDelivery(Role<?> from, Role<?> to) {
      return delivery(Strength.WEAK, from, to);
    }

    /** Assumes strong fairness of every message from a member of one role to one of another. */
    public Linear stronglyFairDelivery(Role<?> from, Role<?> to) {
      return delivery(Strength.STRONG, from, to);
    }

    /** Assumes weak fairness of every message in one channel. */
    public Linear weaklyFairDelivery(ProcessId from, ProcessId to) {
      return assume(AskedFairness.delivery(Strength.WEAK, from.toString(), to.toString()));
    }

    /** Assumes strong fairness of every message in one channel. */
    public Linear stronglyFairDelivery(ProcessId from, ProcessId to) {
      return assume(AskedFairness.delivery(Strength.STRONG, from.toString(), to.toString()));
    }

    private Linear delivery(Strength strength, Role<?> from, Role<?> to) {
      return from.size() == 0 || to.size() == 0
          ? this
          : assume(AskedFairness.delivery(strength, from.name(), to.name()));
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

  /**
   * The requirement that a proposition always holds. {@link #leadsTo} turns it into a response
   * property.
   */
  public final class Always extends Linear {

    private final Proposition premise;

    private Always(Proposition premise) {
      this.premise = premise;
    }

    /**
     * Requires instead that whenever the proposition holds, {@code conclusion} holds then or later.
     */
    public Linear leadsTo(Proposition conclusion) {
      return ltl("[](%s -> <> %s)".formatted(quoted(premise), quoted(conclusion)));
    }
  }
}
