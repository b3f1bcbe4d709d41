package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.program.Command;
import java.util.List;

/**
 * Something whose truth a symmetry must keep in every state: conditions, each of them, and that one
 * command of a pair disables the other.
 *
 * @param text what it is, with its name
 * @param disabling pairs of commands; a symmetry must map pairs to pairs
 */
public record KeptCondition(
    String text, List<BooleanExpression> conditions, List<CommandPair> disabling) {

  /** A command and one that it may disable. */
  public record CommandPair(Command disabler, Command victim) {}

  public KeptCondition {
    conditions = List.copyOf(conditions);
    disabling = List.copyOf(disabling);
  }
}
