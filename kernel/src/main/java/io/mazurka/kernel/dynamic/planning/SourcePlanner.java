package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.PackedEvent;
import io.mazurka.kernel.dynamic.execution.RunEnd;

/**
 * Source sets (Abdulla, Aronis, Jonsson and Sagonas 2017): every race of a new event must be
 * reversed by one of the threads explored from the state before the earlier event.
 *
 * <p>The reversing sequence is what comes between and does not happen after the earlier event. With
 * <em>short</em> sequences it is only what also happens before the later one; this is classic
 * dynamic partial-order reduction made sound with sleep sets.
 */
final class SourcePlanner extends BacktrackPlanner {

  private final boolean shortSequences;
  private final Races races;
  private final Sequence sequence = new Sequence();

  SourcePlanner(Stack stack, boolean shortSequences) {
    super(stack, true);
    this.shortSequences = shortSequences;
    this.races = new Races(stack);
  }

  @Override
  public void enter(StackNode node) {
    int last = stack.history().length() - 1;
    if (last >= 0) {
      races.findOf(last);
      reverse(last, stack.history().access(last));
    }
    node.look(stack.execution());
    node.backtrack = lowestAwake(node, node.enabled);
  }

  @Override
  public void end(StackNode node, RunEnd end) {
    for (int thread = 0; thread < stack.threads(); thread++) {
      long next = stack.next(thread);
      if (next != PackedEvent.NONE && PackedEvent.isBlocked(next)) {
        races.findOfNext(thread, next);
        reverse(stack.history().length(), next);
      }
    }
  }

  private void reverse(int later, long access) {
    for (int race = 0; race < races.count(); race++) {
      int earlier = races.earlier(race);
      if (shortSequences) {
        sequence.leadingTo(stack, earlier, later, PackedEvent.thread(access));
      } else {
        sequence.notAfter(stack, earlier, later, later, PackedEvent.thread(access));
      }
      StackNode node = stack.node(earlier);
      long initials = sequence.initials();
      if ((initials & node.backtrack) == 0) {
        node.backtrack |= Long.lowestOneBit(initials);
      }
    }
  }
}
