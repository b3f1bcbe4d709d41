package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.Nullable;

/**
 * Keeps a set of events to explore from each state: a race is reversed by one that can begin the
 * reversing sequence. With sleep sets these are source sets (Abdulla, Aronis, Jonsson and Sagonas
 * 2017). Without, it is dynamic reduction as first published (Flanagan and Godefroid 2005): only
 * what leads to the later event counts as the sequence.
 *
 * <p>Something asleep that is independent of the sequence does not stand for it, unlike with wakeup
 * trees: what comes later may depend on it, and then nobody would come back here.
 */
final class StepBacktrackPlanner extends StepPlanner {

  private final boolean sleepSets;

  StepBacktrackPlanner(Run run, boolean sleepSets) {
    super(run);
    this.sleepSets = sleepSets;
  }

  @Override
  boolean usesSleepSets() {
    return sleepSets;
  }

  @Override
  void enter(StepNode node) {
    StepEvent first = anyAwake(node);
    if (first != null) {
      node.backtrack.add(first);
    }
  }

  @Override
  @Nullable StepEvent choose(StepNode node) {
    return node.next < node.backtrack.size() ? node.backtrack.get(node.next++) : null;
  }

  @Override
  int ahead(StepNode node) {
    return node.backtrack.size() - node.next;
  }

  @Override
  void reverse(StepNode node, StepSequence sequence) {
    if (!sleepSets) {
      sequence.shorten();
    }
    if (!sequence.beginsWithOneOf(node.sleep) && !sequence.beginsWithOneOf(node.backtrack)) {
      node.backtrack.add(sequence.event(0));
    }
  }
}
