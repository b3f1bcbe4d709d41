package io.mazurka.bench.simulation;

import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.FaultyPaxos3;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.gallery.TwoPhases;
import io.mazurka.gallery.WrongPaxos;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.gallery.raft.Raft;
import io.mazurka.gallery.threads.Philosophers;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.simulation.Simulation;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.WalkStrategy;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The number of the first execution that shows a mistake, for several seeds and each strategy. */
public final class FirstHits {

  private static final int SEEDS = 20;

  /**
   * A mistake in the gallery.
   *
   * @param runs so many executions are tried
   * @param depth the most steps of each
   */
  private record Mistake(Model model, long runs, int depth, List<String> parameters) {

    Mistake(Model model, long runs, int depth, String... parameters) {
      this(model, runs, depth, List.of(parameters));
    }
  }

  private static final List<Mistake> MISTAKES =
      List.of(
          new Mistake(new FaultyPaxos(), 5_000, 60, "acceptors=5"),
          new Mistake(new FaultyPaxos2(), 10_000, 60, "proposers=3"),
          new Mistake(new FaultyPaxos3(), 5_000, 60, "acceptors=5"),
          new Mistake(new WrongPaxos(), 5_000, 60, "acceptors=7"),
          new Mistake(new WrongStorage(), 5_000, 60, "objects=5"),
          new Mistake(new EchoMulticast(), 5_000, 60, "honestReceivers=2", "byzantineReceivers=2"),
          new Mistake(new StepwiseOralMessages(), 5_000, 60, "faulty=2"),
          new Mistake(new TwoPhases(), 5_000, 60, "participants=8", "crash=1"),
          new Mistake(new Raft(), 5_000, 60, "terms=3", "ignoreLastTerm=1"),
          new Mistake(new Philosophers(), 5_000, 60, "n=10"));

  private FirstHits() {}

  /**
   * Prints a table.
   *
   * @param args the number of seeds; 20 if it is missing
   */
  public static void main(String[] args) {
    int seeds = args.length > 0 ? Integer.parseInt(args[0]) : SEEDS;
    StringBuilder head = new StringBuilder("| mistake | tries |");
    StringBuilder line = new StringBuilder("|---|---|");
    for (WalkStrategy strategy : WalkStrategy.values()) {
      head.append(" `%s` |".formatted(strategy.name().toLowerCase(Locale.ROOT)));
      line.append("---|");
    }
    System.out.println(head);
    System.out.println(line);
    MISTAKES.forEach(mistake -> System.out.println(row(mistake, seeds)));
  }

  private static String row(Mistake mistake, int seeds) {
    StringBuilder row =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "| `%s` | %,d |",
                String.join(" ", mistake.model.name(), String.join(" ", mistake.parameters)),
                mistake.runs));
    for (WalkStrategy strategy : WalkStrategy.values()) {
      long[] first = new long[seeds];
      for (int seed = 0; seed < seeds; seed++) {
        first[seed] = first(mistake, strategy, 1 + seed);
      }
      Arrays.sort(first);
      long missed = Arrays.stream(first).filter(one -> one == Long.MAX_VALUE).count();
      long median = first[seeds / 2];
      row.append(
          median == Long.MAX_VALUE
              ? String.format(Locale.ROOT, " none in %d of %d |", missed, seeds)
              : missed == 0
                  ? String.format(Locale.ROOT, " %,d |", median)
                  : String.format(Locale.ROOT, " %,d (none in %d) |", median, missed));
    }
    return row.toString();
  }

  private static long first(Mistake mistake, WalkStrategy strategy, long seed) {
    Check check =
        Check.of(mistake.model, mistake.parameters.toArray(String[]::new))
            .with(CheckOptions.unreduced());
    SimulationPlan plan =
        new SimulationPlan(
            mistake.runs, seed, mistake.depth, strategy, 2, Double.POSITIVE_INFINITY);
    long found =
        Simulation.run(check::prepare, List.of(), plan, SearchListener.none()).failingRun();
    return found == 0 ? Long.MAX_VALUE : found;
  }
}
