package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A condition made of other conditions: all of them, any of them, the opposite, or an implication.
 */
public sealed interface Connective extends BooleanExpression {

  /** A conjunction. Its parts are evaluated from left to right, until one fails. */
  record All(List<BooleanExpression> parts) implements Connective {

    public All {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(int[] state) {
      for (int index = 0; index < parts.size(); index++) {
        if (!parts.get(index).holds(state)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      parts.forEach(part -> part.addReadsTo(reads));
    }

    @Override
    public boolean isTotal() {
      return parts.stream().allMatch(BooleanExpression::isTotal);
    }

    @Override
    public All with(IndexVariable index, long value) {
      return new All(parts.stream().map(part -> part.with(index, value)).toList());
    }

    @Override
    public List<BooleanExpression> conjuncts() {
      return isTotal() || parts.size() == 1
          ? parts.stream().flatMap(part -> part.conjuncts().stream()).toList()
          : List.of(this);
    }

    @Override
    public String toString() {
      return parts.isEmpty()
          ? "true"
          : parts.stream().map(Object::toString).collect(Collectors.joining(" & ", "(", ")"));
    }
  }

  /** A disjunction. Its parts are evaluated from left to right, until one holds. */
  record Any(List<BooleanExpression> parts) implements Connective {

    public Any {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(int[] state) {
      for (int index = 0; index < parts.size(); index++) {
        if (parts.get(index).holds(state)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      parts.forEach(part -> part.addReadsTo(reads));
    }

    @Override
    public boolean isTotal() {
      return parts.stream().allMatch(BooleanExpression::isTotal);
    }

    @Override
    public Any with(IndexVariable index, long value) {
      return new Any(parts.stream().map(part -> part.with(index, value)).toList());
    }

    @Override
    public String toString() {
      return parts.isEmpty()
          ? "false"
          : parts.stream().map(Object::toString).collect(Collectors.joining(" | ", "(", ")"));
    }
  }

  /** The negation of a condition. */
  record Not(BooleanExpression part) implements Connective {

    @Override
    public boolean holds(int[] state) {
      return !part.holds(state);
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      part.addReadsTo(reads);
    }

    @Override
    public boolean isTotal() {
      return part.isTotal();
    }

    @Override
    public Not with(IndexVariable index, long value) {
      return new Not(part.with(index, value));
    }

    @Override
    public List<BooleanExpression> conjuncts() {
      if (part instanceof Not inner) {
        return inner.part().conjuncts();
      }
      if (part instanceof Implication implication && implication.isTotal()) {
        return new Not(implication.expanded()).conjuncts();
      }
      if (part instanceof Any any && any.isTotal()) {
        return any.parts().stream().flatMap(each -> each.not().conjuncts().stream()).toList();
      }
      return List.of(this);
    }

    @Override
    public String toString() {
      return part instanceof Comparison ? "!(" + part + ")" : "!" + part;
    }
  }

  /** An implication: it holds where the conclusion holds and where the premise does not. */
  record Implication(BooleanExpression premise, BooleanExpression conclusion)
      implements Connective {

    /**
     * The condition that must be reachable for {@code condition} not to hold vacuously: its premise
     * if it is an implication, and for a universal quantifier over an implication, that the premise
     * holds for some index.
     */
    public static Optional<BooleanExpression> premiseOf(BooleanExpression condition) {
      if (condition instanceof Implication implication) {
        return Optional.of(implication.premise());
      }
      if (condition instanceof Quantified all && all.quantifier() == Quantified.Quantifier.FORALL) {
        List<BooleanExpression> premises =
            all.instances().stream().flatMap(one -> premiseOf(one).stream()).toList();
        return premises.isEmpty() ? Optional.empty() : Optional.of(new Any(premises));
      }
      return Optional.empty();
    }

    /** The equivalent disjunction. */
    public Any expanded() {
      return new Any(List.of(premise.not(), conclusion));
    }

    @Override
    public boolean holds(int[] state) {
      return !premise.holds(state) || conclusion.holds(state);
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      premise.addReadsTo(reads);
      conclusion.addReadsTo(reads);
    }

    @Override
    public boolean isTotal() {
      return premise.isTotal() && conclusion.isTotal();
    }

    @Override
    public Implication with(IndexVariable index, long value) {
      return new Implication(premise.with(index, value), conclusion.with(index, value));
    }

    @Override
    public String toString() {
      return "(%s -> %s)".formatted(premise, conclusion);
    }
  }
}
