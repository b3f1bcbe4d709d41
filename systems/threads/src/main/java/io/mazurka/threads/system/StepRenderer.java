package io.mazurka.threads.system;

import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.StateParts;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.threads.model.LocalState;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.model.ThreadTable;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SourceLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Shows executions with one component per thread: operations, their results and what changes. */
final class StepRenderer implements Renderer, StateParts {

  private final StepModel model;

  StepRenderer(StepModel model) {
    this.model = model;
  }

  @Override
  public List<String> components() {
    List<String> names = new ArrayList<>();
    for (int thread = 0; thread < model.threads(); thread++) {
      names.add(model.thread(thread).name());
    }
    return names;
  }

  @Override
  public List<String> state(int[] state) {
    return Collections.nCopies(model.threads(), "");
  }

  @Override
  public List<StatePart> parts(int[] state) {
    List<StatePart> parts = new ArrayList<>();
    for (int thread = 0; thread < model.threads(); thread++) {
      ThreadTable table = model.thread(thread);
      LocalState local = table.state(state[model.objects() + thread]);
      List<StatePart.Field> fields = new ArrayList<>();
      ValueText.parts(local.value)
          .forEach((name, value) -> fields.add(new StatePart.Field(name, value)));
      String next = local.next == null ? "ended" : "next: " + local.next.operation();
      parts.add(new StatePart(table.name(), fields, List.of(), next));
    }
    for (int object = 0; object < model.objects(); object++) {
      String value = ValueText.plain(model.objectState(object, state[object]));
      parts.add(StatePart.of(model.object(object).name(), value));
    }
    return parts;
  }

  @Override
  public TraceStep step(int[] state, int step) {
    StepCursor cursor = new StepCursor(model);
    cursor.load(state);
    int thread = cursor.transition(step);
    ThreadTable table = model.thread(thread);
    LocalState local = table.state(state[model.objects() + thread]);
    Next.Perform<Object, Object> perform = local.next;
    if (perform == null) {
      throw new IllegalStateException(table.name() + " has ended");
    }
    boolean choice = local.slot >= model.objects();
    Object before =
        choice
            ? (Object) cursor.alternative(step)
            : model.objectState(local.slot, state[local.slot]);
    List<TraceStep.Change> changed = new ArrayList<>();
    String text = perform.operation().toString();
    try {
      OperationOutcome<Object, Object> outcome = perform.operation().in(before, thread);
      if (outcome != null && outcome.result() != Done.DONE) {
        text += " = " + ValueText.plain(outcome.result());
      }
      if (outcome != null && !choice && !before.equals(outcome.state())) {
        changed.add(
            new TraceStep.Change(
                model.object(local.slot).name(),
                ValueText.plain(before),
                ValueText.plain(outcome.state())));
      }
    } catch (RuntimeException e) {
      text += ": " + e.getMessage();
    }
    LocalState after = after(cursor, state, step, table);
    if (after.hasFailed() && !text.contains(after.value.toString())) {
      text += "; fails: " + after.value;
    }
    text += SourceLine.inWords(model.line(thread, local));
    return new TraceStep(table.name(), text, List.of(), List.of(), changed);
  }

  private LocalState after(StepCursor cursor, int[] state, int step, ThreadTable table) {
    int[] successor = cursor.successor(state, step);
    return table.state(successor[model.objects() + cursor.transition(step)]);
  }
}
