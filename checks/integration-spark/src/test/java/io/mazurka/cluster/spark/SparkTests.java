package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.spark.SparkRuns.Logged;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks with Spark in this process, beside local ones. */
@ResourceLock("spark")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SparkTests {

  private final JavaSparkContext connection = SparkRuns.connection();

  @AfterAll
  void disconnect() {
    connection.close();
  }

  private SparkRuns local(int partitions) {
    return SparkRuns.local(partitions).sharing(connection);
  }

  @ParameterizedTest
  @ValueSource(strings = {"paxos", "arbiter", "dme", "store-buffering"})
  void modelsOfEachFrontEndHaveTheSameFiguresAsLocally(String name) {
    requireSame(SparkRuns.model(name), SparkRuns.full());
  }

  @Test
  void aFileIsSentAlong() {
    requireSame(SparkRuns.model("src/test/resources/ring.pnml"), SparkRuns.full());
  }

  private void requireSame(Instance instance, CheckOptions options) {
    CheckResult local = Check.of(instance.create()).with(options).run();
    CheckResult found = local(3).check(instance, options);
    assertThat(found.verdict()).isEqualTo(local.verdict());
    assertThat(found.properties()).isEqualTo(local.properties());
    if (local.end() == EndReason.EXHAUSTED) {
      assertThat(found.statistics().states()).isEqualTo(local.statistics().states());
      assertThat(found.statistics().transitions()).isEqualTo(local.statistics().transitions());
      assertThat(found.statistics().terminalStates())
          .isEqualTo(local.statistics().terminalStates());
    }
  }

  /** Its class is not on the class path of this process. */
  @Test
  void aModelOnAClassPathOfItsOwnIsSentAlong(@TempDir Path directory) throws IOException {
    Path source =
        Files.writeString(
            directory.resolve("Mine.java"),
            "public class Mine extends io.mazurka.gallery.Paxos { }");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                directory.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertThat(failed).isZero();
    Instance mine =
        ModelReference.named("Mine").withClassPath(List.of(directory.toString())).open();
    requireSame(mine, SparkRuns.full());
  }

  @Test
  void reducedSearchHasTheVerdictAndTheTerminalStates() {
    Instance paxos = SparkRuns.model("paxos");
    CheckResult local = Check.of(paxos.create()).run();
    CheckResult found = local(4).check(paxos, CheckOptions.defaults());
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.statistics().terminalStates()).isEqualTo(local.statistics().terminalStates());
    assertThat(found.statistics().depth()).isEqualTo(-1);
  }

  @Test
  void counterexampleIsTheSameInEveryRun() {
    Instance faulty = SparkRuns.model("faulty-paxos");
    List<CheckResult> two =
        Stream.of(1, 2).map(run -> local(4).check(faulty, CheckOptions.defaults())).toList();
    assertThat(two).allMatch(result -> result.verdict() == Verdict.VIOLATED);
    assertThat(two.get(0).counterexample().path()).isEqualTo(two.get(1).counterexample().path());
    assertThat(two.get(0).counterexample().trace().steps()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "token-ring, GF critical1, weak",
    "token-ring, G(waiting1 -> F critical1), none",
    "alternating-bit, GF (received0 || received1), none",
    "sender-receiver, G !(received0 && received1), none"
  })
  void formulasHaveTheVerdictsOfLocalRuns(String name, String formula, String fairness) {
    Instance instance = SparkRuns.model(name);
    CheckOptions options = asking(formula, fairness);
    CheckResult local = Check.of(instance.create()).with(options).run();
    CheckResult found = local(3).check(instance, options);
    assertThat(found.properties()).isEqualTo(local.properties());
    assertThat(found.verdict()).isEqualTo(local.verdict());
    Counterexample lasso = found.counterexample();
    assertThat(lasso != null && lasso.isInfinite())
        .isEqualTo(local.counterexample() != null && local.counterexample().isInfinite());
  }

  private static CheckOptions asking(String formula, String fairness) {
    return CheckOptions.defaults()
        .withProperties(
            new AskedProperties(
                List.of(),
                List.of(AskedCondition.of("--ltl", formula).orElseThrow()),
                null,
                fairness.equals("none") ? List.of() : List.of(AskedFairness.parse(fairness))));
  }

  /** Stopped while pairs are marked: what was decided by then is not asked for again. */
  @Test
  void formulaIsDecidedByAnotherDriverThatGoesOn(@TempDir Path directory) throws IOException {
    Instance ring = SparkRuns.model("token-ring");
    CheckOptions options = asking("GF critical1", "none");
    Logged calm = local(3).logged(ring, options);
    SparkRuns saving = local(3).with(new CheckpointPlan(directory, 1000, null, Identity.none()));
    int half = calm.steps().size() / 3 / 2;
    CheckResult stopped = saving.watchedBy(new StopAfter(half)).check(ring, options);
    assertThat(stopped.end()).isEqualTo(EndReason.INTERRUPTED);
    assertThat(stopped.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    CheckResult resumed =
        saving
            .with(new CheckpointPlan(directory, 1000, directory, Identity.none()))
            .check(ring, options);
    assertThat(resumed.verdict()).isEqualTo(calm.result().verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(resumed.counterexample().path()).isEqualTo(calm.result().counterexample().path());
    try (Stream<Path> left = Files.walk(directory)) {
      assertThat(left.filter(Files::isRegularFile)).isEmpty();
    }
  }

  @Test
  void runThatALimitEndsCanGoOnFromItsEnd(@TempDir Path directory) throws IOException {
    Instance paxos = SparkRuns.model("paxos");
    Logged calm = local(4).logged(paxos, SparkRuns.full());
    SparkRuns saving = local(4).with(new CheckpointPlan(directory, 1000, null, Identity.none()));
    CheckResult limited =
        saving.check(paxos, SparkRuns.full().withLimits(Limits.none().withStates(2000)));
    assertThat(limited.end()).isEqualTo(EndReason.STATE_LIMIT);
    assertThat(CheckpointPlan.isIn(directory)).isTrue();
    Logged resumed =
        saving
            .with(new CheckpointPlan(null, 1000, directory, Identity.none()))
            .logged(paxos, SparkRuns.full());
    assertThat(resumed.figures()).isEqualTo(calm.figures());
  }

  @Test
  void stepThatFailsHalfWayIsRepeatedAndNothingChanges() throws IOException {
    Instance paxos = SparkRuns.model("paxos");
    Logged calm = local(4).logged(paxos, SparkRuns.full());
    Logged struck = local(4).struckBy(SparkTests::failFirst).logged(paxos, SparkRuns.full());
    assertThat(struck.steps()).isEqualTo(calm.steps()).hasSizeGreaterThan(20);
    assertThat(struck.figures()).isEqualTo(calm.figures());
  }

  /** Fails after the first messages, in the first attempt of every second superstep. */
  private static Iterator<Chunk> failFirst(Iterator<Chunk> inbox, int superstep, int partition) {
    if (superstep % 2 == 0 || TaskContext.get().attemptNumber() > 0) {
      return inbox;
    }
    return new Iterator<>() {
      private int taken;

      @Override
      public boolean hasNext() {
        if (taken > 0) {
          throw new IllegalStateException("struck");
        }
        return inbox.hasNext();
      }

      @Override
      public Chunk next() {
        taken++;
        return inbox.next();
      }
    };
  }

  @Test
  void taskThatFailsAgainAndAgainEndsWithoutAVerdict() {
    SparkRuns runs =
        local(2)
            .struckBy(
                (inbox, superstep, partition) -> {
                  throw new IllegalStateException("struck again");
                });
    assertThatThrownBy(() -> runs.check(SparkRuns.model("paxos"), SparkRuns.full()))
        .isInstanceOf(ClusterFailedException.class)
        .hasMessageStartingWith("a task failed again and again: ")
        .hasMessageContaining("struck again");
  }

  @Test
  void fullMemoryEndsWithoutAVerdictAndNamesAnotherNumberOfPartitions() {
    SparkRuns runs =
        local(2)
            .struckBy(
                (inbox, superstep, partition) -> {
                  throw new OutOfMemoryError("Java heap space");
                });
    assertThatThrownBy(() -> runs.check(SparkRuns.model("paxos"), SparkRuns.full()))
        .isInstanceOfSatisfying(
            ClusterFailedException.class,
            failed -> {
              assertThat(failed).hasMessageContaining("of an executor was full");
              assertThat(failed.advice())
                  .isEqualTo(
                      "Use --partitions 8, or give executors more memory: MAZURKA_OPTS=-Xmx8g gives"
                          + " this process 8 GB.");
            });
  }

  @Test
  void savedRunGoesOnWithAnotherDriverToTheSameFigures(@TempDir Path directory) throws IOException {
    Instance paxos = SparkRuns.model("paxos");
    Logged calm = local(4).logged(paxos, SparkRuns.full());
    SparkRuns saving = local(4).with(new CheckpointPlan(directory, 0, null, Identity.none()));
    CheckResult stopped = saving.watchedBy(new StopAfter(4)).check(paxos, SparkRuns.full());
    assertThat(stopped.end()).isEqualTo(EndReason.INTERRUPTED);
    Logged resumed =
        saving
            .with(new CheckpointPlan(directory, 0, directory, Identity.none()))
            .logged(paxos, SparkRuns.full());
    assertThat(resumed.figures()).isEqualTo(calm.figures());
    assertThat(calm.steps()).endsWith(resumed.steps().toArray(String[]::new));
    assertThat(resumed.steps()).hasSizeLessThan(calm.steps().size());
    try (Stream<Path> left = Files.walk(directory)) {
      assertThat(left.filter(Files::isRegularFile)).isEmpty();
    }
  }

  @Test
  void resumedRunMustBeTheSame(@TempDir Path directory) {
    SparkRuns saving =
        local(4)
            .with(new CheckpointPlan(directory, 0, null, Identity.none()))
            .watchedBy(new StopAfter(2));
    assertThat(saving.check(SparkRuns.model("paxos"), SparkRuns.full()).end())
        .isEqualTo(EndReason.INTERRUPTED);
    CheckpointPlan plan = new CheckpointPlan(null, 0, directory, Identity.none());
    assertThatThrownBy(() -> local(3).with(plan).check(SparkRuns.model("paxos"), SparkRuns.full()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--partitions: 4 there, 3 here");
    CheckpointPlan nothing =
        new CheckpointPlan(null, 0, directory.resolve("none"), Identity.none());
    assertThatThrownBy(
            () -> local(4).with(nothing).check(SparkRuns.model("paxos"), SparkRuns.full()))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("no checkpoint of a run on a cluster");
  }

  /** Stops a run after some supersteps. */
  private static final class StopAfter implements SearchListener {
    private final int supersteps;
    private volatile boolean enough;

    StopAfter(int supersteps) {
      this.supersteps = supersteps;
    }

    @Override
    public void progress(Progress progress) {
      enough = progress.supersteps().done() >= supersteps;
    }

    @Override
    public boolean cancelled() {
      return enough;
    }
  }

  @Test
  void mastersThatAreNoneAreRefused() {
    for (String name : List.of("local[two]", "spark://nowhere", "local-cluster[2,1]")) {
      assertThatThrownBy(() -> local(2).on(name).check(SparkRuns.model("paxos"), SparkRuns.full()))
          .isInstanceOf(InvalidOptionException.class)
          .hasMessageContaining("--cluster takes spark://HOST:PORT");
    }
    assertThatThrownBy(
            () ->
                local(2)
                    .on("spark://127.0.0.1:1")
                    .check(SparkRuns.model("paxos"), SparkRuns.full()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("nothing answers there");
  }
}
