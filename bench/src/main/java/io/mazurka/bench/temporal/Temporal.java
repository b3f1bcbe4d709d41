package io.mazurka.bench.temporal;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.peers.Race;
import io.mazurka.bench.peers.RacingCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.Mazurka;
import io.mazurka.bench.tools.Spin;
import io.mazurka.bench.tools.Tlc;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/temporal}: temporal properties in Mazurka, SPIN and TLC. */
@Command(
    name = "bench/temporal",
    sortOptions = false,
    description =
        "Asks Mazurka, SPIN and TLC the same temporal formulas about the same models, compares the"
            + " verdicts, the product states a second, and what reductions leave.")
final class Temporal extends RacingCommand {

  private static final List<String> TABLES = List.of("verdicts", "rates", "reductions");

  @Option(
      names = "--only",
      split = ",",
      description = "only these tables: verdicts, rates, reductions")
  private List<String> only = TABLES;

  @Option(names = "--quick", description = "only small instances, a minute in all")
  private boolean quick;

  public static void main(String[] arguments) {
    run(new Temporal(), arguments);
  }

  @Override
  public Integer call() {
    requireKnown("table", only, TABLES);
    if (out() != null && !only.containsAll(TABLES)) {
      throw new BenchException("the section has all tables, so leave out --only or --out");
    }
    Answers answers = new Answers();
    StringBuilder text = new StringBuilder();
    if (only.contains("verdicts")) {
      ask(answers);
      text.append("\n### Verdicts\n\n").append(answers.markdown());
    }
    if (only.contains("rates")) {
      text.append("\n### Product states a second\n\n").append(tables().rates(rateLaps()));
    }
    if (only.contains("reductions")) {
      text.append("\n### Reduced\n\n").append(tables().reductions(reductionLaps()));
    }
    String size = quick ? "Small instances only (`--quick`).\n\n" : "";
    print("temporal", circumstances("") + size + versions() + text);
    return answers.agree() ? 0 : 1;
  }

  private void ask(Answers answers) {
    Interview interview =
        new Interview(full(), available(List.of(spin(), tlc())), System.err::println);
    interview.ask(LinearModel.PETERSON, quick ? 3 : 4, answers);
    // In larger rings SPIN goes deeper for ever under fairness.
    interview.ask(LinearModel.TOKEN_RING, 4, answers);
    interview.ask(LinearModel.ALTERNATING_BIT, quick ? 1 : 3, answers);
  }

  private List<Lap> rateLaps() {
    Race race = race(List.of(full(), spin(), tlc()), quick);
    return List.of(
            LinearInstance.whole(LinearModel.PETERSON, quick ? 4 : 6),
            LinearInstance.whole(LinearModel.TOKEN_RING, quick ? 10 : 17),
            LinearInstance.whole(LinearModel.ALTERNATING_BIT, quick ? 10 : 200))
        .stream()
        .map(race::run)
        .toList();
  }

  private List<Lap> reductionLaps() {
    Race race = race(List.of(full(), reduced(), spin(), spinReduced()), quick);
    List<LinearInstance> instances = new ArrayList<>();
    instances.add(reducible(LinearModel.PETERSON, 4));
    instances.add(reducible(LinearModel.TOKEN_RING, 8));
    instances.add(reducible(LinearModel.ALTERNATING_BIT, 10));
    instances.add(reducible(LinearModel.SENDER_RECEIVER, 10));
    if (!quick) {
      instances.add(reducible(LinearModel.PETERSON, 5));
      instances.add(reducible(LinearModel.TOKEN_RING, 14));
      instances.add(reducible(LinearModel.ALTERNATING_BIT, 100));
      instances.add(reducible(LinearModel.SENDER_RECEIVER, 100));
    }
    return instances.stream().map(race::run).toList();
  }

  private static LinearInstance reducible(LinearModel model, int size) {
    return new LinearInstance(model, size, Inquiry.of(Inquiry.Fairness.NONE, model.whole()), true);
  }

  private LinearTables tables() {
    return new LinearTables(
        full().name(), spin().name(), tlc().name(), reduced().name(), spinReduced().name());
  }

  private Mazurka full() {
    return new Mazurka(launcher(), MeasuredMachine.current().cores());
  }

  /** Mazurka with its default reduction. */
  private Mazurka reduced() {
    return new Mazurka(launcher(), MeasuredMachine.current().cores(), List.of());
  }

  private Spin spin() {
    return new Spin(folders(), memory(), Spin.Mode.PLAIN);
  }

  private Spin spinReduced() {
    return new Spin(folders(), memory(), Spin.Mode.REDUCED);
  }

  private Tlc tlc() {
    return new Tlc(folders(), memory(), Long.MAX_VALUE, Tlc.Style.TWO_WORKERS);
  }
}
