package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Instance;
import io.mazurka.cluster.machine.SparkHome;
import io.mazurka.cluster.spark.SparkRuns.Logged;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** A check whose executors are processes of their own, one of which is killed. */
@ResourceLock("spark")
final class LocalClusterTests {

  private static final String CLASS_PATH = "spark.executor.extraClassPath";

  /** They end before the best compiler of the JVM has paid for itself. */
  private static final String COMPILER = "spark.executor.extraJavaOptions";

  /** How long tasks wait for the executor that had their data, before another one takes them. */
  private static final String WAIT = "spark.locality.wait";

  @BeforeEach
  void executorsHaveTheClassesOfTheTestsAndAreNotMissedForLong() throws IOException {
    String classPath = System.getProperty("java.class.path");
    SparkHome.make(Path.of(System.getenv("SPARK_HOME")), classPath);
    System.setProperty(CLASS_PATH, classPath);
    System.setProperty(COMPILER, "-Xss16m -XX:TieredStopAtLevel=1");
    System.setProperty(WAIT, "2s");
  }

  /** An executor may take a while to end after it was told to. */
  @AfterEach
  void nothingIsLeftBehind() {
    System.clearProperty(CLASS_PATH);
    System.clearProperty(COMPILER);
    System.clearProperty(WAIT);
    executors().forEach(executor -> executor.onExit().orTimeout(2, TimeUnit.MINUTES).join());
    assertThat(executors()).isEmpty();
  }

  /** The processes that this one has started; their commands are too long to be read. */
  private static List<ProcessHandle> executors() {
    return ProcessHandle.current()
        .children()
        .filter(process -> process.info().command().orElse("").endsWith("java"))
        .toList();
  }

  /** All are sent what Ctrl-C sends them, which they leave to the driver; later one is killed. */
  @Test
  void interruptedAndKilledExecutorsChangeNothing() throws IOException {
    Instance paxos = SparkRuns.model("paxos");
    Logged calm = SparkRuns.local(4).logged(paxos, SparkRuns.full());
    Killer killer = new Killer();
    Logged struck =
        SparkRuns.local(4)
            .on("local-cluster[2,1,1024]")
            .watchedBy(killer)
            .logged(paxos, SparkRuns.full());
    assertThat(killer.interrupted).hasSize(2);
    assertThat(killer.undisturbed).isTrue();
    assertThat(killer.killed).isTrue();
    assertThat(struck.steps()).isEqualTo(calm.steps());
    assertThat(struck.figures()).isEqualTo(calm.figures());
  }

  /** Interrupts all executors after some supersteps, and kills one after some more. */
  private static final class Killer implements SearchListener {
    private List<ProcessHandle> interrupted = List.of();
    private boolean undisturbed;
    private boolean killed;

    @Override
    public void progress(Progress progress) {
      if (interrupted.isEmpty() && progress.supersteps().done() >= 2) {
        interrupted = executors();
        interrupted.forEach(Killer::interrupt);
      } else if (!killed && progress.supersteps().done() >= 4) {
        undisturbed = interrupted.stream().allMatch(ProcessHandle::isAlive);
        killed = executors().get(0).destroyForcibly();
      }
    }

    private static void interrupt(ProcessHandle process) {
      try {
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean cancelled() {
      return false;
    }
  }
}
