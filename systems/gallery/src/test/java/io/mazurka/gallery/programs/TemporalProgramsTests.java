package io.mazurka.gallery.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs whose temporal properties the literature knows. */
final class TemporalProgramsTests {

  private static Checkable model(String name, int size) {
    Model model =
        ServiceLoader.load(Model.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    String parameter = model.parameters().get(0).name();
    return model.create(Arguments.of(model, Map.of(parameter, size)));
  }

  /** SPIN counts the same states on the Promela twins of the bench. */
  @ParameterizedTest
  @CsvSource({
    "peterson, 2, 20",
    "peterson, 3, 288",
    "peterson, 4, 4752",
    "token-ring, 4, 96",
    "token-ring, 6, 576",
    "token-ring, 10, 15360",
    "alternating-bit, 0, 108",
    "alternating-bit, 1, 390",
    "alternating-bit, 2, 728",
    "sender-receiver, 0, 46",
    "sender-receiver, 1, 143",
    "sender-receiver, 2, 261"
  })
  void fullSearchHasAsManyStatesAsInSpin(String name, int size, long states) {
    CheckResult result = Check.of(model(name, size)).with(CheckOptions.unreduced()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
  }

  @ParameterizedTest
  @CsvSource({
    "peterson, 2, []<> critical1, none, VIOLATED",
    "peterson, 2, []<> critical1, weak, HOLDS",
    "peterson, 2, [](waiting1 -> <> critical1), none, HOLDS",
    "peterson, 3, [](waiting1 -> <> critical1), none, VIOLATED",
    "peterson, 3, [](waiting1 -> <> critical1), weak, HOLDS",
    "peterson, 3, []<> critical2, weak, HOLDS",
    "peterson, 3, <>[] !critical1, weak, VIOLATED",
    "token-ring, 4, []<> critical1, weak, VIOLATED",
    "token-ring, 4, []<> critical1, strong, VIOLATED",
    "token-ring, 4, [](waiting1 -> <> critical1), none, HOLDS",
    "token-ring, 4, [](waiting1 -> <> critical1), weak, HOLDS",
    "token-ring, 4, [](critical1 -> !critical2 U (!critical1 || [] critical1)), none, HOLDS",
    "token-ring, 4, <>[] critical1, weak, VIOLATED",
    "alternating-bit, 1, []<> (received0 || received1), none, HOLDS",
    "alternating-bit, 1, []<> received0, none, VIOLATED",
    "alternating-bit, 1, []<> received0, strong, VIOLATED",
    "alternating-bit, 1, [](received0 -> <> !received0), none, HOLDS",
    "alternating-bit, 1, <>[] sending, none, VIOLATED",
    "sender-receiver, 1, []<> (received0 || received1), none, HOLDS",
    "sender-receiver, 2, []<> received1, weak, VIOLATED"
  })
  void formulasAreDecided(String name, int size, String formula, String fair, Verdict verdict) {
    AskedProperties asked =
        AskedProperties.condition(Kind.LTL, formula).withFairness(AskedFairness.parse(fair));
    Checkable model = model(name, size);
    CheckOptions options = CheckOptions.defaults().withProperties(asked);
    CheckResult result = Check.of(model).with(options).run();

    assertThat(result.verdict()).isEqualTo(verdict);
    assertThat(result.productStates()).isPositive();
    Counterexample shown = result.counterexample();
    assertThat(shown != null).isEqualTo(verdict == Verdict.VIOLATED);
    if (shown != null) {
      requireThatItRepeats(model, options, shown);
    }
  }

  private static void requireThatItRepeats(
      Checkable model, CheckOptions options, Counterexample shown) {
    assertThat(shown.cycleStart()).isBetween(0, shown.path().steps().size() - 1);
    Walk whole = Walk.along(model.compile(options).system(), shown.path());
    Path stem =
        new Path(shown.path().initialState(), shown.path().steps().subList(0, shown.cycleStart()));
    assertThat(Walk.along(whole.system(), stem).state()).isEqualTo(whole.state());
  }
}
