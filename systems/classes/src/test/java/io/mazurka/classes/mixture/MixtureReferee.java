package io.mazurka.classes.mixture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All interleavings of a mixture, by trying every thread in every state. Two plain accesses that
 * could both come next race: programs in which that happens in no interleaving have no data race.
 */
final class MixtureReferee {

  /** One act of a flat program: blocks are entered and left, and jumped over. */
  record Line(Act act, boolean leaves, int next) {}

  private final List<List<Line>> code = new ArrayList<>();
  private final Set<String> visited = new HashSet<>();

  final Set<String> ends = new TreeSet<>();
  final Set<String> endsOfOthers = new TreeSet<>();
  boolean deadlocks;
  boolean fails;
  boolean races;
  boolean isTooLarge;

  MixtureReferee(Mixture mixture) {
    for (List<Act> acts : mixture.threads()) {
      List<Line> lines = new ArrayList<>();
      flatten(acts, lines);
      code.add(lines);
    }
    go(new MixtureState(mixture.threads().size()));
  }

  private static void flatten(List<Act> acts, List<Line> lines) {
    for (Act act : acts) {
      if (act.kind() == Act.Kind.PUT_ALL || act.kind() == Act.Kind.ADD_ALL) {
        for (int object = 0; object < 2; object++) {
          boolean puts = act.kind() == Act.Kind.PUT_ALL;
          Act single = new Act(puts ? Act.Kind.PUT : Act.Kind.OFFER, object, 0, List.of());
          lines.add(new Line(single, false, 0));
        }
        continue;
      }
      int at = lines.size();
      lines.add(new Line(act, false, 0));
      if (!act.inside().isEmpty() || act.kind().hasTwoLines()) {
        flatten(act.inside(), lines);
        lines.add(new Line(act, true, lines.size() + 1));
      }
      lines.set(at, new Line(act, false, lines.size()));
    }
  }

  private void go(MixtureState state) {
    if (!visited.add(state.toString())) {
      return;
    }
    if (visited.size() > 20_000) {
      isTooLarge = true;
      return;
    }
    boolean ended = true;
    boolean stuck = true;
    List<Act> next = new ArrayList<>();
    // Time is up when nobody can do anything else.
    for (int time = 0; time < 2 && stuck; time++) {
      for (int thread = 0; thread < code.size(); thread++) {
        if (state.at[thread] == code.get(thread).size()) {
          continue;
        }
        ended = false;
        Line line = code.get(thread).get(state.at[thread]);
        MixtureState after = state.copy();
        if (MixtureSteps.step(after, thread, line, time > 0)) {
          stuck = false;
          next.add(line.act());
          if (after.at[thread] < 0) {
            fails = true;
            after.dies(thread, code.get(thread).size());
          }
          go(after);
        }
      }
    }
    for (int one = 0; one < next.size(); one++) {
      for (int other = 0; other < one; other++) {
        races |= Conflict.between(next.get(one), next.get(other));
      }
    }
    if (ended) {
      (state.failed ? endsOfOthers : ends).add(state.end());
    } else if (stuck) {
      deadlocks = true;
    }
  }
}
