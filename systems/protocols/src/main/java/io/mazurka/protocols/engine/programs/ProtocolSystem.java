package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.delivery.MessageSystem;
import io.mazurka.kernel.delivery.Takings;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.time.TimedCursor;
import io.mazurka.protocols.engine.time.Urgency;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A protocol as a transition system: one slot per process, whose value is a view, then one per
 * monitor. The steps of each view are compiled to a program when the view is first expanded.
 */
public final class ProtocolSystem implements TransitionSystem, UsageNotes, MessageSystem {

  private final Layout layout;
  private final StepEnumerator enumerator;
  private final TransitionNumbers transitions;
  private final Component[] components;
  private final Room room;
  private final Namespace names;
  private final List<int[]> initialStates;

  /** By exhausted budgets, as bits, and process, the programs of its views. */
  private final ObjectMemo<int[]>[][] programs;

  /** When time passes; null if it does not. */
  private final @Nullable Urgency urgency;

  /** Per process, its steps if it is split; else null. */
  private final @Nullable SplitSteps[] splits;

  public ProtocolSystem(
      Layout layout,
      StepEnumerator enumerator,
      TransitionNumbers transitions,
      Namespace names,
      List<int[]> initialStates) {
    this.layout = layout;
    this.enumerator = enumerator;
    this.transitions = transitions;
    this.components = layout.components().toArray(Component[]::new);
    this.room = new Room(layout);
    this.names = names;
    this.initialStates = initialStates;
    this.programs = programs();
    this.urgency = transitions.isTimed() ? transitions.urgency(layout) : null;
    this.splits = new SplitSteps[layout.processes().size()];
    for (ProcessComponent process : layout.processes()) {
      if (process.isSplit()) {
        splits[process.process().index()] =
            new SplitSteps(layout, process, enumerator, transitions);
      }
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of memos is faster than a list of them
  private ObjectMemo<int[]>[][] programs() {
    ObjectMemo<int[]>[][] all = new ObjectMemo[1 << layout.budgets().size()][];
    for (int exhausted = 0; exhausted < all.length; exhausted++) {
      int bits = exhausted;
      all[exhausted] =
          layout.processes().stream()
              .map(
                  process ->
                      new ObjectMemo<int[]>(
                          view -> StepProgram.encode(enumerator.steps(process, view, bits))))
              .toArray(ObjectMemo[]::new);
    }
    return all;
  }

  @Override
  public List<Transition> transitions() {
    return transitions.all();
  }

  @Override
  public List<int[]> initialStates() {
    return initialStates.stream().map(int[]::clone).toList();
  }

  @Override
  public Cursor cursor() {
    Cursor ofProcesses =
        layout.isSplit()
            ? new SplitCursor(programs, splits, components, layout, enumerator.consumesAll())
            : new ProtocolCursor(programs, components, layout);
    return urgency == null
        ? ofProcesses
        : new TimedCursor(ofProcesses, urgency, transitions.time());
  }

  @Override
  public SlotValues values() {
    return new ProtocolValues(this, components, layout, names);
  }

  @Override
  public Optional<String> omission() {
    return layout.processes().stream().anyMatch(ProcessComponent::dropsDeadLetters)
        ? Optional.of("without dead messages")
        : Optional.empty();
  }

  @Override
  public Unused unused(boolean everyState) {
    return enumerator.unused(everyState);
  }

  @Override
  public List<String> noted() {
    return enumerator.notes().noted(enumerator.declared());
  }

  @Override
  public void note(List<String> noted) {
    enumerator.notes().note(noted, enumerator.declared(), names);
  }

  @Override
  public Takings takings() {
    return new ProtocolMessages(layout, enumerator, transitions, this).takings();
  }

  @Override
  public Renderer renderer() {
    return new ProtocolRenderer(layout, enumerator, transitions, this);
  }

  /** A condition on a letter of a recipient. */
  @FunctionalInterface
  public interface LetterPredicate {
    boolean test(int recipient, int letter);
  }

  /** Whether some kind of mishap may happen only a bounded number of times. */
  public boolean hasBudgets() {
    return !layout.budgets().isEmpty();
  }

  /** Whether there is a bound on the letters in a channel. */
  public boolean hasBoundedChannels() {
    return layout.processes().get(0).inbox().isBounded();
  }

  /** Whether the letters of the step at {@code at} in a program find room in a state. */
  public boolean fits(int[] program, int at, int[] state) {
    return room.fits(
        program, StepProgram.arrivals(program, at), StepProgram.end(program, at), state);
  }

  /** Whether these arrivals find room in a state. */
  boolean fits(List<Stimulus> arrivals, int[] state) {
    return arrivals.stream()
        .noneMatch(
            arrival ->
                components[arrival.slot()].respond(state[arrival.slot()], arrival.number())
                    == Component.FULL);
  }

  /** The budgets of which nothing is left in a state, as bits. */
  public int exhausted(int[] state) {
    return layout.exhausted(state);
  }

  /** The program of a process in a view, if no budget is exhausted; see {@link StepProgram}. */
  public int[] program(int process, int view) {
    return program(process, view, 0);
  }

  /** The program of a process in a view, without the steps that the exhausted budgets forbid. */
  public int[] program(int process, int view, int exhausted) {
    return programs[exhausted][process].of(view);
  }

  /** The steps of a process in a view that need not have a number. */
  public List<ViewStep> steps(ProcessComponent process, View view) {
    return enumerator.steps(process, view, step -> true, false);
  }

  /**
   * The letters satisfying {@code some} that the steps of a transition send in a view, as
   * recipient, letter, recipient, letter and so on.
   */
  public int[] sent(int process, int view, int transition, LetterPredicate some) {
    int[] program = program(process, view);
    IntStream.Builder sent = IntStream.builder();
    for (int step = 0; step < program[StepProgram.COUNT]; step++) {
      if (StepProgram.transition(program, step) == transition) {
        int at = StepProgram.offset(program, step);
        int next = at + StepProgram.FIRST_STIMULUS;
        for (int end = next + 2 * program[at + StepProgram.STIMULI]; next < end; next += 2) {
          addSent(program[next], program[next + 1], some, sent);
        }
      }
    }
    return sent.build().toArray();
  }

  private void addSent(int slot, int stimulus, LetterPredicate some, IntStream.Builder sent) {
    int recipient = layout.recipient(slot);
    if (recipient >= 0) {
      int[] letters =
          components[slot] instanceof ChannelComponent channel
              ? channel.change(stimulus).arriving().stream().mapToInt(Integer::intValue).toArray()
              : layout.processes().get(recipient).bundle(stimulus);
      for (int letter : letters) {
        if (some.test(recipient, letter)) {
          sent.add(recipient).add(letter);
        }
      }
    }
  }
}
