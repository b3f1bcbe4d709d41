package io.mazurka.cluster.random;

import io.mazurka.guarded.differential.CircuitGenerator;
import io.mazurka.guarded.differential.CircuitPlan;
import io.mazurka.guarded.differential.PlannedProgram;
import io.mazurka.guarded.differential.ProgramGenerator;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.nets.check.CheckableNet;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.protocols.engine.symmetry.SymmetricGenerator;
import io.mazurka.protocols.engine.symmetry.SymmetricProtocols;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random formulas about random systems, decided in supersteps. */
@Tag("slow")
final class TemporalClusterTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = 4;

  @Test
  void programsHaveTheSameVerdicts() {
    compare(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model())
        .requireMoreThan(SYSTEMS / 8, "proviso needed");
  }

  @Test
  void circuitsHaveTheSameVerdicts() {
    compare(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  @Test
  void protocolsHaveTheSameVerdicts() {
    compare(ProtocolGenerator::draw, PlannedProtocol::withAllKindsOfProperties);
  }

  @Test
  void symmetricProtocolsHaveTheSameVerdicts() {
    compare(SymmetricGenerator::draw, SymmetricProtocols::of);
  }

  @Test
  void netsHaveTheSameVerdicts() {
    compare(NetGenerator::draw, plan -> CheckableNet.of(plan.graph()));
  }

  @Test
  void cyclicSystemsHaveTheSameVerdicts() {
    compare(CyclicPlan::draw, CyclicPlan::model).requireMoreThan(SYSTEMS / 4, "proviso needed");
  }

  private <P extends Plan<P>> RunReport compare(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(getClass(), generator, new TemporalClusterExperiment<>(builder))
            .until("compared", SYSTEMS, 0);
    System.out.println("formulas in supersteps: " + report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS, "repeated");
    report.requireMoreThan(SYSTEMS, "moved");
    report.requireMoreThan(SYSTEMS / 4, "lasso");
    return report;
  }
}
