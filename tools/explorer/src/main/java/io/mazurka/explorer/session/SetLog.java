package io.mazurka.explorer.session;

import io.mazurka.kernel.Transition;
import io.mazurka.lpor.ClosureListener;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Records the stubborn sets that were tried in one state, and the reason why each member is in its
 * set.
 */
final class SetLog implements ClosureListener {

  /**
   * The member that added another one, because it interferes with it or because the other may
   * enable it.
   */
  private record Cause(int member, boolean interferes) {}

  /** A tried set: its first member, and the reason for each other member. */
  private record Tried(int start, Map<Integer, Cause> causes) {

    Set<Integer> members() {
      Set<Integer> members = new TreeSet<>(causes.keySet());
      members.add(start);
      return members;
    }
  }

  private final List<Transition> transitions;
  private final List<Tried> sets = new ArrayList<>();

  SetLog(List<Transition> transitions) {
    this.transitions = transitions;
  }

  /** Forgets the sets of the previous state. */
  void clear() {
    sets.clear();
  }

  @Override
  public void started(int start) {
    sets.add(new Tried(start, new HashMap<>()));
  }

  @Override
  public void brought(int member, boolean enabled, long[] before, long[] after) {
    if (sets.isEmpty()) {
      return;
    }
    Tried last = sets.get(sets.size() - 1);
    for (int added : TransitionSet.members(after)) {
      if (!TransitionSet.contains(before, added) && added != last.start()) {
        last.causes().putIfAbsent(added, new Cause(member, enabled));
      }
    }
  }

  /** The reasons why an enabled transition is explored or postponed, given the explored ones. */
  List<String> reasons(int transition, Set<Integer> enabled, Set<Integer> taken, boolean visible) {
    if (enabled.size() == 1) {
      return List.of("nothing else is possible");
    }
    Tried chosen = chosen(enabled, taken);
    if (!taken.contains(transition)) {
      List<String> reasons = new ArrayList<>();
      reasons.add("nothing in the set of what is taken interferes with it, so it can wait");
      Tried own = begunWith(transition);
      if (own != null) {
        reasons.addAll(forced(own, enabled));
      }
      return reasons;
    }
    if (chosen != null && taken.size() < enabled.size()) {
      return transition == chosen.start()
          ? List.of("the set begins with it")
          : chain(chosen, transition);
    }
    Tried own = begunWith(transition);
    if (own != null) {
      return forced(own, enabled);
    }
    return visible
        ? List.of("it may change what is checked, so no set begins with it")
        : List.of("no smaller set was found");
  }

  private @Nullable Tried chosen(Set<Integer> enabled, Set<Integer> taken) {
    for (Tried tried : sets) {
      Set<Integer> members = tried.members();
      members.retainAll(enabled);
      if (members.equals(taken)) {
        return tried;
      }
    }
    return null;
  }

  private @Nullable Tried begunWith(int transition) {
    return sets.stream().filter(tried -> tried.start() == transition).findFirst().orElse(null);
  }

  /** Explains which other transitions a set with this start has to contain. */
  private List<String> forced(Tried tried, Set<Integer> enabled) {
    Set<Integer> others = tried.members();
    others.retainAll(enabled);
    others.remove(tried.start());
    if (others.isEmpty()) {
      return List.of("a set of it alone would do as well");
    }
    List<String> reasons = new ArrayList<>();
    reasons.add(
        "a set that begins with it has %d of %d steps"
            .formatted(others.size() + 1, enabled.size()));
    reasons.addAll(chain(tried, others.iterator().next()));
    return reasons;
  }

  /** The chain of reasons for a member, from the first member on. */
  private List<String> chain(Tried tried, int member) {
    Deque<String> links = new ArrayDeque<>();
    int at = member;
    Cause cause = tried.causes().get(at);
    while (cause != null && links.size() <= transitions.size()) {
      links.addFirst(
          cause.interferes()
              ? "%s interferes with %s".formatted(name(cause.member()), name(at))
              : "%s cannot happen before %s".formatted(name(cause.member()), name(at)));
      at = cause.member();
      cause = at == tried.start() ? null : tried.causes().get(at);
    }
    return List.copyOf(links);
  }

  private String name(int transition) {
    return transitions.get(transition).toString();
  }
}
