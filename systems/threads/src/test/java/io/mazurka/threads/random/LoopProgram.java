package io.mazurka.threads.random;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A few threads that poll variables in loops of one to three reads, and write in between. */
record LoopProgram(List<List<Line>> threads) implements Consumer<Scope>, Plan<LoopProgram> {

  enum Kind {
    READ,
    /** Reads, and jumps back some lines unless it finds the value. */
    READ_UNTIL,
    COMPARE_AND_SET,
    /** Compares and sets, and jumps back some lines unless that succeeds. */
    COMPARE_AND_SET_UNTIL,
    WRITE
  }

  record Line(Kind kind, int variable, int value, int back) {

    Line goingBack(int less) {
      return new Line(kind, variable, value, Math.min(back, less));
    }

    Stream<Line> smaller() {
      return Stream.concat(
          Cuts.of(back, 0).map(this::goingBack),
          Cuts.of(value, 0).map(lower -> new Line(kind, variable, lower, back)));
    }

    @Override
    public String toString() {
      String loop = kind.name().endsWith("UNTIL") ? ", or back by " + back : "";
      return "%s %s, value %d%s".formatted(kind, variable == 0 ? "x" : "y", value, loop);
    }
  }

  /** A thread at a line, with the value that it read last. */
  record Local(int at, int register) {}

  static LoopProgram draw(long seed) {
    return of(new Random(seed));
  }

  private static LoopProgram of(Random random) {
    List<List<Line>> threads = new ArrayList<>();
    int count = 2 + random.nextInt(2);
    for (int thread = 0; thread < count; thread++) {
      List<Line> code = new ArrayList<>();
      int length = 1 + random.nextInt(count == 2 ? 4 : 3);
      for (int line = 0; line < length; line++) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        int back = Math.min(readsAtTheEndOf(code), random.nextInt(3));
        code.add(new Line(kind, random.nextInt(2), random.nextInt(3), back));
      }
      threads.add(List.copyOf(code));
    }
    return new LoopProgram(List.copyOf(threads));
  }

  @Override
  public Stream<LoopProgram> smaller() {
    return Stream.concat(
            Cuts.of(threads, 1),
            Cuts.inside(
                threads,
                code ->
                    Stream.concat(Cuts.of(code), Cuts.inside(code, Line::smaller))
                        .map(LoopProgram::bounded)))
        .map(LoopProgram::new)
        .filter(fewer -> !fewer.equals(this));
  }

  /** The code with no loop that has a write in it or begins before the code does. */
  private static List<Line> bounded(List<Line> code) {
    List<Line> lines = new ArrayList<>();
    for (Line line : code) {
      lines.add(line.goingBack(readsAtTheEndOf(lines)));
    }
    return List.copyOf(lines);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int thread = 0; thread < threads.size(); thread++) {
      String lines =
          threads.get(thread).stream().map(Line::toString).collect(Collectors.joining("; "));
      text.append(thread == 0 ? "" : "\n").append("T%d: %s".formatted(thread, lines));
    }
    return text.toString();
  }

  /** A loop with a write in it could go on for ever. */
  private static int readsAtTheEndOf(List<Line> code) {
    int reads = 0;
    while (reads < code.size() && code.get(code.size() - 1 - reads).kind() != Kind.WRITE) {
      reads++;
    }
    return reads;
  }

  @Override
  public void accept(Scope scope) {
    List<IntegerVariable> variables = List.of(scope.integer("x", 0), scope.integer("y", 0));
    Watched.declare(scope, variables);
    for (int thread = 0; thread < threads.size(); thread++) {
      List<Line> code = threads.get(thread);
      scope.<Local>thread("T" + thread, new Local(0, 0), local -> next(variables, code, local));
    }
  }

  private static Next<Local> next(List<IntegerVariable> variables, List<Line> code, Local local) {
    if (local.at() == code.size()) {
      return Next.end();
    }
    Line line = code.get(local.at());
    IntegerVariable variable = variables.get(line.variable());
    Local next = new Local(local.at() + 1, local.register());
    return switch (line.kind()) {
      case READ -> variable.reading().then(value -> new Local(next.at(), value));
      case READ_UNTIL ->
          variable
              .reading()
              .then(
                  value ->
                      value == line.value()
                          ? next
                          : new Local(local.at() - line.back(), local.register()));
      case WRITE -> variable.writing(line.value()).to(next);
      case COMPARE_AND_SET ->
          variable
              .comparingAndSetting(line.value(), line.value() + 1)
              .then(done -> new Local(next.at(), done ? 1 : 0));
      case COMPARE_AND_SET_UNTIL ->
          variable
              .comparingAndSetting(line.value(), line.value() + 1)
              .then(done -> done ? next : new Local(local.at() - line.back(), local.register()));
    };
  }
}
