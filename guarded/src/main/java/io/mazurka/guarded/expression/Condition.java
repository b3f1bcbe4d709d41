package io.mazurka.guarded.expression;

import io.mazurka.guarded.expression.Term.Relation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** An expression that holds or does not. */
public sealed interface Condition extends Expression {

  boolean holds(int[] state);

  @Override
  default int value(int[] state) {
    return holds(state) ? 1 : 0;
  }

  /** Holds where the Boolean variable is 1. */
  static Condition of(Variable variable) {
    return new IsSet(variable);
  }

  /** Holds everywhere. */
  static Condition always() {
    return new All(List.of());
  }

  static Condition all(Condition... parts) {
    return new All(List.of(parts));
  }

  static Condition any(Condition... parts) {
    return new Any(List.of(parts));
  }

  default Condition not() {
    return new Not(this);
  }

  default Condition and(Condition other) {
    return all(this, other);
  }

  default Condition or(Condition other) {
    return any(this, other);
  }

  /** The parts that must all hold; the condition itself if it is no conjunction. */
  default List<Condition> conjuncts() {
    return List.of(this);
  }

  /** Holds where a variable is not 0. */
  record IsSet(Variable variable) implements Condition {
    @Override
    public boolean holds(int[] state) {
      return state[variable.slot()] != 0;
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
      reads.add(variable);
    }

    @Override
    public String toString() {
      return variable.name();
    }
  }

  /** Compares two terms. */
  record Comparison(Term left, Relation relation, Term right) implements Condition {
    @Override
    public boolean holds(int[] state) {
      return relation.holds(left.value(state), right.value(state));
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
      left.addReadsTo(reads);
      right.addReadsTo(reads);
    }

    @Override
    public String toString() {
      return left + " " + relation.symbol() + " " + right;
    }
  }

  /** Holds where its part does not. */
  record Not(Condition part) implements Condition {
    @Override
    public boolean holds(int[] state) {
      return !part.holds(state);
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
      part.addReadsTo(reads);
    }

    @Override
    public List<Condition> conjuncts() {
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
  record All(List<Condition> parts) implements Condition {
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
    public void addReadsTo(Set<Variable> reads) {
      parts.forEach(part -> part.addReadsTo(reads));
    }

    @Override
    public List<Condition> conjuncts() {
      return parts.stream().flatMap(part -> part.conjuncts().stream()).toList();
    }

    @Override
    public String toString() {
      return parts.isEmpty() ? "1" : joined(parts, " & ");
    }
  }

  /** Holds where one of its parts does. */
  record Any(List<Condition> parts) implements Condition {
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
    public void addReadsTo(Set<Variable> reads) {
      parts.forEach(part -> part.addReadsTo(reads));
    }

    @Override
    public String toString() {
      return parts.isEmpty() ? "0" : joined(parts, " | ");
    }
  }

  private static String joined(List<Condition> parts, String operator) {
    return parts.stream().map(Object::toString).collect(Collectors.joining(operator, "(", ")"));
  }
}
