package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;

/**
 * Dynamic partial-order reduction as first published (Flanagan and Godefroid 2005, figures 3 to 5):
 * for the next event of each thread it finds the last earlier event that is dependent and could
 * have come after it, and adds a backtracking point to the state before that earlier event.
 *
 * <p>With sleep sets this loses executions, because it looks only at the last such event; {@link
 * SourcePlanner} with short sequences is the repaired combination.
 */
public class ClassicPlanner extends BacktrackPlanner {

  private final ClassicVariant variant;
  private final PersistentSets persistentSets;

  public ClassicPlanner(ThreadStack stack, Strategy.Published strategy, boolean sleepSets) {
    super(stack, sleepSets);
    this.variant = strategy.variant();
    this.persistentSets = strategy.persistentSets();
  }

  @Override
  public final void enter() {
    for (int thread = 0; thread < stack.threads(); thread++) {
      long next = stack.next(thread);
      if (next != PackedEvent.NONE) {
        int event = lastDependent(thread, next);
        if (event >= 0) {
          addBacktrack(event, thread);
        }
      }
    }
    ThreadNode node = stack.top();
    node.look(stack.execution());
    node.enabled = persistentSets.select(node.enabled);
    node.backtrack = lowestAwake(node, node.enabled);
  }

  @Override
  public final void end(RunEnd end) {}

  /**
   * The last event that is dependent with {@code next}, may be co-enabled with it and does not
   * happen before it; -1 if there is none.
   */
  private int lastDependent(int thread, long next) {
    History history = stack.history();
    int previous = history.lastOfThread(thread);
    int event = history.lastOnObject(PackedEvent.object(next));
    for (; event >= 0; event = history.previousOnObject(event)) {
      if (!PackedEvent.conflict(history.access(event), next)) {
        continue;
      }
      boolean ordered = previous >= 0 && history.happensBefore(event, previous);
      if (ordered && variant == ClassicVariant.LAST_ACCESS) {
        return -1;
      }
      if (!ordered && !PackedEvent.isBlocked(before(event, thread, next))) {
        return event;
      }
    }
    return -1;
  }

  private long before(int event, int thread, long next) {
    return PackedEvent.isConditional(next)
        ? stack.before(event, stack.history().length(), thread)
        : next;
  }

  private void addBacktrack(int event, int thread) {
    ThreadNode node = stack.node(event);
    long candidates = 1L << thread;
    if (variant == ClassicVariant.HAPPENS_BEFORE) {
      candidates |= threadsBetween(event, thread);
    }
    reverse(node, candidates & node.enabled);
  }

  /**
   * Sees to it that a race of the event taken from {@code node} is reversed.
   *
   * @param candidates enabled threads, of which one is enough; if there is none, all are needed
   */
  void reverse(ThreadNode node, long candidates) {
    if (candidates == 0) {
      node.backtrack |= node.enabled;
    } else if ((candidates & node.backtrack) == 0) {
      node.backtrack |= Long.lowestOneBit(candidates);
    }
  }

  /**
   * The threads with an event after {@code event} that happens before the next of {@code thread}.
   */
  private long threadsBetween(int event, int thread) {
    History history = stack.history();
    int previous = history.lastOfThread(thread);
    long threads = 0;
    for (int between = event + 1; between <= previous; between++) {
      if (history.happensBefore(between, previous)) {
        threads |= 1L << PackedEvent.thread(history.access(between));
      }
    }
    return threads;
  }
}
