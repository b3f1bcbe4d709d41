package io.mazurka.kernel.dynamic;

/** Explores every enabled thread of a persistent set, or of all threads. */
final class FullPlanner extends BacktrackPlanner {

  private final PersistentSets persistentSets;

  FullPlanner(Stack stack, boolean sleepSets, PersistentSets persistentSets) {
    super(stack, sleepSets);
    this.persistentSets = persistentSets;
  }

  @Override
  void enter(Node node) {
    node.look(stack.execution());
    node.backtrack = persistentSets.select(node.enabled);
  }

  @Override
  void end(Node node, RunEnd end) {}
}
