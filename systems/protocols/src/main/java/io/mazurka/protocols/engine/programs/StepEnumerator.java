package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.Unused;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.crashes.Crashed;
import io.mazurka.protocols.engine.programs.ViewStep.Sent;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.views.ChannelChange;
import io.mazurka.protocols.engine.views.HandlerOutcome;
import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.engine.views.InboxParts;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.MishapCount;
import io.mazurka.protocols.engine.views.MonitorComponent;
import io.mazurka.protocols.engine.views.OutcomeTable;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.letters.Choices;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Lists the steps of a process in a view: each declared step with each choice of letters and each
 * outcome, then deliveries, then crashes. The order does not depend on what was explored earlier.
 */
public final class StepEnumerator {

  private static final int MOST_MESSAGES_OF_A_CRASH = 16;

  private final Layout layout;
  private final List<StepDefinition> steps;
  private final Channels channels;
  private final Traffic traffic;
  private final boolean crashes;
  private final OutcomeTable outcomes;
  private final Choices choices;
  private final TransitionNumbers transitions;
  private final StepNotes notes;

  public StepEnumerator(
      Layout layout,
      List<StepDefinition> steps,
      Channels channels,
      Traffic traffic,
      boolean crashes,
      OutcomeTable outcomes,
      TransitionNumbers transitions) {
    this.layout = layout;
    this.steps = steps;
    this.channels = channels;
    this.traffic = traffic;
    this.crashes = crashes;
    this.outcomes = outcomes;
    this.transitions = transitions;
    this.notes = new StepNotes(layout, transitions);
    this.choices = new Choices(layout.processes().stream().map(ProcessComponent::process).toList());
  }

  /** The steps of {@code at} in a view that take nothing from the exhausted budgets. */
  public List<ViewStep> steps(ProcessComponent at, int number, int exhausted) {
    List<ViewStep> all = steps(at, number);
    return exhausted == 0
        ? all
        : all.stream().filter(step -> (step.charges() & exhausted) == 0).toList();
  }

  /** The steps of {@code at} in the view with this number; crashing ones come last. */
  public List<ViewStep> steps(ProcessComponent at, int number) {
    return steps(at, at.view(number), step -> true, true);
  }

  /**
   * The steps of {@code at} in a view that are instances of {@code some}; the view may be only a
   * part of the real one.
   *
   * @param whole whether the view is complete, so that the views after the steps get numbers
   */
  List<ViewStep> steps(
      ProcessComponent at, View view, Predicate<StepDefinition> some, boolean whole) {
    List<ViewStep> regular = new ArrayList<>();
    List<ViewStep> crashing = new ArrayList<>();
    if (view.crashed()) {
      return regular;
    }
    int[] source = consumable(view);
    for (StepDefinition step : steps) {
      if (step.isOf(at.process().role(), at.process().id()) && some.test(step)) {
        for (int[] consumed : choices.of(step, at.letters(), at.inbox(), source)) {
          if (traffic != Traffic.RM || consumed.length == source.length) {
            for (HandlerOutcome outcome : outcomes.of(at, step, view.local(), consumed)) {
              List<Delivery> sent = outcome.deliveries();
              regular.add(step(at, step, view, consumed, outcome, sent, false, whole));
              if (crashes && step.isByItsProcess()) {
                addCrashes(at, step, view, consumed, outcome, crashing, whole);
              }
            }
          }
        }
      }
    }
    if (traffic != Traffic.M) {
      for (int letter : at.inbox().available(view.pending())) {
        regular.add(delivery(at, view, letter, whole));
      }
    }
    regular.addAll(crashing);
    notes.note(at, regular);
    return regular;
  }

  /** The letters of a view that steps may consume. */
  private int[] consumable(View view) {
    return traffic == Traffic.M ? view.pending() : view.delivered();
  }

  /** The letters of a view that one step may consume, in the order in which choices list them. */
  int[] candidates(ProcessComponent at, StepDefinition step, View view) {
    return choices.candidates(step, at.letters(), at.inbox(), consumable(view));
  }

  /** The declared steps of a process, in order. */
  List<StepDefinition> own(ProcessComponent at) {
    return steps.stream()
        .filter(step -> step.isOf(at.process().role(), at.process().id()))
        .toList();
  }

  /** Whether letters are delivered before they are consumed. */
  boolean delivers() {
    return traffic != Traffic.M;
  }

  /** Whether a step consumes either all delivered letters or none. */
  boolean consumesAll() {
    return traffic == Traffic.RM;
  }

  /** The notes on the steps listed so far. */
  StepNotes notes() {
    return notes;
  }

  /** All declared steps, in order. */
  List<StepDefinition> declared() {
    return steps;
  }

  /** The declared steps and types that were never used; see {@link StepNotes#unused}. */
  Unused unused(boolean everyStep) {
    return notes.unused(steps, everyStep);
  }

  private void addCrashes(
      ProcessComponent at,
      StepDefinition step,
      View view,
      int[] consumed,
      HandlerOutcome outcome,
      List<ViewStep> crashing,
      boolean whole) {
    List<Delivery> all = outcome.deliveries();
    if (all.size() > MOST_MESSAGES_OF_A_CRASH) {
      throw new ModelMisbehavedException(
          "step '%s' of %s sends %d messages at once; the explicit crash model takes every subset of them and allows %d; use --crashes implicit"
              .formatted(step.title(), at.process(), all.size(), MOST_MESSAGES_OF_A_CRASH));
    }
    for (int subset = 0; subset < 1 << all.size(); subset++) {
      List<Delivery> some = new ArrayList<>();
      for (int index = 0; index < all.size(); index++) {
        if ((subset >> index & 1) != 0) {
          some.add(all.get(index));
        }
      }
      if (channels != Channels.FIFO || !leavesGap(subset, all)) {
        crashing.add(step(at, step, view, consumed, outcome, some, true, whole));
      }
    }
  }

  /**
   * Whether a subset omits a message and contains a later one to the same recipient. A crash must
   * not cause this on queues: the omitted message would no longer block the later ones, as an
   * unread message does.
   */
  private static boolean leavesGap(int subset, List<Delivery> all) {
    Set<Integer> cut = new HashSet<>();
    for (int index = 0; index < all.size(); index++) {
      int recipient = all.get(index).recipient();
      if ((subset >> index & 1) == 0) {
        cut.add(recipient);
      } else if (cut.contains(recipient)) {
        return true;
      }
    }
    return false;
  }

  private ViewStep step(
      ProcessComponent at,
      StepDefinition step,
      View view,
      int[] consumed,
      HandlerOutcome outcome,
      List<Delivery> deliveries,
      boolean crash,
      boolean whole) {
    View next =
        traffic == Traffic.M
            ? new View(outcome.local(), crash, left(at, step, view, consumed), view.delivered())
            : new View(
                outcome.local(),
                crash,
                view.pending(),
                at.inbox().removeAll(view.delivered(), consumed));
    List<Sent> sent = new ArrayList<>();
    List<Stimulus> stimuli = new ArrayList<>();
    send(at.process(), deliveries, sent, stimuli);
    List<Stimulus> arrivals = new ArrayList<>();
    if (at.inbox().isBounded()) {
      send(at.process(), outcome.deliveries(), new ArrayList<>(), arrivals);
    }
    for (MonitorComponent monitor : layout.monitors()) {
      if (monitor.hears(step)) {
        MonitorComponent.Event event =
            new MonitorComponent.Event(
                step,
                at.process(),
                Crashed.seen(at.locals().get(view.local())),
                Crashed.seen(at.locals().get(outcome.local())));
        stimuli.add(new Stimulus(layout.slotOf(monitor), monitor.stimulus(event)));
      }
    }
    int charges = layout.charges(step) | (crash ? layout.charge(Mishap.CRASH) : 0);
    for (int budget = 0; budget < layout.budgets().size(); budget++) {
      if ((charges >> budget & 1) == 1) {
        stimuli.add(new Stimulus(layout.firstBudget() + budget, MishapCount.HAPPENS));
      }
    }
    return new ViewStep(
        transitions.of(at.process(), step, crash, at.letters().senders(consumed)),
        Arrays.stream(consumed).boxed().toList(),
        next,
        whole ? at.intern(next) : -1,
        stimuli,
        arrivals,
        sent,
        charges,
        step.mishap() == Mishap.DUPLICATION);
  }

  /**
   * The pending letters after a step. A lost letter is gone even if it would stay when consumed.
   */
  private static int[] left(ProcessComponent at, StepDefinition step, View view, int[] consumed) {
    if (step.mishap() == Mishap.DUPLICATION) {
      return at.inbox().twice(view.pending(), consumed[0]);
    }
    return step.mishap() == Mishap.LOSS
        ? at.inbox().without(view.pending(), consumed[0])
        : at.inbox().removeAll(view.pending(), consumed);
  }

  private void send(
      ProcessInstance sender, List<Delivery> deliveries, List<Sent> sent, List<Stimulus> stimuli) {
    if (deliveries.isEmpty()) {
      return;
    }
    SortedMap<Integer, List<Integer>> bundles = new TreeMap<>();
    for (Delivery delivery : deliveries) {
      ProcessComponent recipient = layout.processes().get(delivery.recipient());
      int letter = recipient.letters().intern(sender.index(), delivery.message());
      sent.add(new Sent(delivery.recipient(), letter));
      bundles.computeIfAbsent(delivery.recipient(), key -> new ArrayList<>()).add(letter);
    }
    bundles.forEach(
        (recipient, letters) -> {
          int[] bundle = letters.stream().mapToInt(Integer::intValue).toArray();
          if (channels != Channels.FIFO) {
            Arrays.sort(bundle);
          }
          addArrivals(layout.processes().get(recipient), bundle, stimuli);
        });
  }

  /** Sends letters to a process or, if it is split, to the slots of its channels. */
  private void addArrivals(ProcessComponent recipient, int[] bundle, List<Stimulus> stimuli) {
    int index = recipient.process().index();
    if (!recipient.isSplit()) {
      stimuli.add(new Stimulus(index, recipient.stimulus(bundle)));
      return;
    }
    InboxParts parts = recipient.parts();
    int first = layout.firstChannel(index);
    Arrays.stream(bundle)
        .map(parts::of)
        .distinct()
        .sorted()
        .forEach(
            part -> {
              List<Integer> some =
                  Arrays.stream(bundle).filter(letter -> parts.of(letter) == part).boxed().toList();
              ChannelChange change = new ChannelChange(List.of(), some, null);
              int stimulus = parts.channels().get(part).stimulus(change);
              stimuli.add(new Stimulus(first + part, stimulus));
            });
  }

  private ViewStep delivery(ProcessComponent at, View view, int letter, boolean whole) {
    View next =
        new View(
            view.local(),
            false,
            at.inbox().removeAll(view.pending(), new int[] {letter}),
            at.inbox().add(view.delivered(), letter));
    return new ViewStep(
        transitions.ofDelivery(at.process()),
        List.of(letter),
        next,
        whole ? at.intern(next) : -1,
        List.of(),
        List.of(),
        List.of(),
        0,
        false);
  }
}
