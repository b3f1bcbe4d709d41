package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** Sets of transitions of a protocol, as words, and those that every relation needs. */
final class TransitionSets {

  private final TransitionNumbers transitions;
  private final List<MonitorComponent> monitors;
  private final boolean boundsCrashes;
  private final StepEnumerator enumerator;

  TransitionSets(Layout layout, TransitionNumbers transitions, StepEnumerator enumerator) {
    this.transitions = transitions;
    this.monitors = layout.monitors();
    this.boundsCrashes = layout.boundsCrashes();
    this.enumerator = enumerator;
  }

  long[] none() {
    return TransitionSet.empty(transitions.size());
  }

  long[] all(Predicate<ProtocolTransition> condition) {
    long[] set = none();
    for (ProtocolTransition transition : transitions) {
      if (condition.test(transition)) {
        TransitionSet.add(set, transition.number());
      }
    }
    return set;
  }

  /** The transitions of a process, in order. */
  List<ProtocolTransition> own(ProcessInstance process) {
    List<ProtocolTransition> own = new ArrayList<>();
    for (ProtocolTransition transition : transitions) {
      if (transition.process().equals(process)) {
        own.add(transition);
      }
    }
    return own;
  }

  /** Whether two transitions write the same monitor, or take from the same budget of crashes. */
  boolean shareState(ProtocolTransition one, ProtocolTransition other) {
    return (boundsCrashes && one.crashing() && other.crashing())
        || monitors.stream().anyMatch(monitor -> hears(monitor, one) && hears(monitor, other));
  }

  private static boolean hears(MonitorComponent monitor, ProtocolTransition transition) {
    return monitor.hears(Objects.requireNonNull(transition.step()));
  }

  /** Per own transition, what its steps in this view send: recipient, letter, and so on. */
  int[][] sent(ProcessComponent process, int view, List<ProtocolTransition> own) {
    int first = own.isEmpty() ? 0 : own.get(0).number();
    List<List<Integer>> sent = new ArrayList<>();
    own.forEach(transition -> sent.add(new ArrayList<>()));
    for (ViewStep step : enumerator.steps(process, view)) {
      for (ViewStep.Sent one : step.sent()) {
        sent.get(step.transition() - first).addAll(List.of(one.recipient(), one.letter()));
      }
    }
    return sent.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /**
   * Necessary enabling sets of a transition whose messages are missing: it needs {@code needed} of
   * the {@code missing} senders, so of any set of them that leaves out fewer, one must send.
   */
  List<long[]> senderSets(
      List<ProcessInstance> missing, int needed, Predicate<ProtocolTransition> canSend) {
    List<long[]> sets = new ArrayList<>();
    int spare = missing.size() - needed;
    for (int from = 0; needed > 0 && from < Math.max(1, missing.size()); from++) {
      int start = from;
      sets.add(
          all(
              sender -> {
                int place = missing.indexOf(sender.process());
                return place >= 0
                    && Math.floorMod(place - start, missing.size()) <= spare
                    && canSend.test(sender);
              }));
    }
    return sets;
  }
}
