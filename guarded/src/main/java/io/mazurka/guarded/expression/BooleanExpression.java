package io.mazurka.guarded.expression;

import io.mazurka.guarded.expression.IntegerExpression.Relation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** An expression that holds or does not. */
public sealed interface BooleanExpression extends Expression {

  boolean holds(int[] state);

  @Override
  default int value(int[] state) {
    return holds(state) ? 1 : 0;
  }

  /** Holds where the Boolean variable is 1. */
  static BooleanExpression of(StateVariable variable) {
    return new IsSet(variable);
  }

  /** Holds everywhere. */
  static BooleanExpression always() {
    return new All(List.of());
  }

  static BooleanExpression all(BooleanExpression... parts) {
    return new All(List.of(parts));
  }

  static BooleanExpression any(BooleanExpression... parts) {
    return new Any(List.of(parts));
  }

  default BooleanExpression not() {
    return new Not(this);
  }

  default BooleanExpression and(BooleanExpression other) {
    return all(this, other);
  }

  default BooleanExpression or(BooleanExpression other) {
    return any(this, other);
  }

  /** The parts that must all hold; the condition itself if it is no conjunction. */
  default List<BooleanExpression> conjuncts() {
    return List.of(this);
  }

  /** Holds where a variable is not 0. */
  record IsSet(StateVariable variable) implements BooleanExpression {
    @Override
    public boolean holds(int[] state) {
      return state[variable.slot()] != 0;
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      reads.add(variable);
    }

    @Override
    public String toString() {
      return variable.name();
    }
  }

  /** Compares two terms. */
  record Comparison(IntegerExpression left, Relation relation, IntegerExpression right)
      implements BooleanExpression {
    @Override
    public boolean holds(int[] state) {
      return relation.holds(left.value(state), right.value(state));
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      left.addReadsTo(reads);
      right.addReadsTo(reads);
    }

    @Override
    public String toString() {
      return left + " " + relation.symbol() + " " + right;
    }
  }

  /** Holds where its part does not. */
  record Not(BooleanExpression part) implements BooleanExpression {
    @Override
    public boolean holds(int[] state) {
      return !part.holds(state);
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      part.addReadsTo(reads);
    }

    @Override
    public List<BooleanExpression> conjuncts() {
      if (part instanceof Not inner) {
        return inner.part().conjuncts();
      }
      if (part instanceof Any any) {
        return any.parts().stream().flatMap(each -> each.not().conjuncts().stream()).toList();
      }
      return List.of(this);
    }

    @Override
    public String toString() {
      return part instanceof Comparison ? "!(" + part + ")" : "!" + part;
    }
  }

  /** Holds where all its parts do. */
  record All(List<BooleanExpression> parts) implements BooleanExpression {
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
    public List<BooleanExpression> conjuncts() {
      return parts.stream().flatMap(part -> part.conjuncts().stream()).toList();
    }

    @Override
    public String toString() {
      return parts.isEmpty() ? "1" : joined(parts, " & ");
    }
  }

  /** Holds where one of its parts does. */
  record Any(List<BooleanExpression> parts) implements BooleanExpression {
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
    public String toString() {
      return parts.isEmpty() ? "0" : joined(parts, " | ");
    }
  }

  private static String joined(List<BooleanExpression> parts, String operator) {
    return parts.stream().map(Object::toString).collect(Collectors.joining(operator, "(", ")"));
  }
}
