package io.mazurka.protocols.differential;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * One process may go round for ever or send, the other is done when it has heard; a third one
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
  private static Checkable fair(boolean processesTogether) {
    return options -> {
      CompiledModel model = PROTOCOL.compile(options);
      StateProperty invariant = StateProperty.among(model.properties()).get(0);
      List<FairnessAssumption> fairness = new ArrayList<>();
      List<Transition> transitions = model.system().transitions();
      for (String process : new TreeSet<>(transitions.stream().map(Transition::process).toList())) {
        Set<Integer> own = new TreeSet<>();
        transitions.stream()
            .filter(one -> one.process().equals(process))
            .forEach(one -> own.add(one.number()));
        fairness.add(new FairnessAssumption(Strength.WEAK, process, own));
      }
      LinearFormula formula = LinearFormula.eventually(new LinearFormula.Atom(0));
      List<Goal> atoms = List.of(new Heard(invariant));
      Property heard = new TemporalProperty("heard", "F heard", formula, atoms, fairness);
      Property unfair = new TemporalProperty("heard", "F heard", formula, atoms, List.of());
      return new CompiledModel(
          model.system(),
          List.of(heard),
          false,
          model.reductions(),
          checked ->
              processesTogether
                  ? model.reducer().reduce(List.of(invariant, heard))
                  : forgetful(model, model.reducer().reduce(List.of(invariant, unfair))));
    };
  }

  /** The reduction for the formula alone, which is said to keep fairness, too. */
  private static Reduction forgetful(CompiledModel model, Reduction reduction) {
    return reduction instanceof StubbornReduction one
        ? new StubbornReduction(
                one.description(),
                one.contract().keepingWeakFairness(),
                model.system().transitions().size(),
                one::isVisible,
                one::isRepeatable,
                one::relations)
            .sticking(one::isSticky)
        : reduction;
  }

  private record Heard(StateProperty invariant) implements Goal {

    @Override
    public String name() {
      return "heard";
    }

    @Override
    public StateEvaluator evaluator() {
      return invariant.evaluator();
    }

    @Override
    public String explain(int[] state) {
      return invariant.explain(state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return invariant.isVisible(transition);
    }
  }

  private static CheckResult check(Checkable system, CheckOptions options) {
    return Check.of(system).with(options).run();
  }

  @Test
  void stepsOfAProcessThatDependOnEachOtherKeepFairExecutions() {
    CheckResult full = check(fair(true), CheckOptions.unreduced());
    CheckResult reduced = check(fair(true), CheckOptions.defaults());

    assertThat(full.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(reduced.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(reduced.statistics().states()).isLessThan(full.statistics().states());
  }

  @Test
  void independentStepsOfAProcessLoseAFairExecution() {
    assertThat(check(fair(false), CheckOptions.defaults()).verdict()).isEqualTo(Verdict.HOLDS);
  }
}
