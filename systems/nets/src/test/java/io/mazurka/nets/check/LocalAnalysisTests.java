package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.differential.Audits;
import io.mazurka.differential.Mistake;
import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.MachineNetGenerator;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.search.check.Check;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Local state space analysis of random nets that are made of state machines loses nothing. */
@Tag("slow")
final class LocalAnalysisTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int NETS = 200;

  private static final int MOST_STATES = 2_000;
  private static final int MOST_AUDITED = 300;
  private static final String COMPARED = "compared";

  /** Most nets are made of state machines on purpose; the others are if they happen to be. */
  private static NetPlan draw(long seed) {
    return seed % 4 == 0 ? NetGenerator.draw(seed / 4) : MachineNetGenerator.draw(seed);
  }

  private static NetSystem system(SignalGraph graph) {
    return graph.signals().isEmpty() ? NetSystem.ofMarkings(graph) : NetSystem.ofSignals(graph);
  }

  /** A random net with its goals, and with the reduction of {@code --por lssa}. */
  private record Planned(NetPlan plan) implements Checkable {

    @Override
    public Features features() {
      return Features.of(Feature.LSSA);
    }

    @Override
    public CompiledModel compile(CheckOptions options) {
      NetSystem system = system(plan.graph());
      return new CompiledModel(
          system,
          goals(plan, system),
          true,
          List.of(),
          checked ->
              options.reductions().por() == Por.NONE
                  ? new NoReduction()
                  : CheckableNet.reduction(system, checked, options));
    }
  }

  private static CheckOptions lssa() {
    return CheckOptions.defaults().withPor(Por.LSSA);
  }

  @Test
  void reducedSearchKeepsEveryDeadMarkingAndEveryVerdict() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                LocalAnalysisTests::draw,
                (plan, trial) -> compare(plan, Mistake.none(), trial))
            .until(COMPARED, NETS, 0);
    System.out.println(report);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 4, "reduced");
    report.requireMoreThan(NETS / 20, "reduced with goals");
    report.requireMoreThan(NETS / 20, "with dead markings");
    report.requireMoreThan(NETS / 20, "goal that can be reached");
    report.requireMoreThan(NETS / 20, "goal that cannot be reached");
    report.requireMoreThan(NETS / 20, "refused");
  }

  enum Forgotten {
    PROVISO(Mistake.provisoForgotten()),
    VISIBILITY(Mistake.visibilityForgotten()),
    INTERFERENCE(Mistake.interferenceForgotten((transition, other) -> true));

    private final Mistake mistake;

    Forgotten(Mistake mistake) {
      this.mistake = mistake;
    }
  }

  @ParameterizedTest
  @EnumSource(Forgotten.class)
  void mistakeIsCaught(Forgotten forgotten) {
    new RandomRun<NetPlan>(
            getClass(),
            LocalAnalysisTests::draw,
            (plan, trial) -> compare(plan, forgotten.mistake, trial))
        .requireFailure(forgotten.name(), 0, 1_000);
  }

  /** Whether the net is made of state machines, as far as was found. */
  private static boolean isReducible(NetPlan plan, Trial trial) {
    try {
      CheckableNet.of(plan.graph().net()).localGraphs(CheckOptions.defaults());
      return true;
    } catch (InvalidOptionException e) {
      trial.count("refused");
      return false;
    }
  }

  private static void compare(NetPlan plan, Mistake mistake, Trial trial) {
    Optional<NaiveExplorer> explored = NaiveExplorer.explore(plan.graph(), MOST_STATES);
    if (!isReducible(plan, trial) || explored.isEmpty()) {
      return;
    }
    trial.count(COMPARED);
    CompiledModel model = mistake.in(new Planned(plan)).compile(lssa());
    SearchFindings full = findings(model, explored.get());
    List<String> goals = model.properties().stream().map(Property::name).toList();
    for (SearchOrder order : SearchOrder.values()) {
      SearchWay way = new SearchWay(order, StoreKind.EXACT, 2 * MOST_STATES);
      trial.at("%s, deadlock".formatted(order));
      SearchFindings alone = SearchFindings.of(model, way, List.of());
      full.requireSame(alone, List.of(), trial);
      trial.at("%s, goals".formatted(order));
      SearchFindings found = SearchFindings.of(model, way, goals);
      full.requireSame(found, goals, trial);
      trial.count("reduced", alone.states() < full.states());
      trial.count("reduced with goals", found.states() < full.states());
    }
    trial.count("with dead markings", !full.terminal().isEmpty());
    trial.count("goal that can be reached", !full.violated().isEmpty());
    trial.count("goal that cannot be reached", full.violated().size() < goals.size());
    trial.count("with signals", !plan.signals().isEmpty());
  }

  /** The findings of an explorer that shares no code with the searches. */
  private static SearchFindings findings(CompiledModel model, NaiveExplorer naive) {
    return new SearchFindings(
        true,
        naive.states().size(),
        naive.dead().stream()
            .map(state -> SearchFindings.canonical(model.system(), array(state)))
            .collect(Collectors.toSet()),
        model.properties().stream()
            .map(StateProperty.class::cast)
            .filter(goal -> naive.states().stream().anyMatch(s -> goal.decider().holds(array(s))))
            .map(Property::name)
            .collect(Collectors.toSet()));
  }

  /** The goals of the plan and, where it wants them, the standard faults. */
  private static List<Property> goals(NetPlan plan, NetSystem system) {
    List<Property> goals = new ArrayList<>();
    for (int number = 0; number < plan.goals().size(); number++) {
      StateCondition goal = plan.goals().get(number).of(plan.graph().net());
      goals.add(NetProperties.of("goal" + number, Kind.SOMETIMES, goal, system));
    }
    if (plan.faults()) {
      StandardFaults faults = new StandardFaults(system);
      goals.add(NetProperties.without("one-safety", faults.unsafePlaces(), system));
      goals.add(NetProperties.without("consistency", faults.inconsistentSignals(), system));
      goals.add(NetProperties.without("hazard", faults.hazards(), system));
    }
    return goals;
  }

  private static int[] array(List<Integer> state) {
    return state.stream().mapToInt(Integer::intValue).toArray();
  }

  @ParameterizedTest
  @EnumSource(names = {"LINEAR_TIME", "BRANCHING_TIME"})
  void reducedSearchKeepsWhatTemporalPropertiesSee(PropertyClass needed) {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                LocalAnalysisTests::draw,
                (plan, trial) -> compareTemporal(plan, needed, trial))
            .until(COMPARED, NETS / 4, 0);
    System.out.println(needed + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 40, "reduced");
  }

  private static void compareTemporal(NetPlan plan, PropertyClass needed, Trial trial) {
    NetSystem system = system(plan.graph());
    List<StateProperty> observed =
        goals(plan, system).stream().map(StateProperty.class::cast).toList();
    if (isReducible(plan, trial)) {
      Reduction reduction =
          CheckableNet.reduction(system, List.of(formula(needed, observed)), lssa());
      TemporalComparison comparison = new TemporalComparison(system, reduction, needed, observed);
      trial.count(COMPARED, comparison.compare(MOST_STATES / 4, trial));
    }
  }

  /** A formula whose atoms are these properties; what it says does not matter to a reduction. */
  private static Property formula(PropertyClass needed, List<StateProperty> observed) {
    return new TemporalProperty(
        "formula",
        "formula",
        needed == PropertyClass.LINEAR_TIME
            ? new LinearFormula.Atom(0)
            : new BranchingFormula.Atom(0),
        observed.stream().map(one -> new NamedCondition(one.name(), one.condition())).toList(),
        List.of());
  }

  @Test
  void auditIsClean() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                seed -> MachineNetGenerator.draw(3 * seed + 1),
                (plan, trial) ->
                    trial.count(
                        "audited in full",
                        Audits.requireClean(
                            new Planned(plan),
                            lssa().withLimits(Limits.none().withStates(MOST_AUDITED)),
                            trial)))
            .inTurn(0, NETS / 4);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 12, "audited in full");
  }

  @Test
  void netWithTwoTokensOnAPlaceIsRefusedByTheNameOfThePlace() {
    NetBuilder builder = Net.builder();
    int crowd = builder.place("crowd", 2);
    int empty = builder.place("empty", 0);
    int leave = builder.transition("leave");
    builder.input(crowd, leave, 1);
    builder.output(leave, empty, 1);
    CheckableNet net = CheckableNet.of(builder.build());
    assertThatThrownBy(() -> Check.of(net).with(CheckOptions.defaults().withPor(Por.LSSA)).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--por lssa is not possible: for place crowd");
    assertThatThrownBy(() -> net.localGraphs(CheckOptions.defaults()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--local-graphs is not possible: for place crowd");
  }
}
