package io.mazurka.cluster.machine;

import io.mazurka.catalogue.cluster.LocalCluster;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A master and workers on this machine. A file notes the number and the start time of each process
 * that was started, so that only these are stopped, and not later processes that got the same
 * numbers.
 */
public final class Machine {

  private static final String MASTER = "org.apache.spark.deploy.master.Master";
  private static final String WORKER = "org.apache.spark.deploy.worker.Worker";
  private static final double PATIENCE_SECONDS = 60;

  /** A shell command that starts a process which survives Ctrl-C and the end of the terminal. */
  private static final String LASTING = "trap '' INT HUP; exec \"$0\" \"$@\"";

  private final Path directory;
  private final ProcessNotes notes;

  public Machine(Path directory) {
    this.directory = directory;
    this.notes = new ProcessNotes(directory.resolve("processes"));
  }

  /** Starts all processes and waits until the workers have found their master. */
  public void start(LocalCluster wanted, Consumer<String> listener) {
    if (!notes.alive().isEmpty()) {
      throw new InvalidOptionException(
          "a cluster of %s is running already; mazurka cluster stop ends it".formatted(directory));
    }
    if (answers(wanted.host(), wanted.port())) {
      throw new InvalidOptionException(
          "--port %d: something else listens there".formatted(wanted.port()));
    }
    String url = "spark://%s:%d".formatted(wanted.host(), wanted.port());
    try {
      Files.createDirectories(directory);
      Path home = directory.resolve("home");
      SparkHome.make(home, ManagementFactory.getRuntimeMXBean().getClassPath());
      notes.clear();
      launch(home, wanted, "master", master(wanted));
      await("the master", "master", () -> answers(wanted.host(), wanted.port()));
      for (int number = 1; number <= wanted.workers(); number++) {
        launch(home, wanted, "worker-" + number, worker(wanted, url, number));
      }
      for (int number = 1; number <= wanted.workers(); number++) {
        String name = "worker-" + number;
        await(name, name, () -> log(name).contains("Successfully registered with master"));
      }
    } catch (IOException e) {
      stop(line -> {});
      throw new InvalidModelException(
          "the cluster cannot be started in %s: %s".formatted(directory, e), e);
    }
    listener.accept(
        "started a master and %d workers with %d cores and %d MB each; they log to %s"
            .formatted(wanted.workers(), wanted.cores(), wanted.megabytes(), directory));
    listener.accept("mazurka check MODEL --cluster " + url);
  }

  private static List<String> master(LocalCluster wanted) {
    return List.of(
        "-Dspark.master.rest.enabled=false",
        MASTER,
        "--host",
        wanted.host(),
        "--port",
        String.valueOf(wanted.port()),
        "--webui-port",
        "0");
  }

  private List<String> worker(LocalCluster wanted, String url, int number) {
    return List.of(
        WORKER,
        "--host",
        wanted.host(),
        "--port",
        String.valueOf(wanted.port() + number),
        "--webui-port",
        "0",
        "--cores",
        String.valueOf(wanted.cores()),
        "--memory",
        wanted.megabytes() + "m",
        "--work-dir",
        directory.resolve("work-" + number).toString(),
        url);
  }

  private void launch(Path home, LocalCluster wanted, String name, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", LASTING));
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC"));
    command.addAll(List.of(org.apache.spark.launcher.JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(List.of("-cp", home.resolve("jars").resolve("*").toString()));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
            .redirectErrorStream(true)
            .redirectOutput(logFile(name).toFile());
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", home.toString());
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_LOCAL_IP", wanted.host());
    environment.put("SPARK_LOCAL_HOSTNAME", wanted.host());
    environment.put("SPARK_PUBLIC_DNS", wanted.host());
    notes.add(builder.start().toHandle());
  }

  private Path logFile(String name) {
    return directory.resolve(name + ".log");
  }

  private String log(String name) {
    try {
      return Files.readString(logFile(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean answers(String host, int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), 1000);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void await(String what, String name, java.util.function.BooleanSupplier ready) {
    long end = System.nanoTime() + (long) (PATIENCE_SECONDS * 1e9);
    while (!ready.getAsBoolean()) {
      if (System.nanoTime() > end || !notes.allAlive()) {
        stop(line -> {});
        throw new InvalidModelException(
            "%s did not start; %s says why".formatted(what, logFile(name)));
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** Stops the processes that were started, with the executors they have started in turn. */
  public void stop(Consumer<String> listener) {
    List<ProcessHandle> alive = notes.alive();
    List<ProcessHandle> all = new ArrayList<>(alive);
    alive.forEach(process -> process.descendants().forEach(all::add));
    all.forEach(ProcessHandle::destroy);
    long end = System.nanoTime() + (long) (10 * 1e9);
    while (all.stream().anyMatch(ProcessHandle::isAlive) && System.nanoTime() < end) {
      pause();
    }
    all.forEach(ProcessHandle::destroyForcibly);
    notes.clear();
    listener.accept(
        alive.isEmpty()
            ? "no cluster of %s is running".formatted(directory)
            : "stopped %d processes of %s".formatted(all.size(), directory));
  }
}
