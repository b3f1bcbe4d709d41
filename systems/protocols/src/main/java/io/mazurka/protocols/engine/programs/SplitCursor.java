package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs the programs of the processes in one state if some processes are split. A process that is
 * not split has one program for its view. A split process has a program for its local state and one
 * for each channel; their steps are run in the order that they have in a view. Allocates nothing
 * once its scratch is large.
 */
final class SplitCursor implements Cursor {

  /**
   * By exhausted budgets (as bits) and by process, the programs of the views of processes that are
   * not split.
   */
  private final ObjectMemo<int[]>[][] compiled;

  /** Per process, its steps if it is split; else null. */
  private final @Nullable SplitSteps[] splits;

  private final Layout layout;
  private final boolean bounded;
  private final boolean consumesAll;
  private final Room room;
  private final PairMemo[] responses;

  /** Per slot of a channel from which dead letters are dropped, the channel and its process. */
  private final @Nullable ChannelComponent[] filters;

  private final int[] recipients;

  /** The programs of the non-empty channels of the current process. */
  private int[][] channels = new int[4][];

  private int[] state;
  private int exhausted;

  /** Receives the changes that steps make; null while steps are only counted. */
  private @Nullable Changes changes;

  /** Per step, the process that takes it, its program, and its offset there. */
  private int count;

  private int[] owners = new int[64];
  private int[][] programs = new int[64][];
  private int[] offsets = new int[64];
  private int[] transitions = new int[64];

  SplitCursor(
      ObjectMemo<int[]>[][] compiled,
      @Nullable SplitSteps[] splits,
      Component[] components,
      Layout layout,
      boolean consumesAll) {
    this.compiled = compiled;
    this.splits = splits;
    this.layout = layout;
    this.bounded = !layout.budgets().isEmpty();
    this.consumesAll = consumesAll;
    this.room = new Room(layout);
    this.responses = Arrays.stream(components).map(Component::responses).toArray(PairMemo[]::new);
    this.filters = new ChannelComponent[components.length];
    this.recipients = new int[components.length];
    this.state = new int[components.length];
    for (SplitSteps split : splits) {
      if (split != null) {
        ProcessComponent process = split.at();
        for (int part = 0; part < split.channels; part++) {
          recipients[split.firstChannel + part] = split.process;
          filters[split.firstChannel + part] =
              process.dropsDeadLetters() ? process.parts().channels().get(part) : null;
        }
        channels = split.channels > channels.length ? new int[split.channels][] : channels;
      }
    }
  }

  @Override
  public int load(int[] loaded) {
    count = 0;
    changes = null;
    visit(loaded);
    return count;
  }

  @Override
  public int transition(int step) {
    return transitions[step];
  }

  @Override
  public void fire(int step, Changes listener) {
    changes = listener;
    if (splits[owners[step]] == null) {
      runWhole(owners[step], programs[step], offsets[step]);
    } else {
      runSplit(owners[step], programs[step], offsets[step]);
    }
  }

  @Override
  public void fireAll(int[] loaded, Changes listener) {
    changes = listener;
    visit(loaded);
  }

  /** Fires or counts all steps of a state. */
  private void visit(int[] loaded) {
    state = loaded;
    exhausted = bounded ? layout.exhausted(loaded) : 0;
    ObjectMemo<int[]>[] possible = compiled[exhausted];
    for (int process = 0; process < splits.length; process++) {
      SplitSteps split = splits[process];
      if (split == null) {
        visitWhole(process, possible[process].of(loaded[process]));
      } else {
        visitSplit(split);
      }
    }
  }

  private void visitWhole(int process, int[] program) {
    int steps = program[StepProgram.COUNT];
    if (changes == null) {
      for (int step = 0; step < steps; step++) {
        int at = StepProgram.offset(program, step);
        if (!isBlockedWhole(program, at)) {
          note(process, program, at, StepProgram.transition(program, step));
        }
      }
    } else {
      int at = StepProgram.start(program);
      for (int left = steps; left > 0; left--) {
        at =
            isBlockedWhole(program, at)
                ? StepProgram.end(program, at)
                : runWhole(process, program, at);
      }
    }
  }

  private boolean isBlockedWhole(int[] program, int at) {
    return program[at + StepProgram.ARRIVALS] > 0
        && !room.fits(
            program, StepProgram.arrivals(program, at), StepProgram.end(program, at), state);
  }

  private boolean isBlockedSplit(int[] program, int at) {
    return program[at + SplitProgram.ARRIVALS] > 0
        && !room.fits(
            program, SplitProgram.arrivals(program, at), SplitProgram.next(program, at), state);
  }

  private void visitSplit(SplitSteps split) {
    int stance = state[split.process];
    int[] alone = split.alone(stance, exhausted);
    int blocks = alone[SplitProgram.BLOCKS] | split.choiceBlocks;
    int delivered = 0;
    int filled = 0;
    for (int part = 0; part < split.channels; part++) {
      int content = state[split.firstChannel + part];
      if (content != ChannelComponent.EMPTY) {
        int[] program = split.withChannel(stance, part, content, exhausted);
        channels[filled++] = program;
        blocks |= program[SplitProgram.BLOCKS];
        delivered += consumesAll ? split.delivered(part, content) : 0;
      }
    }
    for (int block = 0; block < split.blocks; block++) {
      if ((blocks >>> block & 1) == 0) {
        continue;
      }
      switch (split.kinds[block]) {
        case NOTHING -> {
          if (delivered == 0) {
            visit(split, alone, block);
          }
        }
        case CHANNEL -> {
          if (!consumesAll || delivered == 1 || block == split.deliveries) {
            for (int index = 0; index < filled; index++) {
              visit(split, channels[index], block);
            }
          }
        }
        case CHOICE -> {
          QuorumChoices choices = Objects.requireNonNull(split.choices[block]);
          if (choices.size().sweeping()) {
            sweep(split, choices, block, choices.root(stance), consumesAll ? delivered : -1);
          } else {
            int wanted = consumesAll ? delivered : -1;
            choose(split, choices, block, choices.root(stance), 0, 0, wanted);
          }
        }
      }
    }
  }

  /**
   * Visits the steps with the {@code size} letters chosen so far, then chooses more, from the
   * channels from {@code from} on.
   *
   * @param wanted the number of letters that every choice has, or -1
   */
  private void choose(
      SplitSteps split,
      QuorumChoices choices,
      int block,
      int node,
      int from,
      int size,
      int wanted) {
    if (choices.size().allows(size) && (wanted < 0 || size == wanted)) {
      visit(split, choices.steps(node, exhausted), block);
    }
    if (size == choices.size().most()) {
      return;
    }
    for (int part = from; part < split.channels; part++) {
      for (int letter : choices.candidates(part, state[split.firstChannel + part])) {
        int chosen = choices.choose(node, letter);
        choose(split, choices, block, chosen, split.nextSender[part], size + 1, wanted);
      }
    }
  }

  /** Visits the steps with every letter that is there. */
  private void sweep(SplitSteps split, QuorumChoices choices, int block, int root, int wanted) {
    int node = root;
    int letters = 0;
    int senders = 0;
    int next = 0;
    for (int part = 0; part < split.channels; part++) {
      int[] found = choices.candidates(part, state[split.firstChannel + part]);
      for (int letter : found) {
        node = choices.choose(node, letter);
      }
      letters += found.length;
      if (found.length > 0 && part >= next) {
        senders++;
        next = split.nextSender[part];
      }
    }
    if (choices.size().allows(senders) && (wanted < 0 || letters == wanted)) {
      visit(split, choices.steps(node, exhausted), block);
    }
  }

  /** Fires or counts the steps of a block. */
  private void visit(SplitSteps split, int[] program, int block) {
    int at = SplitProgram.start(program, block);
    int end = SplitProgram.end(program, block);
    while (at < end) {
      if (isBlockedSplit(program, at)) {
        at = SplitProgram.next(program, at);
      } else if (changes == null) {
        note(split.process, program, at, program[at + SplitProgram.TRANSITION]);
        at = SplitProgram.next(program, at);
      } else {
        at = runSplit(split.process, program, at);
      }
    }
  }

  private void note(int process, int[] program, int at, int transition) {
    if (count == offsets.length) {
      owners = Arrays.copyOf(owners, 2 * count);
      programs = Arrays.copyOf(programs, 2 * count);
      offsets = Arrays.copyOf(offsets, 2 * count);
      transitions = Arrays.copyOf(transitions, 2 * count);
    }
    owners[count] = process;
    programs[count] = program;
    offsets[count] = at;
    transitions[count++] = transition;
  }

  /** Fires the step at {@code at} in the program of a view; returns the offset of the next step. */
  private int runWhole(int process, int[] program, int at) {
    Changes told = Objects.requireNonNull(changes);
    told.set(process, program[at + StepProgram.VIEW]);
    int first = at + StepProgram.FIRST_STIMULUS;
    int end = first + 2 * program[at + StepProgram.STIMULI];
    stimulate(program, first, end, told);
    return StepProgram.end(program, at);
  }

  /**
   * Fires the step at {@code at} in a program of a split process; returns the offset of the next
   * step.
   */
  private int runSplit(int process, int[] program, int at) {
    Changes told = Objects.requireNonNull(changes);
    told.set(process, program[at + SplitProgram.LOCAL]);
    int next = at + SplitProgram.FIRST;
    int first = next + 2 * program[at + SplitProgram.SET];
    for (; next < first; next += 2) {
      told.set(program[next], program[next + 1]);
    }
    int end = first + 2 * program[at + SplitProgram.STIMULATED];
    stimulate(program, first, end, told);
    return SplitProgram.next(program, at);
  }

  private void stimulate(int[] program, int first, int end, Changes told) {
    for (int next = first; next < end; next += 2) {
      int slot = program[next];
      int value = responses[slot].of(state[slot], program[next + 1]);
      ChannelComponent filter = filters[slot];
      told.set(slot, filter == null ? value : filter.living(state[recipients[slot]], value));
    }
    told.endStep();
  }
}
