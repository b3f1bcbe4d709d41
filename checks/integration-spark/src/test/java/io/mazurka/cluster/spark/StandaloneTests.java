package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.cluster.spark.master.Presence;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.worker.Worker;
import org.apache.spark.rpc.RpcEnv;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import scala.Option;

/** A master, and maybe a worker, in this process; neither has an executor to give. */
@ResourceLock("spark")
final class StandaloneTests {

  private static final String HOST = "127.0.0.1";

  @TempDir private Path directory;
  private RpcEnv master;
  private String url;

  @BeforeEach
  void startMaster() {
    SparkConf settings = new SparkConf().set("spark.master.rest.enabled", "false");
    master =
        org.apache.spark.deploy.master.Master.startRpcEnvAndEndpoint(HOST, 0, 0, settings)._1();
    url = "spark://%s:%d".formatted(HOST, master.address().port());
    System.setProperty(Presence.PATIENCE, "3");
  }

  @AfterEach
  void stopMaster() {
    System.clearProperty(Presence.PATIENCE);
    master.shutdown();
    master.awaitTermination();
  }

  private ClusterFailedException failure() {
    return catchThrowableOfType(
        ClusterFailedException.class,
        () -> SparkRuns.local(4).on(url).check(SparkRuns.model("paxos"), SparkRuns.full()));
  }

  @Test
  void masterWithoutWorkersIsWaitedForAsLongAsAsked() {
    ClusterFailedException failed = failure();
    assertThat(failed)
        .hasMessageStartingWith("there was no executor of 1,024 MB for ")
        .hasMessageEndingWith("the cluster %s has no worker".formatted(url));
    assertThat(failed.advice()).startsWith("Start some; mazurka cluster stop and start");
  }

  @Test
  void workerThatIsTooSmallIsNotWaitedFor() {
    System.setProperty(Presence.PATIENCE, "600");
    RpcEnv worker =
        Worker.startRpcEnvAndEndpoint(
            HOST,
            0,
            0,
            1,
            600,
            new String[] {url},
            directory.toString(),
            Option.empty(),
            new SparkConf(),
            Option.empty());
    try {
      ClusterFailedException failed = failure();
      assertThat(failed)
          .hasMessageEndingWith("has 1 worker with up to 600 MB and runs no other application");
      assertThat(failed.advice())
          .isEqualTo(
              "Give workers more memory (mazurka cluster start --memory 1024m), or executors less"
                  + " (MAZURKA_OPTS=-Dspark.executor.memory=600m).");
    } finally {
      worker.shutdown();
      worker.awaitTermination();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void nothingListensOnOtherInterfaces() throws IOException {
    for (String name : List.of("local[2]", url)) {
      try (JavaSparkContext context = Connection.open(Master.of(name))) {
        assertThat(context.sc().isStopped()).isFalse();
        assertThat(Listeners.ofThisProcess()).isNotEmpty().allMatch(InetAddress::isLoopbackAddress);
      }
    }
  }
}
