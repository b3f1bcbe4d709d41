package io.mazurka.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.GateList;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** Formulas over circuits, which are programs. */
final class ProgramFormulasTests {

  /** An oscillator a and, on its own, b, which rises once. */
  private static final String CIRCUIT =
      """
      circuit pair
      process left
      a = NOT(a)
      process right
      b = OR(b, one)
      one = BUF(one)
      initially one=1
      proposition risen: b & one
      """;

  private static CheckResult check(String circuit, AskedProperties asked) {
    return Check.of(GateList.parse(circuit, "pair"))
        .with(CheckOptions.defaults().withProperties(asked))
        .run();
  }

  private static Verdict verdict(Kind kind, String formula, AskedFairness... fairness) {
    return check(CIRCUIT, AskedProperties.condition(kind, formula).withFairness(fairness))
        .verdict();
  }

  @Test
  void atomsAreConditionsAndNames() {
    assertThat(verdict(Kind.LTL, "<> risen")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(Kind.LTL, "<> (b = 1)", AskedFairness.parse("weak")))
        .isEqualTo(Verdict.HOLDS);
    assertThat(verdict(Kind.LTL, "<> risen", AskedFairness.parse("weak:right.b+")))
        .isEqualTo(Verdict.HOLDS);
    assertThat(verdict(Kind.LTL, "<> risen", AskedFairness.parse("strong:left")))
        .isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(Kind.CTL, "AG EF (risen & a + b = 2)")).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(Kind.CTL, "AF risen")).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void filesMayHaveFormulas() {
    CheckResult result =
        check(
            CIRCUIT + "ltl rises: <> risen\nctl may-rise: EF risen\n",
            AskedProperties.named("rises", "may-rise").withFairness(AskedFairness.parse("weak")));

    assertThat(result.properties())
        .extracting(PropertyResult::name, PropertyResult::verdict)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("rises", Verdict.HOLDS),
            org.assertj.core.groups.Tuple.tuple("may-rise", Verdict.HOLDS));
  }

  @Test
  void mistakesAreSaidWithTheirPlace() {
    assertThatThrownBy(() -> verdict(Kind.LTL, "[] <> rised"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--ltl '[] <> rised': column 7: there is no signal or variable")
        .hasMessageEndingWith("propositions are risen");
    assertThatThrownBy(() -> GateList.parse(CIRCUIT + "ltl wrong: [] <> c\n", "pair"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("pair:9: property wrong: column 7: there is no signal or variable");
  }

  @Test
  void modelsInJavaHaveFormulas() {
    Circuit circuit = GateList.parse(CIRCUIT, "pair");
    GuardedModel model =
        GuardedModel.of(circuit.program(), java.util.Map.of())
            .ltl("rises", "<> b", AskedFairness.parse("weak:right"))
            .ctl("may stay low", "EG !b");

    assertThat(Check.of(model).run().properties())
        .extracting(PropertyResult::name, PropertyResult::kind, PropertyResult::verdict)
        .contains(
            org.assertj.core.groups.Tuple.tuple("rises", Kind.LTL, Verdict.HOLDS),
            org.assertj.core.groups.Tuple.tuple("may stay low", Kind.CTL, Verdict.HOLDS));
  }
}
