package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A leaf of a wakeup tree and the way to it: an event, the sleep set and the branch taken for each
 * state before the leaf. As nothing sleeps at the leaf, what is explored below it depends on
 * nothing but these events.
 *
 * @param leaf the leaf
 * @param events the events that lead there, with the event of the leaf
 * @param sleeps for each event, what sleeps in the state before it
 * @param branches for each event, its node in the tree of the state before it
 */
public record OpenLeaf(
    WakeupTree leaf, List<Long> events, List<EventList> sleeps, List<WakeupTree> branches) {

  /** How many branches are looked at below one state. */
  private static final int MOST_LOOKS = 64;

  /** The number of events up to the leaf. */
  public int depth() {
    return events.size();
  }

  /**
   * Finds the leaf closest to the start that waits to be explored, that nobody has marked, and at
   * which nothing sleeps; null if there is none.
   *
   * @param base the number of the first events to which no other branches are looked for
   * @param deepest the most events up to the leaf
   */
  public static @Nullable OpenLeaf find(Stack<?> stack, int base, int deepest) {
    for (int position = base; position < Math.min(stack.length(), deepest); position++) {
      WakeupTree taken = stack.node(position).branch;
      if (taken != null && taken.sibling() != null) {
        EventList asleep = copy(stack.node(position).sleep());
        asleep.add(stack.event(position));
        OpenLeaf found =
            new Way(stack.dependence(), deepest - position).search(taken.sibling(), asleep);
        if (found != null) {
          return after(stack, position, found);
        }
      }
    }
    return null;
  }

  /** The place, behind the first events of the stack. */
  private static OpenLeaf after(Stack<?> stack, int count, OpenLeaf rest) {
    List<Long> events = new ArrayList<>();
    List<EventList> sleeps = new ArrayList<>();
    List<WakeupTree> branches = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      WakeupTree branch = stack.node(index).branch;
      if (branch == null) {
        throw new IllegalStateException("a state on the stack has no branch");
      }
      events.add(stack.event(index));
      sleeps.add(copy(stack.node(index).sleep()));
      branches.add(branch);
    }
    events.addAll(rest.events);
    sleeps.addAll(rest.sleeps);
    branches.addAll(rest.branches);
    return new OpenLeaf(rest.leaf, events, sleeps, branches);
  }

  private static EventList copy(EventList some) {
    EventList copy = new EventList();
    copy.addAll(some);
    return copy;
  }

  /** The way from a state on the stack down a tree. */
  private static final class Way {

    private final Dependence dependence;
    private final int longest;
    private int looks = MOST_LOOKS;
    private final List<Long> events = new ArrayList<>();
    private final List<EventList> sleeps = new ArrayList<>();
    private final List<WakeupTree> branches = new ArrayList<>();

    Way(Dependence dependence, int longest) {
      this.dependence = dependence;
      this.longest = longest;
    }

    /** Searches this branch and those after it. */
    @Nullable OpenLeaf search(@Nullable WakeupTree from, EventList before) {
      EventList asleep = before;
      for (WakeupTree branch = from; branch != null; branch = branch.sibling()) {
        EventList below = new EventList();
        for (int index = 0; index < asleep.size(); index++) {
          if (!dependence.dependent(asleep.get(index), branch.event())) {
            below.add(asleep.get(index));
          }
        }
        events.add(branch.event());
        sleeps.add(copy(asleep));
        branches.add(branch);
        looks--;
        if (looks < 0) {
          return null;
        }
        if (branch.isLeaf()) {
          if (branch.mark() == null && below.size() == 0) {
            return new OpenLeaf(branch, events, sleeps, branches);
          }
        } else if (events.size() < longest) {
          OpenLeaf found = search(branch.first(), below);
          if (found != null) {
            return found;
          }
        }
        events.remove(events.size() - 1);
        sleeps.remove(sleeps.size() - 1);
        branches.remove(branches.size() - 1);
        asleep.add(branch.event());
      }
      return null;
    }
  }
}
