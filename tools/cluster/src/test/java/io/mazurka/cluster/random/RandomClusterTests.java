package io.mazurka.cluster.random;

import io.mazurka.guarded.differential.CircuitGenerator;
import io.mazurka.guarded.differential.CircuitPlan;
import io.mazurka.guarded.differential.PlannedProgram;
import io.mazurka.guarded.differential.ProgramGenerator;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.nets.check.CheckableNet;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.protocols.engine.symmetry.SymmetricGenerator;
import io.mazurka.protocols.engine.symmetry.SymmetricProtocols;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.random.RandomProgram;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Random systems of all front ends, searched in supersteps. */
final class RandomClusterTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = 6;

  @Test
  void protocolsHaveTheSameVerdicts() {
    compare(
        ProtocolGenerator::draw,
        PlannedProtocol::withAllKindsOfProperties,
        random ->
            CheckOptions.defaults()
                .with(
                    random.nextInt(3) == 0
                        ? ProtocolOptions.defaults().withAtMost(Mishap.LOSS, 1)
                        : ProtocolOptions.defaults().withDeadMessages(random.nextBoolean())),
        RandomClusterTests::lpor);
  }

  @Test
  void symmetricProtocolsHaveTheSameVerdicts() {
    compare(
        SymmetricGenerator::draw,
        SymmetricProtocols::of,
        random -> CheckOptions.defaults(),
        random ->
            lpor(random).withSymmetry(Symmetry.values()[random.nextInt(Symmetry.values().length)]));
  }

  @Test
  void programsHaveTheSameVerdicts() {
    compare(
            ProgramGenerator::draw,
            plan -> PlannedProgram.of(plan).model(),
            RandomClusterTests::someProperties,
            RandomClusterTests::lpor)
        .requireMoreThan(SYSTEMS / 20, "proviso needed");
  }

  @Test
  void circuitsHaveTheSameVerdicts() {
    compare(
        CircuitGenerator::draw,
        CircuitPlan::circuit,
        RandomClusterTests::someProperties,
        random ->
            ReductionOptions.defaults()
                .withPor(random.nextBoolean() ? Por.LPOR : Por.LSSA)
                .withSymmetry(Symmetry.NONE));
  }

  @Test
  void netsHaveTheSameVerdicts() {
    compare(
        NetGenerator::draw,
        plan -> CheckableNet.of(plan.graph()),
        random -> CheckOptions.defaults(),
        RandomClusterTests::lpor);
  }

  @Test
  void cyclicSystemsHaveTheSameVerdicts() {
    compare(
            CyclicPlan::draw,
            CyclicPlan::model,
            random -> CheckOptions.defaults(),
            RandomClusterTests::lpor)
        .requireMoreThan(SYSTEMS / 2, "proviso needed");
  }

  @Test
  void aStateOfEveryCycleIsExpandedFully() {
    compare(
            CyclicPlan::draw,
            CyclicPlan::strictModel,
            random -> CheckOptions.defaults(),
            RandomClusterTests::lpor)
        .requireMoreThan(SYSTEMS / 2, "proviso needed");
  }

  /** They take ten times as long as the others. */
  @Test
  void threadsHaveTheSameVerdicts() {
    compare(
        SYSTEMS / 5,
        RandomProgram::draw,
        ThreadProgram::of,
        random -> CheckOptions.defaults(),
        RandomClusterTests::lpor);
  }

  private static CheckOptions someProperties(Random random) {
    return random.nextInt(3) == 0
        ? CheckOptions.defaults().withProperties("deadlock")
        : CheckOptions.defaults();
  }

  private static ReductionOptions lpor(Random random) {
    return ReductionOptions.none().withPor(Por.LPOR);
  }

  private <P extends Plan<P>> RunReport compare(
      LongFunction<P> generator,
      Function<P, Checkable> builder,
      Function<Random, CheckOptions> shape,
      Function<Random, ReductionOptions> reduction) {
    return compare(SYSTEMS, generator, builder, shape, reduction);
  }

  private <P extends Plan<P>> RunReport compare(
      int count,
      LongFunction<P> generator,
      Function<P, Checkable> builder,
      Function<Random, CheckOptions> shape,
      Function<Random, ReductionOptions> reduction) {
    RunReport report =
        new RandomRun<>(getClass(), generator, new ClusterExperiment<>(builder, shape, reduction))
            .until("compared", count, 0);
    System.out.println("in supersteps: " + report);
    report.requireNoDifference();
    report.requireMoreThan(count, "repeated");
    report.requireMoreThan(count, "moved");
    return report;
  }
}
