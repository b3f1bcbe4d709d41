package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.Proposition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Two walkers who set a foot and lift it, for ever, and what can be said of them. */
final class PropositionTests {

  private final ProtocolBuilder protocol = Protocol.named("walkers");
  private final Role<Boolean> walker = protocol.role("walker", 2, false);
  private final StepReference<Boolean> lift =
      walker.step("lift").when(up -> !up).then(up -> become(true));
  private final StepReference<Boolean> set =
      walker.step("set").when(up -> up).then(up -> become(false));

  private TemporalProperty compiled(CheckOptions options) {
    return compiled(protocol.build().compile(options));
  }

  private static TemporalProperty compiled(CompiledModel model) {
    return TemporalProperty.among(model.properties()).get(0);
  }

  private TemporalProperty compiled() {
    return compiled(CheckOptions.defaults());
  }

  private static CheckOptions asking(Kind kind, String formula) {
    return CheckOptions.defaults().withProperties(AskedProperties.condition(kind, formula));
  }

  private static final LinearFormula FIRST = new LinearFormula.Atom(0);
  private static final LinearFormula SECOND = new LinearFormula.Atom(1);

  @Test
  void leadsToIsWrittenWithNames() {
    Proposition up = protocol.proposition("up").exists(walker, one -> one);
    Proposition down = protocol.proposition("all down").forEach(walker, one -> !one);
    protocol.property("comes down").always(up).leadsTo(down);

    TemporalProperty property = compiled();
    assertThat(property.name()).isEqualTo("comes down");
    assertThat(property.text()).isEqualTo("[](up -> <> \"all down\")");
    assertThat(property.formula()).isEqualTo(LinearFormula.leadsTo(FIRST, SECOND));
    assertThat(property.kind()).isEqualTo(Kind.LTL);
    assertThat(property.fairness()).isEmpty();
  }

  @Test
  void otherShapesOfFormulasAreThere() {
    Proposition up = protocol.proposition("up").exists(walker, one -> one);
    protocol.property("always").always(up);
    protocol.property("eventually").eventually(up);
    protocol.property("again").infinitelyOften(up);
    protocol.property("at last").eventuallyAlways(up);
    protocol.property("can").ctl("AG EF up");

    List<TemporalProperty> all =
        TemporalProperty.among(protocol.build().compile(CheckOptions.defaults()).properties());
    assertThat(all)
        .extracting(TemporalProperty::formula)
        .containsExactly(
            LinearFormula.always(FIRST),
            LinearFormula.eventually(FIRST),
            LinearFormula.always(LinearFormula.eventually(FIRST)),
            LinearFormula.eventually(LinearFormula.always(FIRST)),
            BranchingFormula.allAlways(
                BranchingFormula.someEventually(new BranchingFormula.Atom(0))));
  }

  /** An atom holds where its goal is reached. */
  @Test
  void propositionsOfOneProcessReadThatOne() {
    protocol.proposition("second").of(walker, 2, one -> one);
    protocol.property("p").ltl("[] second");

    CompiledModel model = protocol.build().compile(CheckOptions.unreduced());
    TemporalProperty property = compiled(model);
    Walk walk = Walk.from(model.system(), 0);
    assertThat(walk.possible()).isEqualTo(2);
    assertThat(holds(property, walk.state())).isFalse();
    assertThat(holds(property, walk.successor(0))).isFalse();
    assertThat(holds(property, walk.successor(1))).isTrue();
  }

  private static boolean holds(TemporalProperty property, int[] state) {
    return property.atoms().get(0).condition().evaluator().holds(state);
  }

  @Test
  void conditionOnOneMemberTellsItFromOthers() {
    protocol.invariant("second stays down").of(walker, 2, up -> !up);

    CheckResult result = Check.of(protocol.build()).run();
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.summary()).contains("walker2 is true");
  }

  @Test
  void conditionsOfPropertiesArePropositions() {
    protocol.invariant("not both").forEachPair(walker, (one, other) -> !one || !other);

    CompiledModel model = protocol.build().compile(asking(Kind.LTL, "[]<> \"not both\""));
    assertThat(holds(compiled(model), model.system().initialStates().get(0))).isTrue();
  }

  @Test
  void fairnessIsOfProcessesOrOfSteps() {
    Proposition up = protocol.proposition("up").exists(walker, one -> one);
    protocol
        .property("p")
        .eventually(up)
        .weaklyFair(walker.member(2))
        .stronglyFair(lift)
        .weaklyFair(walker);

    assertThat(compiled().fairness())
        .extracting(one -> one.strength() + " " + one.name())
        .containsExactly(
            "WEAK walker2", "STRONG walker1.lift", "STRONG walker2.lift", "WEAK walker1");
  }

  @Test
  void fairnessThatIsAskedForReplacesWhatIsDeclared() {
    Proposition up = protocol.proposition("up").exists(walker, one -> one);
    protocol.property("p").eventually(up).stronglyFair();
    AskedProperties own = AskedProperties.own();

    assertThat(compiled().fairness()).hasSize(2);
    assertThat(
            compiled(CheckOptions.defaults().withProperties(own.withFairness(AskedFairness.none())))
                .fairness())
        .isEmpty();
    assertThat(
            compiled(
                    CheckOptions.defaults()
                        .withProperties(own.withFairness(AskedFairness.parse("weak:walker1"))))
                .fairness())
        .extracting(FairnessAssumption::name)
        .containsExactly("walker1");
  }

  /** Crashes, restarts and losses are nobody's duty; timeouts are steps like others. */
  @Test
  void mishapsAreNotAssumedToHappen() {
    walker.timeout("tire").when(up -> up).then(up -> become(false));
    walker.recovers(up -> false);
    Proposition up = protocol.proposition("up").exists(walker, one -> one);
    protocol.property("p").eventually(up).weaklyFair();

    CompiledModel model =
        protocol
            .build()
            .compile(
                CheckOptions.unreduced().with(ProtocolOptions.unreduced().withExplicitCrashes(1)));
    Set<String> names =
        compiled(model).fairness().stream()
            .flatMap(one -> one.actions().stream())
            .map(number -> model.system().transitions().get(number))
            .map(Transition::name)
            .collect(Collectors.toSet());
    assertThat(names).containsExactlyInAnyOrder("lift", "set", "tire");
  }

  @Test
  void monitorsThatOnlyAFormulaReadsAreKeptForIt() {
    Monitor<Boolean> heard = protocol.monitor("heard", false).hears(set, (seen, step) -> true);
    Proposition seen = protocol.proposition("seen").of(heard, value -> value);
    protocol.property("p").eventually(seen);
    protocol.invariant("true").forEach(walker, one -> true);

    assertThat(protocol.build().compile(CheckOptions.defaults()).properties()).hasSize(2);
    CompiledModel without =
        protocol.build().compile(CheckOptions.defaults().withProperties("true"));
    assertThat(without.reductions())
        .contains("monitor heard left out: nothing that is checked reads it");
    assertThat(without.properties()).extracting(Property::name).containsExactly("true");
    CompiledModel asked = protocol.build().compile(asking(Kind.CTL, "EF seen"));
    assertThat(asked.properties()).extracting(Property::name).contains("EF seen");
  }

  @Test
  void unknownPropositionIsSaidWithThoseThereAre() {
    protocol.proposition("up").exists(walker, one -> one);
    Protocol walkers = protocol.build();

    assertThatThrownBy(() -> walkers.compile(asking(Kind.LTL, "[] <> upp")))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--ltl '[] <> upp': column 7: there is no proposition 'upp'; did you mean 'up'?; this"
                + " model has up");
    protocol.property("p").ltl("[] down");
    assertThatThrownBy(protocol::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(
            "walkers: property 'p': column 4: there is no proposition 'down'; this model has up in"
                + " [] down");
  }

  @Test
  void declarationThatSaysNothingIsRefused() {
    Objects.requireNonNull(protocol.property("p"));

    assertThatThrownBy(protocol::build)
        .hasMessageContaining("property 'p' says nothing; end its declaration with ltl(...)");
  }
}
