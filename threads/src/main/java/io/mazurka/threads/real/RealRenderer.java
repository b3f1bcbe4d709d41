package io.mazurka.threads.real;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.SharedObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Shows runs on real threads: operations, results, and the lines of code they come from. */
final class RealRenderer implements Renderer {

  private final RealProgram program;

  RealRenderer(RealProgram program) {
    this.program = program;
  }

  @Override
  public List<String> components() {
    List<String> names = new ArrayList<>();
    program.run(0).scope().threads().forEach(thread -> names.add(thread.name()));
    return names;
  }

  @Override
  public List<String> state(int[] state) {
    return Collections.nCopies(components().size(), "");
  }

  @Override
  public TraceStep step(int[] state, int step) {
    Cursor cursor = program.cursor();
    cursor.load(state);
    RealRun run = program.run(cursor.successor(state, step)[0]);
    Event event = run.events().get(run.events().size() - 1);
    Task task = run.task(event.thread());
    String name = task == null ? "thread " + event.thread() : task.name();
    return new TraceStep(name, text(event), List.of(), List.of(), changes(event));
  }

  private static String text(Event event) {
    StringBuilder text = new StringBuilder(event.operation().toString());
    if (event.result() instanceof Throwable problem) {
      text.append(": ").append(problem.getMessage());
    } else if (event.result() != Done.DONE) {
      text.append(" = ").append(event.result());
    }
    StackTraceElement line = event.line();
    if (line != null) {
      text.append(" (%s:%d)".formatted(line.getFileName(), line.getLineNumber()));
    }
    return text.toString();
  }

  private static List<TraceStep.Change> changes(Event event) {
    SharedObject<?> object = event.operation().object();
    Object before = event.before();
    Object after = event.after();
    if (object == null || before == null || after == null || before.equals(after)) {
      return List.of();
    }
    return List.of(new TraceStep.Change(object.name(), before.toString(), after.toString()));
  }
}
