package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairObjectMemo;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.views.ChannelChange;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.InboxParts;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.LocalComponent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a split process. They depend on what the local state can consume: spontaneous steps
 * on the local state alone, steps that consume one message on the local state and the content of
 * one channel, and quorum steps on a choice of letters. No whole view is ever built. Shared between
 * workers.
 */
final class SplitSteps {

  /** What the steps of a block depend on besides the local state. */
  enum Kind {
    NOTHING,
    CHANNEL,
    CHOICE
  }

  final int process;
  final int firstChannel;
  final int channels;
  final int blocks;
  final Kind[] kinds;

  /** The block of deliveries, which are possible in every local state. */
  final int deliveries;

  /** Per channel, the next channel with another sender. */
  final int[] nextSender;

  /** Per block, the choices of letters if its step is a quorum step; else null. */
  final @Nullable QuorumChoices[] choices;

  /** The blocks of quorum steps, as bits. */
  final int choiceBlocks;

  private final ProcessComponent at;
  private final InboxParts parts;
  private final StepEnumerator enumerator;
  private final TransitionNumbers transitions;
  private final List<StepDefinition> steps;

  /**
   * By exhausted budgets, the programs of local states; by channel, the programs of its contents.
   */
  private final List<ObjectMemo<int[]>> alone = new ArrayList<>();

  private final List<List<PairObjectMemo<int[]>>> withChannel = new ArrayList<>();

  /** Per channel and content, the number of delivered letters. */
  private final List<NumberMemo> delivered = new ArrayList<>();

  SplitSteps(
      Layout layout,
      ProcessComponent at,
      StepEnumerator enumerator,
      TransitionNumbers transitions) {
    this.at = at;
    this.parts = at.parts();
    this.enumerator = enumerator;
    this.transitions = transitions;
    this.process = at.process().index();
    this.firstChannel = layout.firstChannel(process);
    this.channels = parts.channels().size();
    this.steps = enumerator.own(at);
    this.deliveries = steps.size();
    this.blocks = 2 * steps.size() + 1;
    this.kinds = new Kind[blocks];
    this.choices = new QuorumChoices[blocks];
    this.nextSender = new int[channels];
    int budgets = layout.budgets().size();
    int bits = 0;
    for (int block = 0; block < blocks; block++) {
      kinds[block] = kind(block);
      if (kinds[block] == Kind.CHOICE) {
        bits |= 1 << block;
        choices[block] =
            block < deliveries
                ? new QuorumChoices(this, steps.get(block), budgets)
                : choices[block - deliveries - 1];
      }
    }
    this.choiceBlocks = bits;
    for (int part = channels - 1; part >= 0; part--) {
      boolean same = part + 1 < channels && sender(part + 1) == sender(part);
      nextSender[part] = same ? nextSender[part + 1] : part + 1;
      ChannelComponent channel = parts.channels().get(part);
      delivered.add(0, new NumberMemo(content -> channel.delivered(content).length));
    }
    for (int number = 0; number < 1 << budgets; number++) {
      int exhausted = number;
      alone.add(new ObjectMemo<>(stance -> program(stance, exhausted)));
      withChannel.add(
          IntStream.range(0, channels)
              .mapToObj(
                  part ->
                      new PairObjectMemo<>(
                          (stance, content) -> program(stance, part, content, exhausted)))
              .toList());
    }
  }

  private int sender(int part) {
    return parts.channels().get(part).sender();
  }

  private Kind kind(int block) {
    if (block == deliveries) {
      return Kind.CHANNEL;
    }
    StepDefinition step = steps.get(block < deliveries ? block : block - deliveries - 1);
    return !step.consumes() ? Kind.NOTHING : step.quorum().isOne() ? Kind.CHANNEL : Kind.CHOICE;
  }

  ProcessComponent at() {
    return at;
  }

  StepEnumerator enumerator() {
    return enumerator;
  }

  /** The steps that consume nothing. */
  int[] alone(int stance, int exhausted) {
    return alone.get(exhausted).of(stance);
  }

  /** The steps that consume one letter of a channel, or deliver one. */
  int[] withChannel(int stance, int part, int content, int exhausted) {
    return withChannel.get(exhausted).get(part).of(stance, content);
  }

  /** The number of delivered letters in a channel. */
  int delivered(int part, int content) {
    return delivered.get(part).of(content);
  }

  private int[] program(int stance, int exhausted) {
    int[] none = {};
    List<SplitProgram.Step> found = new ArrayList<>();
    for (ViewStep step : enumerated(stance, none, none, one -> !one.consumes())) {
      if ((step.charges() & exhausted) == 0) {
        found.add(step(stance, step, -1));
      }
    }
    return SplitProgram.encode(found, blocks);
  }

  private int[] program(int stance, int part, int content, int exhausted) {
    ChannelComponent channel = parts.channels().get(part);
    int[] pending = channel.pending(content);
    int[] waiting = channel.delivered(content);
    List<SplitProgram.Step> found = new ArrayList<>();
    for (ViewStep step : enumerated(stance, pending, waiting, one -> one.quorum().isOne())) {
      if ((step.charges() & exhausted) == 0) {
        found.add(step(stance, step, part));
      }
    }
    return SplitProgram.encode(found, blocks);
  }

  /** The program of one declared step that consumes these letters, all of them. */
  int[] program(int stance, StepDefinition only, int[] letters, int exhausted) {
    int[] none = {};
    int[] chosen = letters.clone();
    at.inbox().arrange(chosen);
    boolean delivers = enumerator.delivers();
    List<SplitProgram.Step> found = new ArrayList<>();
    for (ViewStep step :
        enumerated(stance, delivers ? none : chosen, delivers ? chosen : none, only::equals)) {
      if ((step.charges() & exhausted) == 0 && step.consumed().size() == chosen.length) {
        found.add(step(stance, step, -1));
      }
    }
    return SplitProgram.encode(found, blocks);
  }

  private List<ViewStep> enumerated(
      int stance, int[] pending, int[] waiting, Predicate<StepDefinition> some) {
    LocalComponent.Stance here = parts.local().stance(stance);
    View view = new View(here.local(), here.crashed(), pending, waiting);
    return enumerator.steps(at, view, some, false);
  }

  /**
   * The step as changes of slots.
   *
   * @param given the channel whose whole content is known, or -1
   */
  private SplitProgram.Step step(int stance, ViewStep step, int given) {
    LocalComponent.Stance here = parts.local().stance(stance);
    View next = step.next();
    IntPredicate living = at.livingAfter(next.local(), next.crashed());
    boolean same = Objects.equals(living, at.livingAfter(here.local(), here.crashed()));
    List<Integer> set = new ArrayList<>();
    List<Integer> stimulated = new ArrayList<>();
    for (int part = 0; part < channels; part++) {
      if (part == given) {
        int[] pending = next.pending();
        int[] left = living == null ? pending : Arrays.stream(pending).filter(living).toArray();
        set.add(firstChannel + part);
        set.add(parts.channels().get(part).number(left, next.delivered()));
      } else {
        int own = part;
        List<Integer> consumed =
            given >= 0
                ? List.of()
                : step.consumed().stream().filter(letter -> parts.of(letter) == own).toList();
        if (!same || !consumed.isEmpty()) {
          ChannelChange change = new ChannelChange(consumed, List.of(), same ? null : living);
          stimulated.add(firstChannel + part);
          stimulated.add(parts.channels().get(part).stimulus(change));
        }
      }
    }
    for (Stimulus stimulus : step.stimuli()) {
      stimulated.add(stimulus.slot());
      stimulated.add(stimulus.number());
    }
    List<Integer> arrivals = new ArrayList<>();
    for (Stimulus arrival : step.arrivals()) {
      arrivals.add(arrival.slot());
      arrivals.add(arrival.number());
    }
    int local = parts.local().number(next.local(), next.crashed());
    return new SplitProgram.Step(block(step), step.transition(), local, set, stimulated, arrivals);
  }

  private int block(ViewStep step) {
    ProtocolTransition transition = transitions.get(step.transition());
    if (transition.step() == null) {
      return deliveries;
    }
    int index = steps.indexOf(transition.step());
    return transition.crashing() ? deliveries + 1 + index : index;
  }
}
