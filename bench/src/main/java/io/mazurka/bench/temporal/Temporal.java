package io.mazurka.bench.temporal;

import io.mazurka.bench.peers.Inquiry;
import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.peers.LimitedCommand;
import io.mazurka.bench.peers.Mazurka;
import io.mazurka.bench.peers.Race;
import io.mazurka.bench.peers.Spin;
import io.mazurka.bench.peers.Tlc;
import io.mazurka.bench.peers.Tool;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.Machine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/temporal}: temporal properties in Mazurka, SPIN and TLC. */
@Command(
    name = "bench/temporal",
    sortOptions = false,
    description =
        "Asks Mazurka, SPIN and TLC the same temporal formulas about the same models, compares the"
            + " verdicts, the product states a second, and what reductions leave.")
final class Temporal extends LimitedCommand {

  private static final List<String> TABLES = List.of("verdicts", "rates", "reductions");

  @Option(
      names = "--only",
      split = ",",
      description = "only these tables: verdicts, rates, reductions")
  private List<String> only = TABLES;

  @Option(names = "--quick", description = "only small instances, a minute in all")
  private boolean quick;

  @Option(
      names = "--repeat",
      defaultValue = "3",
      description = "how many rounds there are; the best counts (default: ${DEFAULT-VALUE})")
  private int repeat;

  @Option(
      names = "--long",
      defaultValue = "20",
      description = "what takes so many seconds has one round (default: ${DEFAULT-VALUE})")
  private double longSeconds;

  private final Map<String, String> versions = new LinkedHashMap<>();

  public static void main(String[] arguments) {
    run(new Temporal(), arguments);
  }

  @Override
  public Integer call() {
    only.stream()
        .filter(name -> !TABLES.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new BenchException(
                  "there is no table '%s'; there are %s"
                      .formatted(name, String.join(", ", TABLES)));
            });
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
    String tools =
        versions.entrySet().stream()
            .map(version -> "- " + version.getKey() + ": " + version.getValue() + "\n")
            .collect(Collectors.joining());
    String size = quick ? "Small instances only (`--quick`).\n\n" : "";
    print("temporal", circumstances("") + size + tools + text);
    return answers.agree() ? 0 : 1;
  }

  private void ask(Answers answers) {
    Interview interview =
        new Interview(
            full(), Tool.available(List.of(spin(), tlc()), versions), System.err::println);
    interview.ask(LinearModel.PETERSON, quick ? 3 : 4, answers);
    interview.ask(LinearModel.TOKEN_RING, quick ? 4 : 8, answers);
    interview.ask(LinearModel.ALTERNATING_BIT, quick ? 1 : 3, answers);
  }

  private List<Lap> rateLaps() {
    Race race = race(List.of(full(), spin(), tlc()));
    return List.of(
            LinearInstance.whole(LinearModel.PETERSON, quick ? 4 : 6),
            LinearInstance.whole(LinearModel.TOKEN_RING, quick ? 10 : 16),
            LinearInstance.whole(LinearModel.ALTERNATING_BIT, quick ? 10 : 200))
        .stream()
        .map(race::run)
        .toList();
  }

  private List<Lap> reductionLaps() {
    Race race = race(List.of(full(), reduced(), spin(), spinReduced()));
    return List.of(
            reducible(LinearModel.PETERSON, quick ? 4 : 5),
            reducible(LinearModel.TOKEN_RING, quick ? 8 : 14),
            reducible(LinearModel.ALTERNATING_BIT, quick ? 10 : 100),
            reducible(LinearModel.SENDER_RECEIVER, quick ? 10 : 100))
        .stream()
        .map(race::run)
        .toList();
  }

  private static LinearInstance reducible(LinearModel model, int size) {
    return new LinearInstance(model, size, Inquiry.of(Inquiry.Fairness.NONE, model.whole()), true);
  }

  private Race race(List<Tool> tools) {
    return new Race(
        Tool.available(tools, versions), quick ? 1 : repeat, longSeconds, System.err::println);
  }

  private LinearTables tables() {
    return new LinearTables(
        full().name(), spin().name(), tlc().name(), reduced().name(), spinReduced().name());
  }

  private Mazurka full() {
    return new Mazurka(launcher(), Machine.current().cores());
  }

  /** As it reduces by default. */
  private Mazurka reduced() {
    return new Mazurka(launcher(), Machine.current().cores(), List.of());
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
