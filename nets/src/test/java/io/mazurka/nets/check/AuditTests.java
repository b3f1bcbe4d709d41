package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.random.RandomCondition;
import io.mazurka.nets.random.RandomNet;
import io.mazurka.nets.stubborn.NetReduction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Audits of random nets: what their reductions rely on is true. */
final class AuditTests {

  private static final int NETS = 400;
  private static final int MOST_STATES = 300;

  /** A random net with one goal, reduced so as to keep {@code kept} reachable. */
  private static AuditResult audit(long seed, boolean keepsGoal) {
    RandomNet random = new RandomNet(seed);
    SignalGraph graph = SignalGraph.of(random.net());
    NetSystem system = NetSystem.ofMarkings(graph);
    int places = graph.net().places().size();
    StateCondition goal = new RandomCondition(graph.net(), places, random.random()).next(2);
    NetGoal property = new NetGoal("goal", goal, system);
    List<StateCondition> kept = keepsGoal ? List.of(property.failure()) : List.of();
    Checkable checkable =
        options ->
            new CompiledModel(
                system,
                List.of(property),
                true,
                List.of(),
                checked ->
                    options.reductions().por() == Por.NONE
                        ? new NoReduction()
                        : NetReduction.of(system, kept, seed % 3 != 0));
    return Audit.of(checkable)
        .with(CheckOptions.defaults().withLimits(Limits.none().withStates(MOST_STATES)))
        .run();
  }

  @Test
  void auditOfRandomNetsIsClean() {
    int complete = 0;
    for (long seed = 0; seed < NETS; seed++) {
      AuditResult result = audit(seed, true);
      assertThat(result.failures()).as("seed " + seed).isEmpty();
      complete += result.verdict() == AuditVerdict.CLEAN ? 1 : 0;
    }
    assertThat(complete).isGreaterThan(NETS / 3);
  }

  @Test
  void goalThatDoesNotAttractIsCaught() {
    int caught = 0;
    for (long seed = 0; seed < NETS; seed++) {
      AuditResult result = audit(seed, false);
      caught +=
          result.checks().stream()
                  .anyMatch(one -> one.name().equals("attraction") && !one.failures().isEmpty())
              ? 1
              : 0;
    }
    assertThat(caught).isGreaterThan(NETS / 20);
  }

  @Test
  void contractOfNetsPromisesAttraction() {
    NetSystem system = NetSystem.ofMarkings(SignalGraph.of(new RandomNet(1).net()));
    assertThat(NetReduction.of(system, List.of(), true))
        .isInstanceOfSatisfying(
            StubbornReduction.class,
            reduction -> assertThat(reduction.contract()).isEqualTo(Contract.byAttraction()));
  }
}
