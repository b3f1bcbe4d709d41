package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.StepProgram;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.time.TimeSets;
import io.mazurka.protocols.engine.time.Urgency;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Sets of transitions of a protocol, as bit sets in words, that all kinds of relations need. */
final class TransitionSets {

  private final TransitionNumbers transitions;
  private final List<MonitorComponent> monitors;
  private final Layout layout;
  private final ProtocolSystem system;
  private final List<List<ProtocolTransition>> own = new ArrayList<>();
  private final List<ProtocolTransition> sweepers = new ArrayList<>();

  /** Per process, a table that says that none of its transitions sends anything. */
  private final List<int[][]> nothing = new ArrayList<>();

  TransitionSets(Layout layout, TransitionNumbers transitions, ProtocolSystem system) {
    this.transitions = transitions;
    this.monitors = layout.monitors();
    this.layout = layout;
    this.system = system;
    for (ProcessComponent ignored : layout.processes()) {
      own.add(new ArrayList<>());
    }
    for (ProtocolTransition transition : transitions) {
      own.get(transition.process().index()).add(transition);
      if (transition.isWatching()) {
        sweepers.add(transition);
      }
    }
    for (List<ProtocolTransition> some : own) {
      int[][] sent = new int[some.size()][];
      Arrays.fill(sent, new int[0]);
      nothing.add(sent);
    }
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

  /**
   * What time depends on. A process stops time in some views; that is known if nothing but its own
   * steps decides whether its steps are possible.
   */
  TimeSets time() {
    int processes = layout.processes().size();
    long[][] steps = new long[processes][];
    for (int process = 0; process < processes; process++) {
      int owner = process;
      steps[process] = all(one -> one.process().index() == owner && !one.passes());
    }
    boolean known =
        !layout.isSplit()
            && !system.hasBudgets()
            && !system.hasBoundedChannels()
            && processes <= Long.SIZE
            && sweepers.isEmpty();
    Urgency urgency = transitions.urgency(layout);
    NumberMemo[] stopping = new NumberMemo[known ? processes : 0];
    for (int process = 0; process < stopping.length; process++) {
      int owner = process;
      stopping[process] =
          new NumberMemo(view -> stopsTime(system.program(owner, view), view, urgency) ? 1 : 0);
    }
    return new TimeSets(
        transitions.time(), all(ProtocolTransition::passes), all(one -> true), steps, stopping);
  }

  private static boolean stopsTime(int[] program, int view, Urgency urgency) {
    return IntStream.range(0, program[StepProgram.COUNT])
        .anyMatch(step -> urgency.stopsTime(StepProgram.transition(program, step), view));
  }

  /** The transitions of a process, in order. */
  List<ProtocolTransition> own(ProcessInstance process) {
    return own(process.index());
  }

  List<ProtocolTransition> own(int process) {
    return own.get(process);
  }

  /** The transitions of a process that may consume letters of a sender, and so make room. */
  long[] receiving(int recipient, int sender) {
    return all(
        transition ->
            transition.process().index() == recipient
                && transition.senders().stream().anyMatch(one -> one.index() == sender));
  }

  /** How many letters a channel holds; {@code Integer.MAX_VALUE} if there is no bound. */
  int capacity() {
    return layout.processes().get(0).inbox().capacity();
  }

  /** By sender, the number of letters that wait in a bounded channel; else nothing. */
  int[] waiting(ProcessComponent process, View view) {
    if (!process.inbox().isBounded()) {
      return new int[0];
    }
    int[] counts = new int[layout.processes().size()];
    for (int letter : view.pending()) {
      counts[process.letters().sender(letter)]++;
    }
    return counts;
  }

  /** The transitions that messages can keep from being possible which they do not take. */
  List<ProtocolTransition> sweepers() {
    return sweepers;
  }

  /** The other transitions that share state with this one. */
  long[] sharingState(ProtocolTransition transition) {
    return all(other -> other.number() != transition.number() && shareState(other, transition));
  }

  /** Whether two transitions write the same monitor, or take from the same budget. */
  boolean shareState(ProtocolTransition one, ProtocolTransition other) {
    return (charges(one) & charges(other)) != 0
        || monitors.stream().anyMatch(monitor -> hears(monitor, one) && hears(monitor, other));
  }

  /**
   * The transitions that steps of other processes may disable: those that take all messages of a
   * kind, because a further message may keep them from a step, and those that take from a budget,
   * because it may be used up. A message that waits for any other transition stays until the
   * process of the transition takes it.
   */
  long[] fragile() {
    return all(transition -> transition.isWatching() || charges(transition) != 0);
  }

  private int charges(ProtocolTransition transition) {
    StepDefinition step = Objects.requireNonNull(transition.step());
    return layout.charges(step) | (transition.crashing() ? layout.charge(Mishap.CRASH) : 0);
  }

  private static boolean hears(MonitorComponent monitor, ProtocolTransition transition) {
    return monitor.hears(Objects.requireNonNull(transition.step()));
  }

  /**
   * Per own transition, the letters satisfying {@code some} that its steps in this view send, each
   * after its recipient.
   */
  int[][] sent(ProcessComponent process, int view, ProtocolSystem.LetterPredicate some) {
    int index = process.process().index();
    int[][] sent = nothing.get(index);
    int[] program = system.program(index, view);
    for (int step = 0; step < program[StepProgram.COUNT]; step++) {
      int transition = StepProgram.transition(program, step);
      int place = transition - own(index).get(0).number();
      if (sent[place].length == 0) {
        sent = step == 0 ? sent.clone() : sent;
        sent[place] = system.sent(index, view, transition, some);
      }
    }
    return sent;
  }

  /**
   * Per own transition, the letters that its steps send in a view of a split process, each after
   * its recipient.
   */
  int[][] sent(ProcessComponent process, View view) {
    int[][] sent = nothing.get(process.process().index()).clone();
    for (ViewStep step : system.steps(process, view)) {
      int place = step.transition() - own(process.process()).get(0).number();
      int[] more =
          step.sent().stream().flatMapToInt(s -> IntStream.of(s.recipient(), s.letter())).toArray();
      sent[place] = IntStream.concat(IntStream.of(sent[place]), IntStream.of(more)).toArray();
    }
    return sent;
  }

  /**
   * An array that holds the consumers of each pending letter at the index of the letter, or null if
   * it has none.
   */
  static long[][] byLetter(int[] pending, IntFunction<long @Nullable []> consumers) {
    long[][] found = new long[Arrays.stream(pending).max().orElse(-1) + 1][];
    for (int letter : pending) {
      found[letter] = consumers.apply(letter);
    }
    return found;
  }

  /**
   * Sets of senders: for each set, some sender in it must send. A transition that needs {@code
   * needed} of the {@code missing} senders needs one of every subset that omits fewer than {@code
   * needed} of them.
   */
  static List<List<ProcessInstance>> necessarySenders(List<ProcessInstance> missing, int needed) {
    List<List<ProcessInstance>> sets = new ArrayList<>();
    int size = missing.size() - needed + 1;
    if (needed > 0 && size <= 0) {
      sets.add(List.of());
    }
    for (int from = 0; needed > 0 && size > 0 && from < missing.size(); from++) {
      List<ProcessInstance> set = new ArrayList<>();
      for (int index = from; index < from + size; index++) {
        set.add(missing.get(index % missing.size()));
      }
      sets.add(set);
    }
    return sets;
  }
}
