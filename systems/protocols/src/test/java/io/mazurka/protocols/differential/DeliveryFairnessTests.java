package io.mazurka.protocols.differential;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.FairRuns.Duty;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.random.EndlessTalk;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.Content;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.Link;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts under fairness of messages, on random protocols that go on for ever. */
@Tag("slow")
class DeliveryFairnessTests {

  /** How many are compared, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 150;

  private static final int MOST_STATES = 120;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.ANY_LOSSES,
          Setting.UNCLEAN_BUFFERS,
          Setting.ANY_LOSSES,
          Setting.CLEAN_BUFFERS,
          Setting.ONE_DUPLICATION,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_CRASH,
          Setting.ONE_DUPLICATION_AND_ONE_LOSS);

  /** A message in a channel, under way or delivered. */
  private record Unit(Link link, Object message, boolean delivered) {}

  /** What is asked: a pattern of time over two conditions. */
  private record Formula(Pattern pattern, boolean swapped, boolean negated) {

    private enum Pattern {
      EVENTUALLY("<> %s"),
      AGAIN_AND_AGAIN("[] <> %s"),
      AT_LAST("<> [] %s"),
      RESPONSE("[](%s -> <> %s)");

      private final String text;

      Pattern(String text) {
        this.text = text;
      }
    }

    static List<Formula> all() {
      List<Formula> all = new ArrayList<>();
      for (Pattern pattern : Pattern.values()) {
        for (int variant = 0; variant < 4; variant++) {
          all.add(new Formula(pattern, variant % 2 == 0, variant / 2 == 0));
        }
      }
      return all;
    }

    private String atom(boolean second) {
      return swapped == second ? "place" : "together";
    }

    String text() {
      String not = negated ? "!" : "";
      return pattern.text.formatted(not + atom(false), not + atom(true));
    }

    /** Whether the formula holds of all these executions. */
    boolean holds(FairRuns runs) {
      Predicate<GlobalState> one =
          state -> runs.graph().violated(state).contains(atom(false)) == negated;
      Predicate<GlobalState> other =
          state -> runs.graph().violated(state).contains(atom(true)) == negated;
      Predicate<GlobalState> any = state -> true;
      return switch (pattern) {
        case EVENTUALLY -> !runs.leads(one.negate(), runs.staying(one.negate(), any));
        case AGAIN_AND_AGAIN -> !runs.leads(any, runs.staying(one.negate(), any));
        case AT_LAST -> !runs.leads(any, runs.staying(any, one.negate()));
        case RESPONSE -> {
          Set<FairRuns.Place> ignored = runs.staying(other.negate(), any);
          ignored.removeIf(place -> !one.test(place.state()));
          yield !runs.leads(any, ignored);
        }
      };
    }
  }

  @Test
  void verdictsAreThoseOfTheDefinition() {
    RunReport report =
        new RandomRun<ProtocolPlan>(getClass(), EndlessTalk::draw, DeliveryFairnessTests::compare)
            .until("compared", PROTOCOLS, 0);
    System.out.println("fair delivery: " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 25, "delivery makes it hold");
    report.requireMoreThan(PROTOCOLS / 100, "needs strong delivery");
    report.requireMoreThan(PROTOCOLS / 4, "fails in spite of delivery");
    report.requireMoreThan(PROTOCOLS / 20, "reduction refused");
    report.requireMoreThan(PROTOCOLS / 4, "two passes");
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.restartingElsewhere(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    Setting setting = SETTINGS.get(random.nextInt(SETTINGS.size()));
    if (!setting.isPossible(protocol)) {
      return;
    }
    CheckOptions plain = setting.options();
    Optional<ReferenceGraph> explored = ReferenceExplorer.explore(protocol, plain, MOST_STATES);
    if (explored.isEmpty()) {
      return;
    }
    ReferenceGraph graph = explored.get();
    List<AskedFairness> asked = asked(protocol, random);
    List<AskedFairness> weaker = asked.stream().map(DeliveryFairnessTests::weakened).toList();
    FairRuns all = new FairRuns(graph, List.of());
    FairRuns weak = new FairRuns(graph, duties(graph, weaker, plain));
    FairRuns fair = new FairRuns(graph, duties(graph, asked, plain));
    List<Formula> formulas = Formula.all();
    Collections.shuffle(formulas, random);
    Formula formula = formulas.get(0);
    if (random.nextInt(4) > 0) {
      formula = first(formulas, one -> one.holds(fair) && !one.holds(all), formula);
      formula = first(formulas, one -> one.holds(fair) && !one.holds(weak), formula);
    }
    CheckOptions options =
        plain.withProperties(
            AskedProperties.condition(Kind.LTL, formula.text())
                .withFairness(asked.toArray(AskedFairness[]::new)));
    trial.at("%s, %s".formatted(setting, options.properties()));
    if (protocol.channels() == Channels.SET && copies(protocol, plain) > 0) {
      trial.require("sets of copies", "refused", verdict(protocol, options));
      trial.count("sets of copies refused");
      return;
    }
    boolean holds = formula.holds(fair);
    trial.count("compared");
    trial.count("compared, " + setting);
    trial.count("delivery makes it hold", holds && !formula.holds(all));
    trial.count("delivery makes it hold, " + setting, holds && !formula.holds(all));
    trial.count("needs strong delivery", holds && !formula.holds(weak));
    trial.count("fails in spite of delivery", !holds);
    ways(options)
        .forEach(
            (name, way) -> {
              trial.at("%s, %s, %s".formatted(setting, options.properties(), name));
              trial.require(
                  "verdict",
                  (holds ? Verdict.HOLDS : Verdict.VIOLATED).name(),
                  verdict(protocol, way));
            });
    trial.at("%s, %s, two passes".formatted(setting, options.properties()));
    compareTwoPasses(protocol, graph, options, holds, trial);
    String refused = verdict(protocol, options.withPor(Por.LPOR));
    trial.count("reduction refused", refused.equals("refused"));
  }

  /** A limit that is never met makes what keeps its reduction have a pass of its own. */
  private static void compareTwoPasses(
      Protocol protocol, ReferenceGraph graph, CheckOptions plain, boolean holds, Trial trial) {
    AskedProperties asked = plain.properties();
    CheckOptions options =
        CheckOptions.defaults()
            .withAll()
            .with(ProtocolOptions.of(plain))
            .withLimits(Limits.none().withStates(1_000_000))
            .withProperties(
                new AskedProperties(
                    List.of("place", "together"), asked.conditions(), null, asked.fairness()));
    CheckResult result = Check.of(protocol).with(options).run();
    for (PropertyResult one : result.properties()) {
      boolean expected = one.kind() == Kind.LTL ? holds : !graph.violated().contains(one.name());
      trial.require(
          one.kind() + " of two passes",
          expected ? Verdict.HOLDS : Verdict.VIOLATED,
          one.verdict());
    }
    trial.count(
        "two passes", result.reductions().stream().anyMatch(one -> one.startsWith("second pass")));
  }

  private static String verdict(Protocol protocol, CheckOptions options) {
    try {
      CheckResult result = Check.of(protocol).with(options).run();
      return result.properties().get(0).verdict().name();
    } catch (InvalidOptionException e) {
      return "refused";
    }
  }

  /** Everything that is sound, in several combinations. */
  private static Map<String, CheckOptions> ways(CheckOptions plain) {
    ProtocolOptions own = ProtocolOptions.of(plain);
    CheckOptions unasked = CheckOptions.defaults().withProperties(plain.properties());
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ways.put("in full", plain);
    ways.put("whatever is sound", unasked.withWorkers(2).with(own));
    ways.put(
        "dead messages alone",
        unasked.withPor(Por.NONE).with(own.withSplit(Split.NONE).withSymmetry(Symmetry.NONE)));
    ways.put("split", unasked.with(own.withSplit(Split.COMBINED)));
    return ways;
  }

  private static List<AskedFairness> asked(Protocol protocol, Random random) {
    Strength strength = random.nextInt(3) == 0 ? Strength.WEAK : Strength.STRONG;
    String first = protocol.roles().get(0).members().get(0).toString();
    String last = protocol.roles().get(protocol.roles().size() - 1).name();
    List<AskedFairness> asked = new ArrayList<>();
    asked.add(
        switch (random.nextInt(5)) {
          case 0 -> AskedFairness.delivery(strength, last);
          case 1 -> AskedFairness.delivery(strength, last, first);
          default -> AskedFairness.delivery(strength);
        });
    ProcessId mover = protocol.roles().get(0).members().get(0);
    boolean moves =
        protocol.steps().stream()
            .anyMatch(step -> step.isOf(protocol.roles().get(0), mover) && step.isByItsProcess());
    if (moves && random.nextInt(3) == 0) {
      asked.add(AskedFairness.of(Strength.WEAK, first));
    }
    return asked;
  }

  private static AskedFairness weakened(AskedFairness one) {
    return new AskedFairness(Strength.WEAK, one.whom(), one.subject());
  }

  private static int copies(Protocol protocol, CheckOptions options) {
    return Math.max(
        protocol.mishaps().getOrDefault(Mishap.DUPLICATION, 0),
        ProtocolOptions.of(options).mishaps().getOrDefault(Mishap.DUPLICATION, 0));
  }

  private static Formula first(List<Formula> some, Predicate<Formula> wanted, Formula other) {
    return some.stream().filter(wanted).findFirst().orElse(other);
  }

  /** What is assumed, in terms of the explicit graph. */
  private static List<Duty> duties(
      ReferenceGraph graph, List<AskedFairness> asked, CheckOptions options) {
    boolean buffered = ProtocolOptions.of(options).traffic() != Traffic.M;
    Set<Unit> units = new LinkedHashSet<>();
    graph.states().stream()
        .flatMap(state -> graph.actions(state).stream())
        .forEach(action -> units.addAll(taken(graph, action, buffered)));
    List<Duty> duties = new ArrayList<>();
    for (AskedFairness one : asked) {
      boolean weak = one.strength() == Strength.WEAK;
      String whom = one.whom();
      if (one.toString().contains("delivery")) {
        units.stream()
            .filter(unit -> isAbout(graph.protocol(), whom, unit.link()))
            .map(
                unit ->
                    new Duty(
                        weak,
                        action ->
                            !action.mishap()
                                && !action.crashing()
                                && taken(graph, action, buffered).contains(unit),
                        move ->
                            move.action() != null
                                && taken(graph, move.action(), buffered).contains(unit)
                                && (!isMishap(move) || (weak && isLoss(move, unit)))))
            .forEach(duties::add);
      } else {
        duties.add(
            new Duty(
                weak,
                action -> isOwn(action, whom),
                move -> move.action() != null && isOwn(move.action(), whom)));
      }
    }
    return duties;
  }

  private static boolean isOwn(Action action, String whom) {
    return action.step() != null
        && !action.mishap()
        && !action.crashing()
        && action.process().toString().equals(whom);
  }

  /** Whether the move is a loss or a duplication. */
  private static boolean isMishap(FairRuns.Move move) {
    return move.action().mishap() && move.action().step() == null;
  }

  private static boolean isLoss(FairRuns.Move move, Unit unit) {
    return size(move.to().state(), unit.link()) < size(move.from().state(), unit.link());
  }

  private static int size(GlobalState state, Link link) {
    Content content = state.pending().get(link);
    return content == null ? 0 : content.size();
  }

  private static List<Unit> taken(ReferenceGraph graph, Action action, boolean buffered) {
    List<Unit> taken = new ArrayList<>();
    for (Received<?> one : action.consumed()) {
      Lie lie = new Lie(one.sender(), action.process(), one.message());
      if (!graph.protocol().lies().contains(lie)) {
        Link link = new Link(one.sender(), action.process());
        taken.add(new Unit(link, one.message(), buffered && action.step() != null));
      }
    }
    return taken;
  }

  private static boolean isAbout(Protocol protocol, String whom, Link link) {
    if (whom == null) {
      return true;
    }
    String[] ends = whom.split("->");
    boolean to = isCalled(protocol, link.to(), ends[ends.length - 1]);
    return to && (ends.length == 1 || isCalled(protocol, link.from(), ends[0]));
  }

  private static boolean isCalled(Protocol protocol, ProcessId process, String name) {
    return process.toString().equals(name)
        || protocol.roles().stream()
            .anyMatch(role -> role.name().equals(name) && role.members().contains(process));
  }
}
