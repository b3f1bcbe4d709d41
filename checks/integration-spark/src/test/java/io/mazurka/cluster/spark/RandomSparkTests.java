package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cluster.job.JobModel;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.loop.ClusterCheck;
import io.mazurka.cluster.spark.master.ClusterMemory;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.RandomFormulaSystem.Kind;
import io.mazurka.guarded.differential.PlannedProgram;
import io.mazurka.guarded.differential.ProgramGenerator;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.nets.check.CheckableNet;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import io.mazurka.testkit.Draws;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Random systems through Spark in this process. */
@ResourceLock("spark")
final class RandomSparkTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = Draws.times(3);

  private static final int MOST_STATES = 500;
  private static final int FRONT_ENDS = 4;

  /** The system of a seed, which any process can draw again. */
  private record Drawn(long seed) implements JobModel {

    @Override
    public Checkable create() {
      return switch ((int) (seed % FRONT_ENDS)) {
        case 0 -> PlannedProtocol.withAllKindsOfProperties(ProtocolGenerator.draw(seed));
        case 1 -> PlannedProgram.of(ProgramGenerator.draw(seed)).model();
        case 2 -> CheckableNet.of(NetGenerator.draw(seed).graph());
        default ->
            new RandomFormulaSystem(
                PlannedProgram.of(ProgramGenerator.draw(seed)).model(), seed, Kind.WEAKLY_FAIR);
      };
    }
  }

  @Test
  void verdictsAndTerminalStatesAreThoseOfLocalRuns() {
    int compared = 0;
    try (JavaSparkContext context = SparkRuns.connection()) {
      for (long seed = 0; compared < SYSTEMS; seed++) {
        compared += compare(context, new Drawn(seed)) ? 1 : 0;
      }
    }
    assertThat(compared).isEqualTo(SYSTEMS);
  }

  private static boolean compare(JavaSparkContext context, Drawn drawn) {
    CheckOptions full = CheckOptions.unreduced().withPor(Por.NONE).withAll();
    CheckResult local =
        Check.of(drawn.create())
            .with(full.withWorkers(1).withLimits(Limits.none().withStates(MOST_STATES)))
            .run();
    if (local.end() == EndReason.STATE_LIMIT) {
      return false;
    }
    int partitions = 1 + (int) (drawn.seed() * 5 % 8);
    CheckResult found = check(context, drawn, full, partitions);
    assertThat(verdicts(found)).describedAs("%s", drawn).isEqualTo(verdicts(local));
    assertThat(found.statistics().states()).isEqualTo(local.statistics().states());
    assertThat(found.statistics().transitions()).isEqualTo(local.statistics().transitions());
    assertThat(found.statistics().terminalStates()).isEqualTo(local.statistics().terminalStates());
    CheckResult reduced = check(context, drawn, CheckOptions.unreduced().withAll(), partitions);
    assertThat(verdicts(reduced)).describedAs("%s, reduced", drawn).isEqualTo(verdicts(local));
    assertThat(reduced.statistics().terminalStates())
        .isEqualTo(local.statistics().terminalStates());
    return true;
  }

  private static CheckResult check(
      JavaSparkContext context, Drawn drawn, CheckOptions options, int partitions) {
    SearchListener listener = SearchListener.none();
    Master master = Master.of("local[2]");
    try (RunSaving saving = new RunSaving(context, CheckpointPlan.none(), Identity.none(), true);
        StepLog log = StepLog.of(context.getConf())) {
      return new ClusterCheck(drawn, options, partitions, Proviso.HISTORY, listener)
          .run(
              job ->
                  new SparkSupersteps(
                      context,
                      job,
                      new Patient(context, listener, new Trouble(master, partitions)),
                      saving.next(),
                      log,
                      new ClusterMemory(master, Runtime.getRuntime().maxMemory(), 2),
                      Interference.NONE));
    }
  }

  private static Map<String, Verdict> verdicts(CheckResult result) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    for (PropertyResult property : result.properties()) {
      verdicts.put(property.name(), property.verdict());
    }
    return verdicts;
  }
}
