package io.mazurka.bench.survival;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Kills a check with checkpoints at random moments, continues it in another process with a random
 * number of workers, and compares the result with an undisturbed check: {@code Kills LAUNCHER
 * [KILLS [SEED [MODEL AND OPTIONS ...]]]}.
 */
public final class Kills {

  private static final int USUAL_KILLS = 50;
  private static final int MOST_WORKERS = 4;

  /** The most times that one run is killed before it may end. */
  private static final int MOST_KILLS = 5;

  private static final List<String> USUAL =
      List.of("paxos", "acceptors=5", "--por", "none", "--symmetry", "none");

  private final String launcher;
  private final Random random;
  private final List<String> model;
  private final Path folder;

  private Kills(String launcher, Random random, List<String> model, Path folder) {
    this.launcher = launcher;
    this.random = random;
    this.model = model;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    int kills = args.length > 1 ? Integer.parseInt(args[1]) : USUAL_KILLS;
    long seed = args.length > 2 ? Long.parseLong(args[2]) : System.nanoTime();
    List<String> model = args.length > 3 ? List.of(args).subList(3, args.length) : USUAL;
    Path folder = Files.createTempDirectory("kills");
    System.out.printf("%d kills of %s, from seed %d%n", kills, String.join(" ", model), seed);
    boolean same = new Kills(args[0], new Random(seed), model, folder).run(kills);
    System.exit(same ? 0 : 1);
  }

  private boolean run(int kills) throws IOException, InterruptedException {
    long start = System.nanoTime();
    JsonNode expected = answer(start(List.of("--workers", "1")));
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf("undisturbed, in %.1f s: %s%n", seconds, expected);
    int killed = 0;
    int runs = 0;
    int different = 0;
    while (killed < kills) {
      runs++;
      Path saved = folder.resolve("run" + runs);
      int here = 0;
      JsonNode found = null;
      while (found == null) {
        Process process = start(options(saved));
        boolean stays = killed + here >= kills || here >= MOST_KILLS;
        long millis = (long) (1000 * (0.3 + random.nextDouble() * seconds));
        if (stays || process.waitFor(millis, TimeUnit.MILLISECONDS)) {
          found = answer(process);
        } else {
          process.destroyForcibly().waitFor();
          here++;
        }
      }
      killed += here;
      boolean same = found.equals(expected);
      different += same ? 0 : 1;
      System.out.printf("run %d, killed %d times: %s%n", runs, here, same ? "the same" : found);
    }
    System.out.printf("%d kills in %d runs, %d runs differ%n", killed, runs, different);
    return different == 0;
  }

  private List<String> options(Path saved) {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--checkpoint", saved.toString(), "--checkpoint-every", "0.1"));
    if (Files.exists(saved.resolve("checkpoint"))) {
      options.addAll(List.of("--resume", saved.toString()));
    }
    options.addAll(List.of("--workers", String.valueOf(1 + random.nextInt(MOST_WORKERS))));
    return options;
  }

  private Process start(List<String> options) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher, "check"));
    command.addAll(model);
    command.addAll(options);
    command.addAll(List.of("--json", "--out", folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("MAZURKA_OPTS", "-Xmx%dg".formatted(1 + random.nextInt(2)));
    return builder
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** The answer of a check, without times, memory and workers. */
  private JsonNode answer(Process process) throws IOException, InterruptedException {
    int code = process.waitFor();
    String text = Files.readString(folder.resolve("out"));
    if (text.isBlank()) {
      throw new IllegalStateException(
          "exit code " + code + ": " + Files.readString(folder.resolve("err")));
    }
    ObjectNode answer = (ObjectNode) new ObjectMapper().readTree(text);
    answer.remove(List.of("seconds", "statesPerSecond", "bytesPerState", "workers"));
    return answer.put("exitCode", code);
  }
}
