package io.mazurka.search;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A system of processes with shared variables, as data. */
record SharedVariablesPlan(int processes, int variables, boolean twoStarts, List<Rule> rules)
    implements Plan<SharedVariablesPlan> {

  private static final int PLACES = 3;
  private static final int VALUES = 3;

  /** A transition: from a place to another, if a variable has a value; -1 is no variable. */
  record Rule(int process, int from, int to, int reads, int value, int writes, int written) {

    boolean writesWhatReads(Rule other) {
      return writes >= 0 && writes == other.reads;
    }

    @Override
    public String toString() {
      return "p%d: %d to %d%s%s"
          .formatted(
              process,
              from,
              to,
              reads < 0 ? "" : " if v%d = %d".formatted(reads, value),
              writes < 0 ? "" : ", v%d := %d".formatted(writes, written));
    }
  }

  static SharedVariablesPlan draw(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 5);
    int processes = 2 + random.nextInt(3);
    int variables = 1 + random.nextInt(3);
    boolean forward = random.nextInt(3) == 0;
    List<Rule> rules =
        IntStream.range(0, processes * (2 + random.nextInt(3)))
            .mapToObj(index -> rule(index % processes, variables, forward, random))
            .toList();
    return new SharedVariablesPlan(processes, variables, random.nextInt(4) == 0, rules);
  }

  private static Rule rule(int process, int variables, boolean forward, Random random) {
    int from = random.nextInt(PLACES);
    int to = forward ? from + 1 + random.nextInt(2) : random.nextInt(PLACES);
    boolean reads = random.nextInt(3) == 0;
    boolean writes = random.nextInt(2) == 0;
    return new Rule(
        process,
        from,
        to,
        reads ? random.nextInt(variables) : -1,
        random.nextInt(2),
        writes ? random.nextInt(variables) : -1,
        random.nextInt(VALUES));
  }

  @Override
  public Stream<SharedVariablesPlan> smaller() {
    return Cuts.of(rules)
        .map(fewer -> new SharedVariablesPlan(processes, variables, twoStarts, fewer));
  }

  @Override
  public String toString() {
    return "%d processes, %d variables%s%s"
        .formatted(
            processes,
            variables,
            twoStarts ? ", the last of which is 0 or 1" : "",
            rules.stream().map(rule -> "\n" + rule).collect(Collectors.joining()));
  }
}
