package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.reduction.ReductionProfile.Forced;
import io.mazurka.kernel.reduction.ReductionProfile.Postponed;
import io.mazurka.kernel.reduction.ReductionProfile.Reason;
import io.mazurka.lpor.ClosureListener;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts which transitions the stubborn sets of one worker leave out, and why the sets are not
 * smaller.
 *
 * <p>An enabled transition gets into a set by a chain of members, each of which brought the next.
 * The recorder counts all links of such chains, once for each set that was tried, but only in
 * states where the set that was explored has more than one transition.
 */
public final class ProfileRecorder implements ClosureListener {

  private record Link(int member, int added, Reason reason) {}

  private final List<Transition> transitions;
  private final long[] enabledIn;
  private final long[] postponedIn;
  private final Map<Link, Long> links = new HashMap<>();
  private long states;
  private long held;

  /** The transitions that are enabled in the current state. */
  private long[] enabled;

  /** The transitions that were chosen last in the current state. */
  private long[] chosen;

  /** The links of all sets that were tried in the current state. */
  private final List<Link> tried = new ArrayList<>();

  /** For each member of the current set except the start, the link that brought it. */
  private final Map<Integer, Link> causes = new HashMap<>();

  /** A record of these transitions, in which nothing was put off yet. */
  public ProfileRecorder(List<Transition> transitions) {
    this.transitions = List.copyOf(transitions);
    this.enabledIn = new long[transitions.size()];
    this.postponedIn = new long[transitions.size()];
    this.enabled = TransitionSet.empty(transitions.size());
    this.chosen = TransitionSet.empty(transitions.size());
  }

  /** Begins a new state, in which these transitions are enabled. */
  void startState(long[] nowEnabled) {
    endState();
    enabled = nowEnabled;
  }

  /** Begins the same state again. */
  void restartState() {
    tried.clear();
    causes.clear();
  }

  /** Notes the transitions that are explored in the current state; a later call replaces them. */
  void choose(long[] nowChosen) {
    chosen = nowChosen;
  }

  @Override
  public void started(int start) {
    endSet();
  }

  @Override
  public void brought(int member, boolean isEnabled, long[] before, long[] after) {
    Reason reason = isEnabled ? Reason.INTERFERING : Reason.ENABLING;
    for (int added : TransitionSet.members(after)) {
      if (!TransitionSet.contains(before, added)) {
        causes.put(added, new Link(member, added, reason));
      }
    }
  }

  private void endSet() {
    Set<Link> chain = new HashSet<>();
    for (int member : TransitionSet.members(enabled)) {
      Link link = causes.get(member);
      while (link != null && chain.add(link)) {
        link = causes.get(link.member());
      }
    }
    tried.addAll(chain);
    causes.clear();
  }

  private void endState() {
    endSet();
    if (!TransitionSet.isEmpty(enabled)) {
      states++;
      count(enabled, enabledIn);
      for (int transition : TransitionSet.members(enabled)) {
        postponedIn[transition] += TransitionSet.contains(chosen, transition) ? 0 : 1;
      }
      if (TransitionSet.size(chosen) > 1) {
        held++;
        tried.forEach(link -> links.merge(link, 1L, Long::sum));
      }
    }
    tried.clear();
    enabled = TransitionSet.empty(transitions.size());
  }

  private static void count(long[] set, long[] counts) {
    for (int transition : TransitionSet.members(set)) {
      counts[transition]++;
    }
  }

  /** The profile of the counts so far, with the remarks of the reduction. */
  public ReductionProfile profile(List<String> remarks) {
    endState();
    List<Postponed> postponed = new ArrayList<>();
    for (Transition transition : transitions) {
      int number = transition.number();
      if (enabledIn[number] > 0) {
        postponed.add(new Postponed(transition.toString(), enabledIn[number], postponedIn[number]));
      }
    }
    postponed.sort(Comparator.comparingLong(Postponed::postponed).reversed());
    List<Forced> forced = new ArrayList<>();
    links.forEach(
        (link, count) ->
            forced.add(new Forced(name(link.member()), name(link.added()), link.reason(), count)));
    forced.sort(
        Comparator.comparingLong(Forced::count)
            .reversed()
            .thenComparing(Forced::member)
            .thenComparing(Forced::added)
            .thenComparing(Forced::reason));
    return new ReductionProfile(states, held, postponed, forced, remarks);
  }

  private String name(int transition) {
    return transitions.get(transition).toString();
  }
}
