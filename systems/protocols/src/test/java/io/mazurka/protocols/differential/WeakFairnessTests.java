package io.mazurka.protocols.differential;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Failing;
import io.mazurka.differential.Mistake;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * T16: one process may go round for ever or send, the other is done when it has heard; a third one
 * counts to two. Going round is fair to all: nobody else is ever enabled for long.
 */
final class WeakFairnessTests {

  private static final Protocol PROTOCOL = protocol();

  private static Protocol protocol() {
    ProtocolBuilder building = Protocol.named("round or send");
    Role<Boolean> sender = building.role("sender", 1, false);
    Role<Boolean> hearer = building.role("hearer", 1, false);
    Role<Integer> counter = building.role("counter", 1, 0);
    sender.step("go round").then(self -> become(self));
    sender
        .step("send")
        .when(self -> !self)
        .sends(String.class, hearer)
        .then(self -> become(true).broadcast(hearer, "news"));
    hearer.step("hear").on(String.class, sender).then((self, news) -> become(true));
    counter.step("count").when(self -> self < 2).then(self -> become(self + 1));
    building.invariant("nothing heard").forEach(hearer, heard -> !heard);
    return building.build();
  }

  /** Eventually something is heard, if every process is treated fairly. */
  private static final Checkable FAIR =
      options -> {
        CompiledModel model = PROTOCOL.compile(options);
        StateProperty unheard = StateProperty.ofEveryState(model.properties()).get(0);
        Map<String, Set<Integer>> byProcess = new TreeMap<>();
        for (Transition transition : model.system().transitions()) {
          byProcess
              .computeIfAbsent(transition.process(), process -> new TreeSet<>())
              .add(transition.number());
        }
        List<FairnessAssumption> fairness = new ArrayList<>();
        byProcess.forEach(
            (process, own) -> fairness.add(new FairnessAssumption(Strength.WEAK, process, own)));
        Property heard =
            new TemporalProperty(
                "heard",
                "F heard",
                LinearFormula.eventually(new LinearFormula.Atom(0)),
                List.of(Failing.of(unheard)),
                fairness);
        return new CompiledModel(
            model.system(), List.of(unheard, heard), false, model.reductions(), model.reducer());
      };

  private static CheckResult check(Checkable system, CheckOptions options) {
    return Check.of(system).with(options.withAll()).run();
  }

  private static Verdict verdict(CheckResult result) {
    return result.properties().get(1).verdict();
  }

  @Test
  void stepsOfAProcessThatDependOnEachOtherKeepFairExecutions() {
    CheckResult full = check(FAIR, CheckOptions.unreduced());
    CheckResult reduced = check(FAIR, CheckOptions.defaults());

    assertThat(verdict(full)).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(reduced)).isEqualTo(Verdict.VIOLATED);
    assertThat(reduced.statistics().states()).isLessThan(full.statistics().states());
  }

  @Test
  void independentStepsOfAProcessLoseAFairExecution() {
    Checkable wrong = Mistake.fairnessForgotten().in(FAIR);

    assertThat(verdict(check(wrong, CheckOptions.defaults()))).isEqualTo(Verdict.HOLDS);
  }
}
