package io.mazurka.gallery.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Symmetry of programs and circuits of the gallery, and what it saves. */
final class ProgramSymmetryTests {

  private static final CheckOptions ASKED = CheckOptions.unreduced().withSymmetry(Symmetry.ROLES);

  /** An explorer without any code in common finds as many states and orbits. */
  @Test
  @Tag("slow")
  void consensusHasAsManyRepresentativesAsOrbits() {
    ConsensusOrbits expected = ConsensusOrbits.explore(1);
    CheckResult found = Check.of(new Consensus().model(3, 1)).with(ASKED).run();

    assertThat(expected.states()).isEqualTo(205_280);
    assertThat(found.statistics().states()).isEqualTo(expected.orbits()).isEqualTo(34_512);
    assertThat(found.statistics().terminalStates()).isEqualTo(expected.terminalOrbits());
    assertThat(found.reductions()).containsExactly("symmetric: p1, p2, p3");
  }

  @Test
  void smallConsensusHasFewerStates() {
    CheckResult found = Check.of(new Consensus().model(3, 0)).with(ASKED).run();

    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.statistics().states()).isEqualTo(ConsensusOrbits.explore(0).orbits());
  }

  /** The counterexample is one of the program itself, and a shortest one. */
  @Test
  void counterexampleIsAnExecutionWithAllNames() {
    Checkable printed = new Consensus().model(3, 1, true);
    CheckResult found = Check.of(printed).with(ASKED).run();

    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(Objects.requireNonNull(found.counterexample()).path().steps()).hasSize(12);
    Check.Prepared prepared = Check.of(printed).with(ASKED).prepare();
    Walk walk = Walk.along(prepared.model().system(), found.counterexample().path());
    assertThat(prepared.model().properties().get(0).decider().holds(walk.state())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "peterson, n=3, 288, 151",
    "peterson, n=4, 4752, 898",
    "arbiter, cells=1, 52, 27",
    "arbiter, cells=3, 3756, 522",
    "bakery, bound=7, 51, 26",
    "ticket-lock, n=2, 132, 67",
    "dme, cells=2, 502, 502",
    "peterson, n=2, 20, 20"
  })
  void symmetrySaves(String name, String argument, long full, long symmetric) {
    String[] parts = argument.split("=");
    Model model = model(name);
    Checkable system =
        model.create(Arguments.of(model, Map.of(parts[0], Integer.valueOf(parts[1]))));

    assertThat(Check.of(system).with(CheckOptions.unreduced()).run().statistics().states())
        .isEqualTo(full);
    assertThat(Check.of(system).with(ASKED).run().statistics().states()).isEqualTo(symmetric);
  }

  private static Model model(String name) {
    return switch (name) {
      case "peterson" -> new Peterson();
      case "arbiter" -> new Arbiter();
      case "bakery" -> new Bakery();
      case "ticket-lock" -> new TicketLock();
      default -> new Dme();
    };
  }

  @Test
  void reasonsAreGiven() {
    assertThat(Check.of(new Peterson().model(3)).with(ASKED).run().reductions())
        .containsExactly(
            "symmetric: p2, p3", "not symmetric: p1 and p2: the initial states tell them apart");
    assertThat(Check.of(new Peterson().model(2)).with(ASKED).run().reductions())
        .containsExactly("no symmetry: p1 and p2: the initial states tell them apart");
  }

  @Test
  void propertyThatNamesProcessesIsARefusal() {
    CheckOptions named =
        ASKED.withProperties(AskedProperties.condition(Kind.INVARIANT, "decision[1] != 1"));

    assertThatThrownBy(() -> Check.of(new Consensus().model(2, 0)).with(named).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--symmetry roles cannot be had here: p1 and p2: property decision");
  }

  @Test
  void fairnessGetsNoSymmetry() {
    CheckOptions fair =
        CheckOptions.defaults()
            .withPor(Por.NONE)
            .withProperties(
                AskedProperties.condition(Kind.LTL, "<> critical1")
                    .withFairness(AskedFairness.parse("weak")));

    assertThat(Check.of(new Peterson().model(3)).with(fair).run().reductions())
        .singleElement()
        .asString()
        .startsWith("no symmetry: <> critical1 assumes fairness");
  }

  /** The parts of a formula that are about single states may name all processes alike. */
  @Test
  void largestPartsOfFormulasAreCompared() {
    String formula = "[] !(critical2 && critical3)";
    CheckResult found =
        Check.of(new Peterson().model(3))
            .with(ASKED.withProperties(AskedProperties.condition(Kind.LTL, formula)))
            .run();

    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.statistics().states()).isEqualTo(151);
  }
}
