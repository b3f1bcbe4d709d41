package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Sequence;

/**
 * Source sets (Abdulla, Aronis, Jonsson and Sagonas 2017): every race of a new event must be
 * reversed by one of the threads explored from the state before the earlier event.
 *
 * <p>The reversing sequence has the events between the two that do not happen after the earlier
 * event, and then the later event. A <em>short</em> sequence has only those that also happen before
 * the later event; with short sequences this is classic dynamic partial-order reduction, made sound
 * with sleep sets.
 *
 * <p>Within persistent sets, the thread that begins the reversing sequence is taken from such a
 * set. There is one: the later event depends on the earlier one, which is in the set, so some event
 * of the sequence is in the set, and the first such event depends on none before it.
 */
final class SourcePlanner extends BacktrackPlanner {

  private final boolean shortSequences;
  private final PersistentSets persistentSets;
  private final EventRaces races;
  private final ReversingSequence reversing;

  SourcePlanner(ThreadStack stack, boolean shortSequences, PersistentSets persistentSets) {
    super(stack, true);
    this.persistentSets = persistentSets;
    this.shortSequences = shortSequences;
    this.races = new EventRaces(stack);
    this.reversing = new ReversingSequence(stack);
  }

  @Override
  public void enter() {
    int last = stack.length() - 1;
    if (last >= 0) {
      races.findOf(last);
      reverse(last, PackedEvent.thread(stack.history().access(last)));
    }
    ThreadNode node = stack.top();
    node.look(stack.execution());
    node.enabled = persistentSets.select(node.enabled);
    node.backtrack = lowestAwake(node, node.enabled);
  }

  @Override
  public void end(RunEnd end) {
    for (int thread = 0; thread < stack.threads(); thread++) {
      races.findOfBlocked(thread);
      reverse(stack.length(), thread);
    }
  }

  private void reverse(int later, int thread) {
    for (int race = 0; race < races.count(); race++) {
      int earlier = races.earlier(race);
      Sequence sequence =
          shortSequences
              ? reversing.leadingTo(earlier, later, thread)
              : reversing.notAfter(earlier, later, later, thread);
      ThreadNode node = stack.node(earlier);
      long initials = ReversingSequence.initials(sequence);
      if ((initials & node.backtrack) == 0) {
        long selected = initials & node.enabled;
        node.backtrack |= Long.lowestOneBit(selected == 0 ? initials : selected);
      }
    }
  }
}
