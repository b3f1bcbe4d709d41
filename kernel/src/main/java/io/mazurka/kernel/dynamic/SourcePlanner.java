package io.mazurka.kernel.dynamic;

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
  void enter(Node node) {
    int last = stack.history().length() - 1;
    if (last >= 0) {
      races.findOf(last);
      reverse(last, stack.history().access(last));
    }
    node.look(stack.execution());
    node.backtrack = lowestAwake(node, node.enabled);
  }

  @Override
  void end(Node node, RunEnd end) {
    for (int thread = 0; thread < stack.threads(); thread++) {
      long next = stack.next(thread);
      if (next != Access.NONE && Access.isBlocked(next)) {
        races.findOfNext(thread, next);
        reverse(stack.history().length(), next);
      }
    }
  }

  private void reverse(int later, long access) {
    for (int race = 0; race < races.count(); race++) {
      int earlier = races.earlier(race);
      if (shortSequences) {
        sequence.leadingTo(stack, earlier, later, Access.thread(access));
      } else {
        sequence.notAfter(stack, earlier, later, later, Access.thread(access));
      }
      Node node = stack.node(earlier);
      long initials = sequence.initials();
      if ((initials & node.backtrack) == 0) {
        node.backtrack |= Long.lowestOneBit(initials);
      }
    }
  }
}
