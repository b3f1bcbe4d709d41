package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Candidate assertions that transitions establish (Manna and Pnueli 1995): where a variable no
 * longer has its initial value, it has the value that a command assigns, and the guard of that
 * command holds. They are only candidates: other commands may falsify them.
 */
final class ValidatedAssertions {

  private ValidatedAssertions() {}

  static List<Implication> of(Program program) {
    Map<String, Implication> found = new LinkedHashMap<>();
    for (Command command : program.commands()) {
      for (Assignment assignment : command.assignments()) {
        if (!program.initial().free().contains(assignment.target())) {
          add(program, command, assignment, found);
        }
      }
    }
    return List.copyOf(found.values());
  }

  private static void add(
      Program program, Command command, Assignment assignment, Map<String, Implication> found) {
    StateVariable target = assignment.target();
    IntegerExpression now = IntegerExpression.of(target);
    long initial = program.initial().values().get(target.slot()) + target.type().offset();
    BooleanExpression changed = now.equalTo(initial).not();
    List<BooleanExpression> conclusions = new ArrayList<>(command.guard().conjuncts());
    conclusions.add(new Comparison(now, Relation.EQUAL, assignment.value()));
    for (BooleanExpression conclusion : conclusions) {
      Implication assertion = new Implication(changed, conclusion);
      found.putIfAbsent(assertion.toString(), assertion);
    }
  }
}
