package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Relations from what the steps of a protocol declare (Bokor, Kinder, Serafini, Suri 2011,
 * definitions 4 to 6 and, for the contents of channels, Bokor 2011, definition 23). The published
 * dependency is repaired for set channels: see {@link ProtocolRelations}.
 */
final class DeclaredRelations implements RelationSource {

  private final TransitionNumbers transitions;
  private final StepEnumerator enumerator;
  private final List<MonitorComponent> monitors;
  private final boolean boundsCrashes;
  private final boolean net;
  private final long[][] interfering;
  private final long[][] enablers;

  /**
   * @param net whether a transition that waits for a message is enabled only by who sends it
   */
  DeclaredRelations(
      Layout layout, TransitionNumbers transitions, StepEnumerator enumerator, boolean net) {
    this.transitions = transitions;
    this.enumerator = enumerator;
    this.monitors = layout.monitors();
    this.boundsCrashes = layout.boundsCrashes();
    this.net = net;
    int size = transitions.size();
    this.interfering = new long[size][];
    this.enablers = new long[size][];
    for (int number = 0; number < size; number++) {
      ProtocolTransition transition = transitions.get(number);
      interfering[number] = all(other -> interferes(other, transition));
      enablers[number] = all(other -> canEnable(other, transition));
    }
  }

  /** A condition on transitions. */
  private interface Condition {
    boolean holds(ProtocolTransition transition);
  }

  private long[] all(Condition condition) {
    long[] set = TransitionSet.empty(transitions.size());
    for (int number = 0; number < transitions.size(); number++) {
      if (condition.holds(transitions.get(number))) {
        TransitionSet.add(set, number);
      }
    }
    return set;
  }

  private boolean interferes(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number()
        && (other.process().equals(transition.process())
            || canSend(other, transition)
            || (boundsCrashes && other.crashing() && transition.crashing())
            || monitors.stream().anyMatch(m -> hears(m, other) && hears(m, transition)));
  }

  private static boolean hears(MonitorComponent monitor, ProtocolTransition transition) {
    return monitor.hears(Objects.requireNonNull(transition.step()));
  }

  private static boolean canEnable(ProtocolTransition other, ProtocolTransition transition) {
    return other.process().equals(transition.process())
        ? canEnableLocally(other, transition)
        : canSend(other, transition);
  }

  private static boolean canEnableLocally(ProtocolTransition other, ProtocolTransition transition) {
    return other.number() != transition.number();
  }

  /** Whether {@code sender} can send a message that {@code recipient} may consume. */
  private static boolean canSend(ProtocolTransition sender, ProtocolTransition recipient) {
    StepDefinition consuming = Objects.requireNonNull(recipient.step());
    return recipient.senders().contains(sender.process())
        && Objects.requireNonNull(sender.step()).sends().stream()
            .anyMatch(sent -> reaches(sender, sent, recipient) && matches(sent, consuming));
  }

  private static boolean reaches(
      ProtocolTransition sender, SendDeclaration sent, ProtocolTransition recipient) {
    return sent.to() == recipient.process().role()
        && (!sent.reply() || sender.senders().contains(recipient.process()));
  }

  private static boolean matches(SendDeclaration sent, StepDefinition consuming) {
    return sent.type().isAssignableFrom(consuming.messageType())
        || consuming.messageType().isAssignableFrom(sent.type());
  }

  @Override
  public ViewRelations of(ProcessComponent process, int number) {
    View view = process.view(number);
    List<ProtocolTransition> own = new ArrayList<>();
    for (int index = 0; index < transitions.size(); index++) {
      if (transitions.get(index).process().equals(process.process())) {
        own.add(transitions.get(index));
      }
    }
    long[] none = TransitionSet.empty(transitions.size());
    long[] alive = view.crashed() ? none : all(t -> t.process().equals(process.process()));
    int[] pending = Arrays.stream(view.pending()).sorted().distinct().toArray();
    return new ViewRelations(
        alive,
        own.stream().map(t -> interfering[t.number()]).toArray(long[][]::new),
        own.stream().map(t -> enabling(process, view, t)).toArray(long[][][]::new),
        sent(process, number, own),
        pending,
        Arrays.stream(pending)
            .mapToObj(letter -> all(t -> mayConsume(process, t, letter)))
            .toArray(long[][]::new));
  }

  private static boolean mayConsume(
      ProcessComponent process, ProtocolTransition transition, int letter) {
    return transition.process().equals(process.process())
        && Objects.requireNonNull(transition.step())
            .messageType()
            .isInstance(process.letters().content(letter))
        && transition.senders().stream()
            .anyMatch(sender -> sender.index() == process.letters().sender(letter));
  }

  /** What the own transitions send in this view. */
  private int[][] sent(ProcessComponent process, int view, List<ProtocolTransition> own) {
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

  /** The necessary enabling sets of a transition that is disabled in the view. */
  private long[][] enabling(ProcessComponent process, View view, ProtocolTransition transition) {
    List<long[]> sets = new ArrayList<>();
    if (net) {
      List<ProcessInstance> missing = new ArrayList<>();
      for (ProcessInstance sender : transition.senders()) {
        if (Arrays.stream(view.pending())
            .noneMatch(
                letter ->
                    process.letters().sender(letter) == sender.index()
                        && mayConsume(process, transition, letter))) {
          missing.add(sender);
        }
      }
      int needed =
          Objects.requireNonNull(transition.step()).quorum()
              - (transition.senders().size() - missing.size());
      for (int from = 0; needed > 0 && from < missing.size(); from++) {
        int start = from;
        int spare = missing.size() - needed;
        sets.add(
            all(
                other -> {
                  int place = missing.indexOf(other.process());
                  return place >= 0
                      && Math.floorMod(place - start, missing.size()) <= spare
                      && canSend(other, transition);
                }));
      }
    }
    return sets.isEmpty()
        ? new long[][] {enablers[transition.number()]}
        : sets.toArray(long[][]::new);
  }
}
