package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.Execution;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import io.mazurka.kernel.dynamic.execution.RunEnd;

/**
 * Optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas 2017): when an
 * execution ends, each of its races is reversed by a whole sequence of events, planned in a wakeup
 * tree, unless something asleep shows that it was explored already. So there is exactly one
 * execution for each trace.
 */
final class OptimalPlanner extends Planner {

  private final Races races;
  private final Sequence sequence = new Sequence();
  private final RaceLog log = new RaceLog();
  private long planned;
  private boolean anyCut;

  OptimalPlanner(Stack stack) {
    super(stack);
    this.races = new Races(stack);
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
  public int ahead(StackNode node) {
    return plan(node).size() - 1;
  }

  @Override
  public void enter(StackNode node) {
    int last = stack.history().length() - 1;
    if (last < 0) {
      node.plan = new PlannedAccess(PackedEvent.NONE);
      return;
    }
    races.findOf(last);
    log.put(last, races);
    node.plan = plan(stack.node(last)).first();
  }

  private static PlannedAccess plan(StackNode node) {
    if (node.plan == null) {
      throw new IllegalStateException("a state on the stack has no plan");
    }
    return node.plan;
  }

  @Override
  public long choose(StackNode node) {
    PlannedAccess plan = plan(node);
    if (node.explored > 0) {
      plan.removeFirst();
      planned--;
    } else if (plan.isLeaf()) {
      planAny(node, plan);
    }
    PlannedAccess first = plan.first();
    return first == null ? PackedEvent.NONE : first.event();
  }

  /** Plans all alternatives of the preferred thread, or of the lowest that can run and is awake. */
  private void planAny(StackNode node, PlannedAccess plan) {
    Execution execution = stack.execution();
    int preferred = execution.preferred();
    for (int turn = 0; turn < execution.threads() && plan.isLeaf(); turn++) {
      int thread = turn == 0 ? preferred : turn <= preferred ? turn - 1 : turn;
      int alternatives = execution.alternatives(thread);
      node.enabled |= alternatives > 0 ? 1L << thread : 0;
      for (int alternative = 0; alternative < alternatives; alternative++) {
        if (!node.isAsleep(thread, alternative)) {
          plan.append(new PlannedAccess(PackedEvent.alternative(stack.next(thread), alternative)));
          planned++;
        }
      }
    }
  }

  @Override
  public void end(StackNode node, RunEnd end) {
    anyCut |= end == RunEnd.CUT;
    if (end == RunEnd.BLOCKED && !anyCut) {
      throw new IllegalStateException("a planned run repeats a trace");
    }
    int length = stack.history().length();
    for (int later = 0; later < length; later++) {
      int thread = PackedEvent.thread(stack.history().access(later));
      for (int race = log.start(later); race < log.start(later + 1); race++) {
        reverse(log.earlier(race), later, thread);
      }
    }
    for (int thread = 0; thread < stack.threads(); thread++) {
      long next = stack.next(thread);
      if (next != PackedEvent.NONE && PackedEvent.isBlocked(next)) {
        races.findOfNext(thread, next);
        for (int race = 0; race < races.count(); race++) {
          reverse(races.earlier(race), length, thread);
        }
      }
    }
  }

  private void reverse(int earlier, int later, int thread) {
    StackNode node = stack.node(earlier);
    sequence.notAfter(stack, earlier, later, stack.history().length(), thread);
    for (int index = 0; index < node.sleeping(); index++) {
      if (sequence.find(node.sleeper(index)) != Sequence.NEITHER) {
        return;
      }
    }
    planned += plan(node).insert(sequence);
  }
}
