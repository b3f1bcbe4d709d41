package io.mazurka.bench.threads;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.dpor.Explorer;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/** The number of explored transitions of a program, by method and by number of threads. */
final class ThreadFigure {

  private static final int MOST_EVENTS = 1_000;

  private final ThreadModel program;
  private final int mostThreads;
  private final long mostTransitions;
  private final List<ThreadMethod> methods;
  private final Map<ThreadMethod, List<Long>> transitions = new LinkedHashMap<>();

  ThreadFigure(ThreadModel program, int mostThreads, long mostTransitions) {
    this(program, mostThreads, mostTransitions, ThreadMethod.all());
  }

  ThreadFigure(
      ThreadModel program, int mostThreads, long mostTransitions, List<ThreadMethod> methods) {
    this.methods = List.copyOf(methods);
    this.program = program;
    this.mostThreads = mostThreads;
    this.mostTransitions = mostTransitions;
  }

  /** Explores with increasing numbers of threads, until a run reaches a limit. */
  void measure(double seconds) {
    for (ThreadMethod method : methods) {
      System.err.println(program.name() + ": " + method + " ...");
      List<Long> found = new ArrayList<>();
      transitions.put(method, found);
      long events = 0;
      while (events >= 0 && found.size() < mostThreads) {
        events = explore(method, found.size() + 1, seconds);
        if (events >= 0) {
          found.add(events);
        }
      }
    }
  }

  /** The number of explored transitions, or -1 if there are too many. */
  private long explore(ThreadMethod method, int threads, double seconds) {
    Arguments arguments = Arguments.of(program, Map.of("n", threads));
    StepModel model = StepModel.of(program.create(arguments).declaration());
    ModelExecution execution = model.execution();
    double deadline = MeasuredMachine.processorSeconds() + seconds;
    Explorer[] explorer = new Explorer[1];
    BooleanSupplier within =
        () ->
            explorer[0].tally().events() <= mostTransitions
                && MeasuredMachine.processorSeconds() < deadline;
    explorer[0] =
        Explorer.of(
            execution,
            method.strategy(model, execution),
            method.conflicts(),
            MOST_EVENTS,
            (end, history) -> within.getAsBoolean());
    long events = explorer[0].run().events();
    return within.getAsBoolean() ? events : -1;
  }

  /** A table with a column for each method. */
  String markdown() {
    return markdown("", threads -> "");
  }

  /**
   * A table with one more column behind the number of threads.
   *
   * @param title the title of that column; without one it is left out
   */
  String markdown(String title, IntFunction<String> published) {
    List<String> head = new ArrayList<>(List.of("threads"));
    if (!title.isEmpty()) {
      head.add(title);
    }
    transitions.keySet().forEach(method -> head.add(method.toString()));
    MarkdownTable table = new MarkdownTable(head.toArray(String[]::new));
    for (int threads = 1; threads <= mostThreads; threads++) {
      List<String> cells = new ArrayList<>(List.of(String.valueOf(threads)));
      if (!title.isEmpty()) {
        cells.add(published.apply(threads));
      }
      for (List<Long> found : transitions.values()) {
        cells.add(threads <= found.size() ? FigureText.count(found.get(threads - 1)) : "–");
      }
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown();
  }

  String svg() {
    Plot plot =
        new Plot("Transitions of " + program.name() + " explored", mostThreads, mostTransitions);
    transitions.forEach(plot::add);
    return plot.svg();
  }
}
