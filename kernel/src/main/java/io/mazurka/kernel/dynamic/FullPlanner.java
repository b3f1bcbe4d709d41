package io.mazurka.kernel.dynamic;

/** Explores every enabled thread. */
final class FullPlanner extends BacktrackPlanner {

  FullPlanner(Stack stack, boolean sleepSets) {
    super(stack, sleepSets);
  }

  @Override
  void enter(Node node) {
    node.look(stack.execution());
    node.backtrack = node.enabled;
  }

  @Override
  void end(Node node, RunEnd end) {}
}
