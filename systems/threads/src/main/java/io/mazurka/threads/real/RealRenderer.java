package io.mazurka.threads.real;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.StateParts;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.threads.operations.LiveObject;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shows runs on real threads: operations, results, and the lines of code they come from. */
final class RealRenderer implements Renderer, StateParts {

  private final RealProgram program;

  RealRenderer(RealProgram program) {
    this.program = program;
  }

  @Override
  public List<String> components() {
    return program.threadNames();
  }

  @Override
  public List<String> state(int[] state) {
    return Collections.nCopies(components().size(), "");
  }

  @Override
  public List<StatePart> parts(int[] state) {
    RealRun run = program.run(state[0]);
    List<StatePart> parts = new ArrayList<>();
    for (Task task : run.tasks().all()) {
      Operation<?> next = run.pending(task.number());
      String note = next == null ? "ended" : "next: " + next;
      parts.add(new StatePart(task.name(), List.of(), List.of(), note));
    }
    Map<String, String> objects = new LinkedHashMap<>();
    for (RunEvent event : run.journal().events()) {
      SharedObject<?> object = event.operation().object();
      if (object != null && !(object instanceof LiveObject<?>)) {
        objects.put(object.name(), ValueText.plain(event.after()));
      }
    }
    objects.forEach((name, value) -> parts.add(StatePart.of(name, value)));
    return parts;
  }

  @Override
  public TraceStep step(int[] state, int step) {
    Cursor cursor = program.cursor();
    cursor.load(state);
    RealRun run = program.run(cursor.successor(state, step)[0]);
    RunEvent event = run.journal().last();
    String name = run.tasks().name(event.thread());
    return new TraceStep(name, event.toString(), List.of(), List.of(), changes(event));
  }

  private static List<TraceStep.Change> changes(RunEvent event) {
    SharedObject<?> object = event.operation().object();
    if (object == null || object instanceof LiveObject<?> || event.before().equals(event.after())) {
      return List.of();
    }
    return List.of(
        new TraceStep.Change(
            object.name(), ValueText.plain(event.before()), ValueText.plain(event.after())));
  }
}
