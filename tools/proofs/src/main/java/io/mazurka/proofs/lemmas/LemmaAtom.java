package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.Any;
import java.util.List;

/**
 * An atomic condition of which clauses are made.
 *
 * @param condition the condition
 * @param processes the processes that it names, as bits; processes under a "some" do not count
 */
record LemmaAtom(BooleanExpression condition, int processes) {

  /** The alternatives if the condition says "some"; else the condition itself. */
  List<BooleanExpression> alternatives() {
    return condition instanceof Any some ? some.parts() : List.of(condition);
  }

  boolean isSome() {
    return condition instanceof Any;
  }
}
