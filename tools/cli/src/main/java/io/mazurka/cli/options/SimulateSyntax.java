package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.WalkStrategy;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The syntax of {@code mazurka simulate}: the options of {@code check} that concern the model, and
 * how often to run it.
 */
public final class SimulateSyntax {

  private static final String RUNS = "--runs";
  private static final String SEED = "--seed";
  private static final String DEPTH = "--max-depth";
  private static final String CORPUS = "--corpus";
  private static final String STRATEGY = "--strategy";

  private static final Set<String> SHARED =
      Set.of(
          "--help",
          "--property",
          AskedCondition.option(Kind.INVARIANT),
          AskedCondition.option(Kind.SOMETIMES),
          AskedCondition.option(Kind.AT_END),
          AskedCondition.option(Kind.QUERY),
          AskedCondition.option(Kind.CONSTRAINT),
          AskedCondition.option(Kind.LTL),
          AskedCondition.option(Kind.CTL),
          AskedFairness.OPTION,
          "--timeout",
          "--workers",
          "--classpath",
          "--out",
          "--json");

  private SimulateSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    CheckSyntax.addSome(spec, models, CheckSyntax.withShaping(SHARED));
    spec.addOption(CheckSyntax.text(RUNS, "N", "How many executions to run. Default: 10000."));
    spec.addOption(
        CheckSyntax.text(
            SEED, "S", "What they are drawn from; the same seed runs the same. Default: 1."));
    spec.addOption(
        CheckSyntax.text(DEPTH, "D", "How many steps an execution has at most. Default: 100."));
    spec.addOption(
        CheckSyntax.text(
            STRATEGY,
            "random|pct|swarm|guided",
            "random: all steps are as likely. pct: processes have priorities that change a few"
                + " times. swarm: steps have weights that change now and then, so that some"
                + " processes starve and some messages wait. guided: like swarm, but half of the"
                + " executions begin like an earlier one that reached something new. Default:"
                + " swarm."));
    spec.addOption(
        CheckSyntax.text(
            CORPUS,
            "DIR",
            "Where guided executions keep what they have learned; the next ones go on from there."));
    ReportRequest.addTo(spec, ReportRequest.OF_EXECUTIONS);
  }

  /** Which model is meant, and what is asked of it. */
  public static CheckRequest read(ParseResult parsed) {
    return CheckSyntax.read(parsed);
  }

  /** How it should be simulated. */
  public static SimulationPlan plan(ParseResult parsed, CheckRequest request) {
    return new SimulationPlan(
        number(parsed, RUNS, "10000", 1, Long.MAX_VALUE),
        number(parsed, SEED, "1", Long.MIN_VALUE, Long.MAX_VALUE),
        (int) number(parsed, DEPTH, "100", 1, 1_000_000),
        strategy(parsed.matchedOptionValue(STRATEGY, "swarm")),
        request.options().workers(),
        request.options().limits().seconds());
  }

  /** The directory of the corpus, or null if none was asked for. */
  public static @Nullable String corpus(ParseResult parsed, SimulationPlan plan) {
    String directory = parsed.matchedOptionValue(CORPUS, null);
    if (directory != null && plan.strategy() != WalkStrategy.GUIDED) {
      throw new InvalidOptionException(
          "%s is for %s guided: other executions learn nothing".formatted(CORPUS, STRATEGY));
    }
    return directory;
  }

  private static long number(
      ParseResult parsed, String option, String usual, long least, long most) {
    String text = parsed.matchedOptionValue(option, usual);
    try {
      long number = Long.parseLong(text);
      if (least <= number && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "%s takes a whole number%s, not '%s'"
            .formatted(
                option,
                least != 1 ? "" : most == Long.MAX_VALUE ? " from 1 on" : " from 1 to " + most,
                text));
  }

  private static WalkStrategy strategy(String text) {
    for (WalkStrategy strategy : WalkStrategy.values()) {
      if (strategy.name().toLowerCase(Locale.ROOT).equals(text)) {
        return strategy;
      }
    }
    throw new InvalidOptionException(
        "%s is random, pct, swarm or guided, not '%s'".formatted(STRATEGY, text));
  }
}
