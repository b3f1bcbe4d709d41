package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.Lying;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random conditions on fields of random protocols, as constraints and as properties of every kind:
 * each order, store and reduction against what is true by definition.
 */
@Tag("slow")
class ConstraintTests {

  private static final int DRAWS = 100;
  private static final int MOST_STATES = 300;

  @Test
  void statesBeyondAConstraintAreCheckedAndNotExplored() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, ConstraintTests::compareBounded)
            .inParallel(0, DRAWS);
    System.out.println("constraints on protocols: " + report);

    report.requireNoDifference();
    for (String what :
        List.of("cut", "cut nothing", "cut at the start", "symmetric", "eventually fails")) {
      report.requireMoreThan(DRAWS / 50, what);
    }
  }

  @Test
  void conditionsOnFieldsAreThoseOfJavaUnderEveryReduction() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, ConstraintTests::compareReduced)
            .inParallel(50_000, DRAWS);
    System.out.println("conditions on fields: " + report);

    report.requireNoDifference();
    for (String what :
        List.of("violated", "holds", "reduced", "symmetric", "compared dpor-optimal")) {
      report.requireMoreThan(DRAWS / 50, what);
    }
  }

  /** The random conditions of a trial. */
  private record Questions(
      FieldPlan constraint,
      FieldPlan always,
      FieldPlan sometimes,
      FieldPlan end,
      FieldPlan asked,
      boolean heard) {

    /** Keeps the monitor, which would be left out if nothing read it. */
    private static final String OF_MONITOR = "monitor.value >= 0";

    static Questions draw(ProtocolPlan plan, long seed) {
      Random random = ProtocolGenerator.random(seed ^ 0x5EED);
      boolean names = random.nextInt(3) > 0;
      return new Questions(
          FieldPlan.draw(plan, random, names, 1),
          FieldPlan.draw(plan, random, names, 2),
          FieldPlan.draw(plan, random, names, 2),
          FieldPlan.draw(plan, random, names, 1),
          FieldPlan.draw(plan, random, names, 2),
          !plan.heard().isEmpty());
    }

    /** Whether each of them is told apart by its text. */
    boolean areDistinct() {
      return List.of(always.text(), sometimes.text(), end.text(), asked.text()).stream()
              .distinct()
              .count()
          == 4;
    }

    AskedProperties ofStates(boolean bounded) {
      List<AskedCondition> all = new ArrayList<>();
      all.add(new AskedCondition(Kind.INVARIANT, always.text()));
      all.add(new AskedCondition(Kind.SOMETIMES, sometimes.text()));
      all.add(new AskedCondition(Kind.AT_END, end.text()));
      all.add(new AskedCondition(Kind.QUERY, asked.text()));
      if (heard) {
        all.add(new AskedCondition(Kind.INVARIANT, OF_MONITOR));
      }
      return asked(all, bounded);
    }

    AskedProperties asked(List<AskedCondition> all, boolean bounded) {
      List<AskedCondition> whole = new ArrayList<>(all);
      if (bounded) {
        whole.add(new AskedCondition(Kind.CONSTRAINT, constraint.text()));
      }
      return new AskedProperties(List.of(), whole, null);
    }

    /** The verdicts by definition. */
    Map<String, Verdict> expected(BoundedGraph graph) {
      boolean cut = graph.some(graph.within().negate());
      Map<String, Verdict> verdicts = new LinkedHashMap<>();
      verdicts.put(
          always.text(), graph.some(always.meaning().negate()) ? Verdict.VIOLATED : Verdict.HOLDS);
      verdicts.put(
          sometimes.text(),
          graph.some(sometimes.meaning())
              ? Verdict.HOLDS
              : cut ? Verdict.INCONCLUSIVE : Verdict.VIOLATED);
      verdicts.put(
          end.text(),
          graph.some(state -> graph.isTerminal(state) && !end.meaning().test(state))
              ? Verdict.VIOLATED
              : Verdict.HOLDS);
      verdicts.put(asked.text(), graph.some(asked.meaning()) ? Verdict.HOLDS : Verdict.ABSENT);
      if (heard) {
        verdicts.put(OF_MONITOR, Verdict.HOLDS);
      }
      return verdicts;
    }
  }

  private static void compareBounded(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Questions questions = Questions.draw(plan, trial.seed());
    Optional<ReferenceGraph> found =
        ReferenceExplorer.explore(
            protocol,
            CheckOptions.unreduced(),
            Lying.ALWAYS_THERE,
            questions.constraint().meaning(),
            MOST_STATES);
    if (found.isEmpty() || !questions.areDistinct()) {
      return;
    }
    BoundedGraph graph = new BoundedGraph(found.get(), questions.constraint().meaning());
    long beyond = graph.count(graph.within().negate());
    trial.count("cut", beyond > 0);
    trial.count("cut nothing", beyond == 0);
    trial.count(
        "cut at the start",
        graph.graph().initialStates().stream().anyMatch(graph.within().negate()));
    AskedProperties asked = questions.ofStates(true);
    for (CheckOptions options :
        List.of(
            CheckOptions.unreduced(),
            CheckOptions.unreduced().withSearch(SearchOrder.DFS),
            CheckOptions.unreduced().withStore(StoreKind.FINGERPRINT).withWorkers(3),
            CheckOptions.defaults(),
            CheckOptions.defaults().withSearch(SearchOrder.DFS))) {
      boolean exact = options.reductions().por() == Por.NONE;
      trial.at("%s by %s, %s".formatted(exact ? "whole" : "reduced", options.search(), questions));
      CheckResult result = Check.of(protocol).with(options.withAll().withProperties(asked)).run();
      trial.require("beyond at all", beyond > 0, result.statistics().beyond() > 0);
      compareVerdicts(questions.expected(graph), result, options, trial);
      trial.count("symmetric", isSymmetric(result));
      if (exact) {
        compareFigures(graph, questions, result, trial);
      }
    }
    compareShortest(protocol, questions, graph, trial);
    compareFormulas(protocol, questions, graph, trial);
    trial.require("lpor is refused", true, isRefused(protocol, asked));
  }

  private static void compareVerdicts(
      Map<String, Verdict> expected, CheckResult result, CheckOptions options, Trial trial) {
    for (PropertyResult property : result.properties()) {
      Verdict wanted = expected.get(property.name());
      boolean hashed = options.store() == StoreKind.FINGERPRINT;
      trial.require(
          property.kind() + " " + property.name(),
          hashed && property.kind() == Kind.SOMETIMES && wanted == Verdict.VIOLATED
              ? Verdict.INCONCLUSIVE
              : wanted,
          property.verdict());
    }
  }

  private static void compareFigures(
      BoundedGraph graph, Questions questions, CheckResult result, Trial trial) {
    var figures = result.statistics();
    trial.require("states", (long) graph.graph().states().size(), figures.states());
    trial.require("transitions", graph.transitions(), figures.transitions());
    trial.require("beyond", graph.count(graph.within().negate()), figures.beyond());
    trial.require("terminal", graph.count(graph::isTerminal), figures.terminalStates());
    trial.require(
        "violating",
        graph.count(
            state ->
                !questions.always().meaning().test(state)
                    || (graph.isTerminal(state) && !questions.end().meaning().test(state))),
        figures.violatingStates());
    if (figures.depth() >= 0) {
      trial.require("depth", graph.depth(), figures.depth());
    }
  }

  /** A query alone is answered by an execution with the fewest steps. */
  private static void compareShortest(
      Protocol protocol, Questions questions, BoundedGraph graph, Trial trial) {
    trial.at("query, " + questions);
    AskedProperties query =
        questions.asked(List.of(new AskedCondition(Kind.QUERY, questions.asked().text())), true);
    CheckResult result =
        Check.of(protocol).with(CheckOptions.defaults().withProperties(query)).run();
    int steps =
        result.witnesses().isEmpty() ? -1 : result.witnesses().get(0).trace().steps().size();
    trial.require("steps", graph.distance(questions.asked().meaning()).orElse(-1), steps);
    trial.require("verdict", Verdict.HOLDS, result.verdict());
  }

  private static void compareFormulas(
      Protocol protocol, Questions questions, BoundedGraph graph, Trial trial) {
    FieldPlan always = questions.always();
    FieldPlan goal = questions.asked();
    boolean avoids = graph.avoids(goal.meaning());
    trial.count("eventually fails", avoids);
    Map<String, Verdict> expected = new LinkedHashMap<>();
    expected.put(
        "[] (%s)".formatted(always.text()),
        graph.some(always.meaning().negate()) ? Verdict.VIOLATED : Verdict.HOLDS);
    expected.put("<> (%s)".formatted(goal.text()), avoids ? Verdict.VIOLATED : Verdict.HOLDS);
    for (CheckOptions options : List.of(CheckOptions.unreduced(), CheckOptions.defaults())) {
      expected.forEach(
          (formula, verdict) -> {
            trial.at("%s, %s".formatted(formula, questions));
            AskedProperties asked =
                questions.asked(List.of(new AskedCondition(Kind.LTL, formula)), true);
            CheckResult result = Check.of(protocol).with(options.withProperties(asked)).run();
            trial.require("verdict", verdict, result.verdict());
          });
    }
  }

  private static boolean isSymmetric(CheckResult result) {
    return result.reductions().stream().anyMatch(one -> one.startsWith("symmetric: "));
  }

  private static boolean isRefused(Protocol protocol, AskedProperties asked) {
    try {
      Check.of(protocol)
          .with(CheckOptions.defaults().withPor(Por.LPOR).withProperties(asked))
          .run();
      return false;
    } catch (InvalidOptionException e) {
      return e.getMessage().contains("do not commute across it");
    }
  }

  private static void compareReduced(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Questions questions = Questions.draw(plan, trial.seed());
    Optional<ReferenceGraph> found =
        ReferenceExplorer.explore(protocol, CheckOptions.unreduced(), MOST_STATES);
    if (found.isEmpty() || !questions.areDistinct()) {
      return;
    }
    BoundedGraph graph = new BoundedGraph(found.get(), state -> true);
    Map<String, Verdict> expected = questions.expected(graph);
    trial.count("violated", expected.containsValue(Verdict.VIOLATED));
    trial.count("holds", expected.containsValue(Verdict.HOLDS));
    AskedProperties asked = questions.ofStates(false);
    List<CheckOptions> ways = new ArrayList<>();
    ways.add(CheckOptions.unreduced());
    ways.add(CheckOptions.defaults());
    ways.add(CheckOptions.defaults().withPor(Por.LPOR));
    ways.add(CheckOptions.defaults().withPor(Por.LPOR).withSearch(SearchOrder.DFS));
    if (ProtocolCompiler.analyse(protocol, CheckOptions.unreduced()).isAcyclic()) {
      ways.add(CheckOptions.defaults().withPor(Por.DPOR_OPTIMAL).withStore(StoreKind.NONE));
    }
    for (CheckOptions way : ways) {
      CheckOptions options = way.withAll().withProperties(asked);
      trial.at("%s by %s, %s".formatted(way.reductions().por(), way.search(), questions));
      CheckResult result = Check.of(protocol).with(options).run();
      compareVerdicts(expected, result, options, trial);
      trial.count("symmetric", isSymmetric(result));
      trial.count("reduced", result.statistics().states() < graph.graph().states().size());
      trial.count("compared " + way.reductions().por());
    }
  }
}
