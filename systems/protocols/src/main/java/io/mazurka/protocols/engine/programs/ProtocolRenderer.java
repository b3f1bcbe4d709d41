package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.StatePart.Field;
import io.mazurka.kernel.trace.StatePart.Letter;
import io.mazurka.kernel.trace.StateParts;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import io.mazurka.kernel.trace.TraceStep.Message;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.crashes.Crashed;
import io.mazurka.protocols.engine.programs.ViewStep.Sent;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.time.TimedWords;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.engine.views.WholeViews;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Turns states and steps of a protocol into words. */
final class ProtocolRenderer implements Renderer, StateParts {

  private final Layout layout;

  /**
   * The components of the slots that are shown. The inbox of a split process is shown with its
   * process.
   */
  private final List<Component> components;

  private final TimedWords words;
  private final WholeViews views;
  private final StepEnumerator enumerator;
  private final TransitionNumbers transitions;
  private final ProtocolSystem system;

  /** Per process, the steps of its views. */
  private final List<ObjectMemo<List<Occurrence>>> steps = new ArrayList<>();

  /**
   * A step as text.
   *
   * @param words the step, without its changes to the state
   * @param charges the budgets from which the step takes, as bits
   * @param arrivals what must find room
   */
  private record Occurrence(TraceStep words, int charges, List<Stimulus> arrivals) {}

  ProtocolRenderer(
      Layout layout,
      StepEnumerator enumerator,
      TransitionNumbers transitions,
      ProtocolSystem system) {
    this.layout = layout;
    this.components = layout.components().subList(0, layout.mainSlots());
    this.words = new TimedWords(layout);
    this.views = new WholeViews(layout);
    this.enumerator = enumerator;
    this.transitions = transitions;
    this.system = system;
    for (ProcessComponent process : layout.processes()) {
      steps.add(new ObjectMemo<>(view -> occurrences(process, view)));
    }
  }

  @Override
  public List<String> components() {
    return components.stream().map(Component::name).toList();
  }

  @Override
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>();
    for (int slot = 0; slot < components.size(); slot++) {
      texts.add(words.state(slot, object(slot, state)));
    }
    return texts;
  }

  @Override
  public List<String> details(int[] state) {
    List<String> texts = state(state);
    for (ProcessComponent process : layout.processes()) {
      int slot = process.process().index();
      View view = process.view(views.view(slot, state));
      String text = texts.get(slot) + (isCrashed(process, view) ? "; crashed" : "");
      text += inbox(process, "waiting", view.pending());
      texts.set(slot, text + inbox(process, "delivered", view.delivered()));
    }
    return texts;
  }

  @Override
  public List<StatePart> parts(int[] state) {
    List<StatePart> parts = new ArrayList<>();
    for (int slot = 0; slot < components.size(); slot++) {
      List<Field> fields = new ArrayList<>();
      words
          .parts(slot, object(slot, state))
          .forEach((name, value) -> fields.add(new Field(name, value)));
      parts.add(new StatePart(components.get(slot).name(), fields, List.of(), ""));
    }
    for (ProcessComponent process : layout.processes()) {
      int slot = process.process().index();
      View view = process.view(views.view(slot, state));
      List<Letter> inbox = inOrder(process, letters(process, "waiting", view.pending()));
      inbox.addAll(inOrder(process, letters(process, "delivered", view.delivered())));
      StatePart part = parts.get(slot);
      parts.set(
          slot,
          new StatePart(
              part.name(), part.fields(), inbox, isCrashed(process, view) ? "crashed" : ""));
    }
    return parts;
  }

  private static boolean isCrashed(ProcessComponent process, View view) {
    return view.crashed() || Crashed.is(process.locals().get(view.local()));
  }

  /**
   * Letters of a queue in the order of arrival; other letters in an order that is the same in every
   * run.
   */
  private static List<Letter> inOrder(ProcessComponent process, List<Letter> letters) {
    if (!process.inbox().isQueue()) {
      letters.sort(Comparator.comparing(Letter::sender).thenComparing(Letter::message));
    }
    return letters;
  }

  private List<Letter> letters(ProcessComponent process, String stage, int[] letters) {
    List<Letter> texts = new ArrayList<>();
    for (int letter : letters) {
      Message message = message(process, letter, process.letters().sender(letter));
      texts.add(new Letter(message.message(), message.peer(), stage));
    }
    return texts;
  }

  private String inbox(ProcessComponent process, String what, int[] letters) {
    List<String> texts =
        letters(process, what, letters).stream()
            .map(letter -> letter.message() + " from " + letter.sender())
            .toList();
    return texts.isEmpty() ? "" : "; %s: %s".formatted(what, String.join(", ", texts));
  }

  private Object object(int slot, int[] state) {
    Component component = components.get(slot);
    return component.observed(component.observation(state[slot]));
  }

  @Override
  public TraceStep step(int[] state, int number) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    int[] after = cursor.successor(state, number);
    if (cursor.transition(number) == transitions.time()) {
      return passing(state, after, changes(state, after));
    }
    TraceStep step = occurrence(cursor, state, number);
    return new TraceStep(
        step.process(), step.transition(), step.consumed(), step.sent(), changes(state, after));
  }

  @Override
  public TraceStep occurrence(int[] state, int number) {
    Cursor cursor = system.cursor();
    cursor.load(state);
    return cursor.transition(number) == transitions.time()
        ? passing(state, cursor.successor(state, number), List.of())
        : occurrence(cursor, state, number);
  }

  /** Time that passes. */
  private TraceStep passing(int[] state, int[] after, List<Change> changed) {
    int units = 0;
    for (int slot = 0; slot < layout.processes().size(); slot++) {
      if (object(slot, state) instanceof TimedState before
          && object(slot, after) instanceof TimedState later) {
        units = Math.max(units, before.unitsBefore(later));
      }
    }
    String text = units == 1 ? "1 unit passes" : units + " units pass";
    return new TraceStep(TraceStep.TIME, text, List.of(), List.of(), changed);
  }

  private TraceStep occurrence(Cursor cursor, int[] state, int number) {
    int owner = owner(cursor, number);
    int own = 0;
    for (int step = 0; step < number; step++) {
      own += owner(cursor, step) == owner ? 1 : 0;
    }
    int exhausted = system.exhausted(state);
    return steps.get(owner).of(views.view(owner, state)).stream()
        .filter(step -> (step.charges() & exhausted) == 0 && system.fits(step.arrivals(), state))
        .skip(own)
        .findFirst()
        .orElseThrow()
        .words();
  }

  private int owner(Cursor cursor, int step) {
    return transitions.get(cursor.transition(step)).process().index();
  }

  private List<Occurrence> occurrences(ProcessComponent process, int view) {
    return enumerator.steps(process, view).stream()
        .filter(step -> !transitions.get(step.transition()).passes())
        .map(step -> new Occurrence(words(process, step), step.charges(), step.arrivals()))
        .toList();
  }

  private TraceStep words(ProcessComponent process, ViewStep step) {
    List<Message> consumed = new ArrayList<>();
    for (int letter : step.consumed()) {
      consumed.add(message(process, letter, process.letters().sender(letter)));
    }
    List<Message> sent = new ArrayList<>();
    for (Sent one : step.sent()) {
      ProcessComponent recipient = layout.processes().get(one.recipient());
      sent.add(message(recipient, one.letter(), one.recipient()));
    }
    String name = transitions.get(step.transition()).title();
    return new TraceStep(process.name(), name, consumed, sent, List.of());
  }

  private List<Change> changes(int[] state, int[] after) {
    List<Change> changes = new ArrayList<>();
    for (int slot = 0; slot < components.size(); slot++) {
      Object old = object(slot, state);
      Object now = object(slot, after);
      if (!old.equals(now)) {
        changes.add(
            new Change(
                components.get(slot).name(),
                words.difference(slot, old, now),
                words.difference(slot, now, old)));
      }
    }
    return changes;
  }

  private Message message(ProcessComponent recipient, int letter, int peer) {
    return new Message(
        layout.processes().get(peer).name(), ValueText.of(recipient.letters().content(letter)));
  }
}
