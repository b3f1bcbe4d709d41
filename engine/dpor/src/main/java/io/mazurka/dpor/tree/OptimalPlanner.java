package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.RunEnd;

/**
 * Optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas 2017): when an
 * execution ends, each of its races is reversed by a whole sequence of events, planned in a wakeup
 * tree, unless a sleeping event shows that the sequence was explored already. So there is exactly
 * one execution for each trace.
 */
public final class OptimalPlanner extends Planner {

  private final Stack<?> stack;
  private final Races races;
  private long planned;
  private boolean anyCut;

  public OptimalPlanner(Stack<?> stack, Races races) {
    this.stack = stack;
    this.races = races;
  }

  @Override
  public boolean usesSleepSets() {
    return true;
  }

  @Override
  public long planned() {
    return planned;
  }

  @Override
  public int ahead(int position) {
    return plan(stack.node(position)).size() - 1;
  }

  @Override
  public void enter() {
    int last = stack.length() - 1;
    if (last < 0) {
      stack.top().plan = WakeupTree.empty();
    } else {
      races.taken();
      stack.top().plan = plan(stack.node(last)).first();
    }
  }

  private static WakeupTree plan(StackNode node) {
    if (node.plan == null) {
      throw new IllegalStateException("a state on the stack has no plan");
    }
    return node.plan;
  }

  @Override
  public long choose() {
    StackNode node = stack.top();
    WakeupTree plan = plan(node);
    if (node.explored() > 0) {
      plan.removeFirst();
      planned--;
    } else if (plan.isLeaf()) {
      stack.planAny(plan);
      planned += plan.size();
    }
    WakeupTree first = plan.first();
    return first == null ? Dependence.NONE : first.event();
  }

  @Override
  public void end(RunEnd end) {
    anyCut |= end == RunEnd.CUT;
    if (end == RunEnd.BLOCKED && !anyCut) {
      throw new IllegalStateException("a planned run repeats a trace");
    }
    races.reverse(this::reverse);
  }

  private void reverse(int earlier, Sequence sequence) {
    StackNode node = stack.node(earlier);
    if (!sequence.canFollowOneOf(node.sleep())) {
      planned += plan(node).insert(sequence);
    }
  }
}
