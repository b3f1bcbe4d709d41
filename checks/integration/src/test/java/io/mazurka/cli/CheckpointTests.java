package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that are saved, and runs that go on with them. */
class CheckpointTests {

  private static final String[] PAXOS = {
    "paxos", "acceptors=4", "--por", "none", "--symmetry", "none", "--dead-messages", "off"
  };

  @TempDir Path directory;

  private String saved() {
    return directory.resolve("saved").toString();
  }

  private static Outcome check(String[] model, String... options) {
    List<String> args = new ArrayList<>(List.of("check"));
    args.addAll(Arrays.asList(model));
    args.addAll(Arrays.asList(options));
    return Outcome.of(args.toArray(String[]::new));
  }

  /** What does not depend on time, memory and workers. */
  private static JsonNode figures(JsonNode json) {
    ObjectNode figures = json.deepCopy();
    return figures.without(List.of("seconds", "statesPerSecond", "bytesPerState", "workers"));
  }

  @Test
  void limitedRunGoesOnToTheSameEnd() {
    Outcome whole = check(PAXOS, "--json");
    Outcome limited = check(PAXOS, "--json", "--max-states", "20000", "--checkpoint", saved());
    assertThat(limited.exitCode()).isEqualTo(21);
    assertThat(limited.err()).contains("saved ", "go on with the same command and --resume");
    Outcome further =
        check(
            PAXOS,
            "--json",
            "--max-depth",
            "15",
            "--resume",
            saved(),
            "--checkpoint",
            saved(),
            "--workers",
            "3");
    assertThat(further.exitCode()).isEqualTo(21);
    Outcome end = check(PAXOS, "--json", "--resume", saved(), "--workers", "2");
    assertThat(end.exitCode()).isZero();
    assertThat(figures(end.json())).isEqualTo(figures(whole.json()));
  }

  /** With symmetry, without dead messages, and with a reduction that is given up. */
  @Test
  void processThatWasSplitIsSplitAgain() {
    String[] mailbox = {"mailbox", "senders=2", "notes=9"};
    Outcome whole = check(mailbox, "--json");
    assertThat(whole.out()).contains("split into local state and channels");
    check(mailbox, "--max-states", "100000", "--checkpoint", saved());
    Outcome end = check(mailbox, "--json", "--resume", saved(), "--workers", "3");
    assertThat(figures(end.json())).isEqualTo(figures(whole.json()));
  }

  @Test
  void interruptedRunIsSaved() {
    AtomicInteger questions = new AtomicInteger();
    Outcome interrupted =
        Outcome.of(
            () -> questions.incrementAndGet() > 40,
            Map.of(),
            "check",
            "paxos",
            "acceptors=4",
            "--por",
            "none",
            "--symmetry",
            "none",
            "--dead-messages",
            "off",
            "--checkpoint",
            saved());
    assertThat(interrupted.exitCode()).isEqualTo(130);
    Outcome end = check(PAXOS, "--json", "--resume", saved());
    assertThat(figures(end.json())).isEqualTo(figures(check(PAXOS, "--json").json()));
  }

  @Test
  void checkpointOfAnotherRunIsRefusedByName() {
    check(PAXOS, "--max-states", "20000", "--checkpoint", saved());
    Outcome option = check(PAXOS, "--all", "--resume", saved());
    assertThat(option.exitCode()).isEqualTo(151);
    assertThat(option.err()).contains("--all: off there, on here");
    Outcome model = check(new String[] {"storage"}, "--resume", saved());
    assertThat(model.exitCode()).isEqualTo(150);
    assertThat(model.err()).contains("model: paxos", "storage");
  }

  /** Two count up to 60; at first they may meet anywhere, then nowhere at 3. */
  @Test
  void checkpointOfAnotherInvariantOfTheSameNameIsRefused() throws IOException {
    String[] model = {
      "counted.Counting", "--por", "none", "--symmetry", "none", "--classpath", classes()
    };
    compile("x + y <= 120");
    assertThat(check(model, "--max-states", "1000", "--checkpoint", saved()).exitCode())
        .isEqualTo(21);
    compile("x != 3 || y != 3");
    Outcome resumed = check(model, "--resume", saved());
    assertThat(resumed.exitCode()).as(resumed.out()).isEqualTo(150);
    assertThat(resumed.err()).contains("is of another run (class files: 2 with checksum");
    assertThat(check(model).exitCode()).isEqualTo(12);
    compile("x + y <= 120");
    assertThat(check(model, "--resume", saved()).exitCode()).isZero();
  }

  private String classes() {
    return directory.resolve("classes").toString();
  }

  /** The invariant is in a class of its own. */
  private void compile(String invariant) throws IOException {
    Path model = directory.resolve("Counting.java");
    Files.writeString(
        model,
        """
        package counted;

        import io.mazurka.kernel.model.*;
        import io.mazurka.protocols.*;
        import io.mazurka.protocols.roles.*;
        import java.util.*;

        public class Counting implements Model {
          public String name() { return "counting"; }
          public String summary() { return "Two count."; }
          public List<Parameter> parameters() { return List.of(); }
          public Checkable create(Arguments arguments) {
            ProtocolBuilder protocol = Protocol.named("counting");
            Role<Integer> counter = protocol.role("counter", 2, 0);
            counter.step("count").when(x -> x < 60).then(x -> Effect.become(x + 1));
            protocol.invariant("pairs").forEachPair(counter, Pairs::areFine);
            return protocol.build();
          }
        }

        class Pairs {
          static boolean areFine(int x, int y) { return %s; }
        }
        """
            .formatted(invariant));
    Files.createDirectories(Path.of(classes()));
    String path = System.getProperty("java.class.path");
    int failures =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", path, "-d", classes(), model.toString());
    assertThat(failures).isZero();
  }

  @Test
  void damagedCheckpointNeverGivesAVerdict() throws IOException {
    check(PAXOS, "--max-states", "3000", "--checkpoint", saved());
    Path file = Path.of(saved(), "checkpoint");
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(1);
    for (int attempt = 0; attempt < 12; attempt++) {
      int place = random.nextInt(whole.length);
      byte[] damaged = attempt % 2 == 0 ? Arrays.copyOf(whole, place) : whole.clone();
      if (attempt % 2 == 1) {
        damaged[place] ^= (byte) (1 << random.nextInt(8));
      }
      Files.write(file, damaged);
      Outcome outcome = check(PAXOS, "--resume", saved());
      assertThat(outcome.exitCode()).as("attempt %d at %d", attempt, place).isEqualTo(150);
      assertThat(outcome.err()).contains("it is damaged, as");
    }
  }

  @Test
  void whatCannotBeSavedIsRefused() {
    assertThat(check(PAXOS, "--search", "dfs", "--checkpoint", saved()).err())
        .contains("a depth-first search cannot be saved in a checkpoint");
    assertThat(check(PAXOS, "--resume", saved()).err()).contains("there is no checkpoint in");
    assertThat(check(PAXOS, "--checkpoint-every", "5").exitCode()).isEqualTo(151);
    assertThat(
            check(new String[] {"paxos"}, "--por", "dpor-optimal", "--checkpoint", saved()).err())
        .contains("there is nothing to save in a checkpoint here");
  }

  @Test
  void placeThatNothingCanBeSavedInIsRefused() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    Outcome refused = check(PAXOS, "--checkpoint", file.resolve("below").toString());
    assertThat(refused.exitCode()).isEqualTo(151);
    assertThat(refused.err()).contains("cannot be written: what it is in is no directory");
  }

  @Test
  void killedRunsGoOnToTheSameEnd() throws Exception {
    JsonNode expected = figures(check(PAXOS, "--json").json());
    Random random = new Random(5);
    for (int run = 0; run < 3; run++) {
      Path place = directory.resolve("killed" + run);
      Process process = start(place, random);
      for (int kills = 0; kills < 3; kills++) {
        if (!process.waitFor(700 + random.nextInt(1500), TimeUnit.MILLISECONDS)) {
          process.destroyForcibly().waitFor();
          process = start(place, random);
        }
      }
      assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
      JsonNode found = new ObjectMapper().readTree(directory.resolve("out").toFile());
      assertThat(figures(found)).isEqualTo(expected);
    }
  }

  private Process start(Path place, Random random) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-Xmx1g", "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "check"));
    command.addAll(Arrays.asList(PAXOS));
    command.addAll(List.of("--json", "--workers", String.valueOf(1 + random.nextInt(3))));
    command.addAll(List.of("--checkpoint", place.toString(), "--checkpoint-every", "0"));
    if (Files.exists(place.resolve("checkpoint"))) {
      command.addAll(List.of("--resume", place.toString()));
    }
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(directory.resolve("out").toFile())
        .redirectError(directory.resolve("err").toFile())
        .start();
  }
}
