package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.spark.StepFailure.Reason;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.cluster.spark.master.MasterView;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a cluster that fails, and the remedy that fits. */
final class TroubleTests {

  private static final String LOST =
      "Job aborted due to stage failure: Task 1 in stage 9.0 failed 4 times, most recent failure:"
          + " Lost task 1.3 in stage 9.0 (TID 31) (127.0.0.1 executor 4): ExecutorLostFailure"
          + " (executor 4 exited caused by one of the running tasks) Reason: ";

  private static Trouble on(String master) {
    return new Trouble(Master.of(master), 8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "local[2] :: MAZURKA_OPTS=-Xmx8g gives this process 8 GB",
        "local-cluster[2,1,512] :: --cluster 'local-cluster[2,1,1024]'",
        "spark://127.0.0.1:7077 :: mazurka cluster start --memory 4g and MAZURKA_OPTS=-Dspark.executor.memory=4g",
        "spark://far.example:7077 :: MAZURKA_OPTS=-Dspark.executor.memory=4g",
        "yarn :: MAZURKA_OPTS=-Dspark.executor.memory=4g"
      })
  void fullMemoryIsMendedWhereItIs(String master, String remedy) {
    StepFailure failure = new StepFailure(Reason.MEMORY, "Java heap space", 512);
    assertThat(on(master).of(failure))
        .isInstanceOfSatisfying(
            ClusterFailedException.class,
            failed -> {
              assertThat(failed).hasMessage("the memory of 512 MB of an executor was full");
              assertThat(failed.advice())
                  .isEqualTo("Use --partitions 32, or give executors more memory: " + remedy + ".");
            });
  }

  @Test
  void executorThatEndsForWantOfMemoryIsRecognised() {
    ClusterFailedException failed =
        on("local-cluster[1,1,512]").of(new Exception(LOST + "Command exited with code 52"));
    assertThat(failed).hasMessage("the memory of an executor was full");
    assertThat(failed.advice()).contains("local-cluster[1,1,1024]");
  }

  @Test
  void executorsThatTheSystemKillsHaveTooMuchMemory() {
    ClusterFailedException failed =
        on("yarn").of(new Exception(LOST + "Command exited with code 137"));
    assertThat(failed).hasMessageStartingWith("executors were killed again and again: Job aborted");
    assertThat(failed.advice()).contains("less memory than they were given");
  }

  @Test
  void executorsThatAreLostForAnotherReasonAreSaidToBe() {
    ClusterFailedException failed =
        on("yarn").of(new Exception(LOST + "worker lost\n\nDriver stacktrace:\nmore\nmore"));
    assertThat(failed)
        .hasMessageStartingWith("executors were lost again and again: ")
        .hasMessageEndingWith("worker lost  Driver stacktrace:");
    assertThat(failed.advice()).contains("--checkpoint DIR");
  }

  @Test
  void clusterThatEndsTheRunIsNamed() {
    ClusterFailedException failed =
        on("spark://far.example:7077")
            .of(new Exception("Job 7 cancelled because SparkContext was shut down"));
    assertThat(failed)
        .hasMessageStartingWith("the cluster spark://far.example:7077 ended the run: Job 7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "0 :: 0 :: has no worker :: Start some; mazurka cluster stop and start do so on this machine.",
        "2 :: 512 :: has 2 workers with up to 512 MB and runs no other application :: Give workers more memory (mazurka cluster start --memory 1024m), or executors less (MAZURKA_OPTS=-Dspark.executor.memory=512m).",
        "1 :: 2048 :: has 1 worker with up to 2,048 MB and runs no other application :: The logs of its workers say why."
      })
  void clusterWithoutExecutorsIsSaidToHaveWhatItHas(
      int workers, long megabytes, String seen, String advice) {
    MasterView view = new MasterView(workers, megabytes, List.of());
    ClusterFailedException failed =
        on("spark://127.0.0.1:7077").alone(Optional.of(view), 1024, 600);
    assertThat(failed)
        .hasMessage(
            "there was no executor of 1,024 MB for 600 s; the cluster spark://127.0.0.1:7077 "
                + seen);
    assertThat(failed.advice()).isEqualTo(advice);
  }

  @Test
  void busyClusterIsWaitedForLonger() {
    MasterView view = new MasterView(2, 2048, List.of("Mazurka", "word count"));
    ClusterFailedException failed =
        on("spark://127.0.0.1:7077").alone(Optional.of(view), 1024, 600);
    assertThat(failed).hasMessageEndingWith("runs 2 other applications (Mazurka, word count)");
    assertThat(failed.advice())
        .isEqualTo(
            "End what else runs there, or wait longer with MAZURKA_OPTS=-Dspark.mazurka.patience=3600.");
    assertThat(on("spark://127.0.0.1:7077").alone(Optional.empty(), 1024, 600).advice())
        .startsWith("See whether it is still there and runs Spark 4.2.0, or wait longer");
  }
}
