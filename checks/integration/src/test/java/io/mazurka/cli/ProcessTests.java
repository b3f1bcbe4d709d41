package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as a process of its own. */
class ProcessTests {

  private static final String RELAY = Relay.class.getName();

  /** Most runs end before the best compiler of the JVM has paid for itself. */
  private static final String QUICK_COMPILER = "-XX:TieredStopAtLevel=1";

  @TempDir Path directory;

  private Process start(String... args) throws IOException {
    return startWith("-Xmx1g", args);
  }

  private Process startWith(String memory, String... args) throws IOException {
    return started(directory.resolve("out"), memory, args);
  }

  private Process started(Path out, String memory, String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(memory, QUICK_COMPILER, "-cp", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(out.toFile())
        .redirectError(directory.resolve("err").toFile())
        .start();
  }

  private String printed(String stream) throws IOException {
    return Files.readString(directory.resolve(stream));
  }

  private static int exitCode(Process process) throws InterruptedException {
    assertThat(process.waitFor(180, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void signalEndsTheSearchAndItsFiguresArePrinted(String signal) throws Exception {
    assumeFalse(signal.equals("INT") && ignoresInterrupts());
    Process process = start("check", RELAY, "n=1000000");
    awaitBanner();
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(printed("out")).contains("Not decided (bounded: interrupted)", "transitions");
    assertThat(printed("err")).isEmpty();
  }

  /** A shell lets background processes and all their children ignore interrupts. */
  private static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    return Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
  }

  private void awaitBanner() throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!printed("out").contains("relay n=1000000") && System.nanoTime() < deadline) {
      Thread.sleep(20);
    }
    Thread.sleep(300);
  }

  @Test
  void counterexampleIsSavedInTheCurrentDirectoryAndReplayed() throws Exception {
    assertThat(exitCode(start("check", RELAY))).isEqualTo(12);
    assertThat(printed("out")).endsWith("  mazurka replay relay.counterexample.json\n");
    assertThat(exitCode(start("replay", "relay.counterexample.json"))).isEqualTo(12);
    assertThat(printed("out")).contains("few is violated after 4 steps");
  }

  @Test
  void whatAModelPrintsIsKeptApartFromTheAnswer() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    SourceCompiler.compileModel(classes, "public Mine() { System.out.println(\"chatter\"); }");
    Process process = start("check", "Mine", "--classpath", "classes", "--json");
    assertThat(exitCode(process)).isEqualTo(12);
    JsonNode json = new ObjectMapper().readTree(printed("out"));
    assertThat(json.get("verdict")).hasToString("\"violated\"");
    assertThat(printed("err")).isEqualTo("chatter\n");
  }

  @Test
  void fullMemorySendsTheSearchToTheDisk() throws Exception {
    String[] command = {"check", RELAY, "n=2500", "--property", "order", "--disk", "states"};
    Process process = startWith("-Xmx40m", command);
    assertThat(exitCode(process)).isZero();
    assertThat(printed("out")).contains("3,128,751", "6,252,500", "5,000", "exhaustive");
    assertThat(printed("err")).contains("the memory is nearly full", "going on with the disk");
    assertThat(directory.resolve("states")).isEmptyDirectory();
  }

  @Test
  void fullMemoryEndsTheSearchAndItsFiguresArePrinted() throws Exception {
    Process process = startWith("-Xmx256m", "check", RELAY, "n=1000000", "--disk", "off");
    assertThat(exitCode(process)).isEqualTo(21);
    assertThat(printed("out")).contains("the memory was full", "MAZURKA_OPTS=-Xmx");
  }

  @Test
  void closedPipeIsAQuietError() throws Exception {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process shell =
        new ProcessBuilder(
                "sh",
                "-c",
                "{ \"$0\" -XX:TieredStopAtLevel=1 -cp \"$1\" \"$2\" list; echo $? >code; } | true",
                java.toString(),
                System.getProperty("java.class.path"),
                Main.class.getName())
            .directory(directory.toFile())
            .redirectError(directory.resolve("err").toFile())
            .start();
    assertThat(exitCode(shell)).isZero();
    assertThat(printed("code")).isEqualTo("150\n");
    assertThat(printed("err")).isEmpty();
  }

  @Test
  void modelThatEndsTheProcessMisbehaves() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Wayward.compile(classes, "System.exit(0);");
    Process process = start("check", "Wayward", "--classpath", "classes");
    assertThat(exitCode(process)).isEqualTo(75);
    assertThat(printed("err"))
        .isEqualTo(
            """
            mazurka: the model misbehaved: step 'stray' of wanderer called System.exit at Wayward.java:14
              local state: steps=0
              messages: none
            """);
  }

  @Test
  void modelThatEndsTheProcessWhenItIsMadeMisbehaves() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    SourceCompiler.compileModel(classes, "public Mine() { System.exit(3); }");
    Process process = start("check", "Mine", "--classpath", "classes");
    assertThat(exitCode(process)).isEqualTo(75);
    assertThat(printed("err"))
        .isEqualTo("mazurka: the model misbehaved: it called System.exit at Mine.java:1\n");
  }

  @Test
  void fullStandardOutputIsAnErrorWithAMessage() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")));
    Path full = Path.of("/dev/full");
    assertThat(exitCode(started(full, "-Xmx1g", "list"))).isEqualTo(150);
    assertThat(printed("err"))
        .startsWith("mazurka: standard output cannot be written: ")
        .hasLineCount(1);
    assertThat(exitCode(started(full, "-Xmx1g", "check", RELAY))).isEqualTo(12);
  }
}
