package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.Any;
import io.mazurka.expressions.tree.BooleanExpression;
import java.util.List;

/**
 * A condition that clauses are made of.
 *
 * @param condition the condition
 * @param processes the processes that it names, as bits; none of those that it speaks of as "some"
 */
record LemmaAtom(BooleanExpression condition, int processes) {

  /** What it is an alternative of, if it says "some"; else itself. */
  List<BooleanExpression> alternatives() {
    return condition instanceof Any some ? some.parts() : List.of(condition);
  }

  boolean isSome() {
    return condition instanceof Any;
  }
}
