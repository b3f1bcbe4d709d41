package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.List;

/** The conditions that clauses are made of: what values variables have, and which are equal. */
final class LemmaAtoms {

  private static final int MOST_VALUES = 6;

  private LemmaAtoms() {}

  static List<BooleanExpression> of(Program program) {
    List<BooleanExpression> atoms = new ArrayList<>();
    List<StateVariable> variables = program.variables();
    for (int at = 0; at < variables.size(); at++) {
      addOwn(variables.get(at), atoms);
      for (int other = at + 1; other < variables.size(); other++) {
        addPair(program, variables.get(at), variables.get(other), atoms);
      }
    }
    return atoms;
  }

  private static void addOwn(StateVariable variable, List<BooleanExpression> atoms) {
    if (variable.isBoolean()) {
      atoms.add(BooleanExpression.of(variable));
    } else if (variable.type().isOpen()) {
      atoms.add(IntegerExpression.of(variable).equalTo(0));
    } else if (variable.size() == 2) {
      atoms.add(IntegerExpression.of(variable).equalTo(variable.type().offset()));
    } else if (variable.size() <= MOST_VALUES) {
      for (int above = 0; above < variable.size(); above++) {
        atoms.add(IntegerExpression.of(variable).equalTo(variable.type().offset() + above));
      }
    }
  }

  /** Numbers without end compare; others are equal if they are about the same process. */
  private static void addPair(
      Program program, StateVariable one, StateVariable other, List<BooleanExpression> atoms) {
    if (one.isBoolean() || other.isBoolean() || one.type().isOpen() != other.type().isOpen()) {
      return;
    }
    IntegerExpression left = IntegerExpression.of(one);
    IntegerExpression right = IntegerExpression.of(other);
    if (one.type().isOpen()) {
      atoms.add(new Comparison(left, Relation.LESS, right));
      atoms.add(new Comparison(left, Relation.EQUAL, right));
    } else if (areComparable(program, one, other)) {
      atoms.add(new Comparison(left, Relation.EQUAL, right));
    }
  }

  /** Whether one has what the other began with, or both are elements of an array of one subject. */
  private static boolean areComparable(Program program, StateVariable one, StateVariable other) {
    if (one.type().high() != other.type().high()) {
      return false;
    }
    List<String> parts = List.of(one.name().split("[\\[\\]]+", -1));
    List<String> others = List.of(other.name().split("[\\[\\]]+", -1));
    if (parts.size() < 2 || others.size() < 2) {
      return true;
    }
    List<String> shared = new ArrayList<>(parts);
    shared.retainAll(others);
    shared.remove("");
    boolean alike = parts.get(0).equals(others.get(0));
    boolean constant = isConstant(program, one) || isConstant(program, other);
    return alike ? parts.size() == 3 || shared.size() > 1 : constant && !shared.isEmpty();
  }

  private static boolean isConstant(Program program, StateVariable variable) {
    return program.commands().stream().noneMatch(command -> command.writes(variable));
  }
}
