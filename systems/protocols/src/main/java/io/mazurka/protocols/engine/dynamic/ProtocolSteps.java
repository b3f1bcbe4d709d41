package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.EventModel;
import io.mazurka.protocols.engine.dynamic.MessageCopies.Numbered;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.StepEnumerator;
import io.mazurka.protocols.engine.programs.StepProgram;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.programs.ViewStep.Sent;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A protocol as dynamic reduction sees it. If copies of messages are counted, the counts of all
 * processes follow the slots of the protocol in the state vector.
 */
final class ProtocolSteps implements EventModel {

  private final ProtocolSystem system;
  private final List<ProcessComponent> processes;
  private final Component[] components;
  private final StepEnumerator enumerator;
  private final TransitionNumbers transitions;
  private final SharedParts shared;
  private final MessageCopies copies;
  private final Sweeps sweeps;
  private final BoundedChannels channels;
  private final NumberedSteps events;

  /** The numbers of the labels; also the lock held while events are computed. */
  private final Map<Label, Integer> labels;

  /** For each process and view, the possible steps with each count that has occurred. */
  private final PossibleSteps[][][] known;

  /** Identifies a step among the steps of its process with the same past, by all its effects. */
  private record Label(
      int local, int transition, List<Integer> consumed, int to, List<Sent> sent) {}

  private ProtocolSteps(
      ProtocolSystem system,
      Layout layout,
      StepEnumerator enumerator,
      TransitionNumbers transitions,
      SharedParts shared,
      MessageCopies copies) {
    this.events = new NumberedSteps();
    this.labels = new HashMap<>();
    this.system = system;
    this.processes = layout.processes();
    this.components = layout.components().toArray(Component[]::new);
    this.enumerator = enumerator;
    this.transitions = transitions;
    this.shared = shared;
    this.copies = copies;
    this.sweeps = new Sweeps(transitions, processes);
    this.channels = new BoundedChannels(processes);
    this.known = new PossibleSteps[processes.size()][16][];
  }

  /** The same steps, for another worker. */
  private ProtocolSteps(ProtocolSteps other) {
    this.events = other.events;
    this.labels = other.labels;
    this.system = other.system;
    this.processes = other.processes;
    this.components = other.components;
    this.enumerator = other.enumerator;
    this.transitions = other.transitions;
    this.shared = other.shared;
    this.copies = other.copies;
    this.sweeps = other.sweeps;
    this.channels = other.channels;
    this.known = new PossibleSteps[processes.size()][16][];
  }

  @Override
  public EventModel another() {
    return new ProtocolSteps(this);
  }

  @Override
  public List<int[]> initialStates() {
    int length = components.length + (copies.areCounted() ? processes.size() : 0);
    return system.initialStates().stream().map(state -> Arrays.copyOf(state, length)).toList();
  }

  @Override
  public int processes() {
    return processes.size();
  }

  @Override
  public long[] steps(int process, int[] state) {
    PossibleSteps possible = possible(process, state);
    long[] allowed = possible.allowed(system.exhausted(state));
    return system.hasBoundedChannels()
        ? Arrays.stream(allowed).filter(event -> fits(event, possible, state)).toArray()
        : allowed;
  }

  private boolean fits(long event, PossibleSteps possible, int[] state) {
    int process = process(event);
    int[] program = system.program(process, state[process]);
    int found = possible.find(event, events);
    return system.fits(program, StepProgram.offset(program, possible.indices.get(found)), state);
  }

  @Override
  public int process(long event) {
    return events.get(event).process();
  }

  @Override
  public boolean dependent(long first, long second) {
    return events.dependent(first, second);
  }

  @Override
  public boolean same(long first, long second) {
    return events.same(first, second);
  }

  @Override
  public void take(long event, int[] state) {
    int process = process(event);
    PossibleSteps possible = possible(process, state);
    int found = possible.find(event, events);
    int[] program = system.program(process, state[process]);
    int at = StepProgram.offset(program, possible.indices.get(found));
    state[process] = program[at + StepProgram.VIEW];
    int next = at + StepProgram.FIRST_STIMULUS;
    for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
      int slot = program[next];
      state[slot] = components[slot].respond(state[slot], program[next + 1]);
    }
    if (copies.areCounted()) {
      state[components.length + process] = possible.counts.get(found);
    }
  }

  @Override
  public boolean hasRivals() {
    return system.hasBudgets() || sweeps.occur();
  }

  @Override
  public int index(long event, int[] state) {
    int exhausted = system.exhausted(state);
    PossibleSteps possible = possible(process(event), state);
    int found = possible.indices.get(possible.find(event, events));
    int index = count(process(event), state, exhausted, possible.rank(found, exhausted));
    for (int process = 0; process < process(event); process++) {
      index += count(process, state, exhausted, Integer.MAX_VALUE);
    }
    return index;
  }

  /** The number of possible steps among the first {@code most} of a process. */
  private int count(int process, int[] state, int exhausted, int most) {
    int[] program = system.program(process, state[process], exhausted);
    int steps = Math.min(most, program[StepProgram.COUNT]);
    return !system.hasBoundedChannels()
        ? steps
        : (int)
            IntStream.range(0, steps)
                .filter(step -> system.fits(program, StepProgram.offset(program, step), state))
                .count();
  }

  private PossibleSteps possible(int process, int[] state) {
    int view = state[process];
    int count = copies.areCounted() ? state[components.length + process] : 0;
    if (view >= known[process].length) {
      known[process] = Arrays.copyOf(known[process], 2 * view);
    }
    PossibleSteps[] there = known[process][view];
    if (there != null) {
      for (PossibleSteps possible : there) {
        if (possible.count == count) {
          return possible;
        }
      }
    }
    PossibleSteps possible;
    synchronized (labels) {
      possible = compute(processes.get(process), view, count);
    }
    int length = there == null ? 0 : there.length;
    PossibleSteps[] more = there == null ? new PossibleSteps[1] : Arrays.copyOf(there, length + 1);
    more[length] = possible;
    known[process][view] = more;
    return possible;
  }

  private PossibleSteps compute(ProcessComponent process, int view, int count) {
    int local = process.view(view).local();
    int own = process.process().index();
    List<StepEvent> possible = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    List<ViewStep> steps = enumerator.steps(process, view);
    for (int index = 0; index < steps.size(); index++) {
      ViewStep step = steps.get(index);
      int to = process.view(step.view()).local();
      Label label = new Label(local, step.transition(), step.consumed(), to, step.sent());
      int number = labels.computeIfAbsent(label, key -> labels.size());
      if (possible.stream().noneMatch(event -> event.label() == number)) {
        Numbered letters = copies.number(process.process(), step, count);
        long touched = shared.touchedBy(process.process(), step, local, to);
        StepEvent event =
            new StepEvent(
                process.process().index(),
                number,
                array(letters.sent(), sweeps.metBy(step), channels.filledBy(own, step)),
                array(
                    letters.consumed(),
                    sweeps.of(transitions.get(step.transition())),
                    channels.emptiedBy(own, step)),
                touched);
        possible.add(goesWrong(step.transition()) ? event.goingWrong() : event);
        indices.add(index);
        counts.add(letters.count());
      }
    }
    List<Integer> charges = steps.stream().map(ViewStep::charges).toList();
    long[] all = possible.stream().mapToLong(events::number).toArray();
    return new PossibleSteps(count, all, charges, indices, counts);
  }

  /**
   * Whether a transition is a mishap other than a crash. A crash is possible only where an ordinary
   * step is, so it never is all that is possible.
   */
  private boolean goesWrong(int transition) {
    ProtocolTransition one = transitions.get(transition);
    return one.isMishap() && !one.crashing();
  }

  /**
   * The steps of a protocol; if there are mishaps, with the decision that no more happen ({@link
   * EndedSteps}).
   */
  static EventModel of(
      ProtocolSystem system,
      Layout layout,
      StepEnumerator enumerator,
      TransitionNumbers transitions,
      SharedParts shared,
      MessageCopies copies) {
    ProtocolSteps steps =
        new ProtocolSteps(system, layout, enumerator, transitions, shared, copies);
    boolean trouble = false;
    for (ProtocolTransition one : transitions) {
      trouble |= steps.goesWrong(one.number());
    }
    return trouble ? new EndedSteps(steps, steps.events) : steps;
  }

  private static long[] array(List<Long> numbers, LongStream kinds, LongStream channels) {
    LongStream messages = numbers.stream().mapToLong(Long::longValue);
    return LongStream.concat(LongStream.concat(messages, kinds), channels).toArray();
  }
}
