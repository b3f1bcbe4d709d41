package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * SPIN: Promela to C, gcc, and the verifier that results. It searches without partial-order
 * reduction.
 */
public record Spin(Folders folders, Memory memory, Mode mode) implements Tool {

  /** How it searches. */
  public enum Mode {
    /** Depth-first, every state stored exactly, in a hash table that grows. */
    PLAIN("SPIN"),
    /** The same, with a bucket for each state from the start. */
    TOLD("SPIN, told the number of states"),
    /** Breadth-first on two cores, which keeps hashes of states in a table of fixed size. */
    PARALLEL("SPIN, 2 cores");

    private final String title;

    Mode(String title) {
      this.title = title;
    }
  }

  private static final String SPIN = "spin";
  private static final String GCC = "gcc";

  private static final List<String> DIRECTIVES = List.of("-DNOREDUCE", "-DSAFETY");

  private static final int DEPTH = 10_000;
  private static final int GREAT_DEPTH = 10_000_000;
  private static final int LEAST_TABLE_BITS = 16;
  private static final Duration LONGEST = Duration.ofMinutes(3);

  @Override
  public String name() {
    return mode.title;
  }

  @Override
  public String version() {
    for (String program : List.of(SPIN, GCC)) {
      if (!ExternalProgram.isInstalled(program)) {
        throw new BenchException(
            program + " is not installed (on Debian: apt-get install spin gcc)");
      }
    }
    Path scratch = folders.scratch(SPIN);
    String spin = new ExternalProgram(List.of(SPIN, "-V"), scratch).runOrFail().output().strip();
    String gcc =
        new ExternalProgram(List.of(GCC, "-dumpfullversion"), scratch).runOrFail().output();
    return spin + ", gcc " + gcc.strip();
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    if (instance.promela().isEmpty()) {
      return Optional.of("no such Promela model");
    }
    return mode != Mode.PLAIN && states.isEmpty()
        ? Optional.of("nobody counted its states")
        : Optional.empty();
  }

  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    Path folder = folders.scratch(SPIN);
    new ExternalProgram(translation(instance.promela().orElseThrow(), folder), folder).runOrFail();
    reportAllDigits(folder.resolve("pan.c"));
    new ExternalProgram(compilation(), folder).runOrFail();
    ExternalProgram search = new ExternalProgram(search(states, DEPTH), folder).within(LONGEST);
    ExternalProgram.Result result = search.run();
    if (SpinReport.isTooDeep(result.output())) {
      search = new ExternalProgram(search(states, GREAT_DEPTH), folder).within(LONGEST);
      result = search.run();
    }
    if (result.output().contains("reached -DMEMLIM bound")) {
      throw new BenchException("does not fit into " + memory);
    }
    BenchException failure = search.failure(result);
    return SpinReport.parse(result.output()).orElseThrow(() -> failure);
  }

  /** -o2 keeps variables that are only written, which are part of the protocol's state. */
  private List<String> translation(Twin model, Path folder) {
    List<String> command = new ArrayList<>(List.of(SPIN, "-a", "-o2"));
    model.settings().forEach(macro -> command.add("-D" + macro));
    command.add(folders.file(folders.promelaModels(), model, ".pml", folder).toString());
    return command;
  }

  private List<String> compilation() {
    List<String> command = new ArrayList<>(List.of(GCC, "-O2", "-w"));
    command.addAll(DIRECTIVES);
    if (mode == Mode.PARALLEL) {
      command.add("-DBFS_PAR");
    }
    command.addAll(List.of("-DMEMLIM=" + memory.mebibytes(), "-o", "pan", "pan.c"));
    return command;
  }

  private List<String> search(OptionalLong states, int depth) {
    List<String> command = new ArrayList<>(List.of("./pan", "-E", "-c0", "-n", "-m" + depth));
    if (mode != Mode.PLAIN) {
      int bits = Long.SIZE - Long.numberOfLeadingZeros(states.orElseThrow());
      command.add("-w" + Math.max(LEAST_TABLE_BITS, bits));
    }
    if (mode == Mode.PARALLEL) {
      command.add("-u2");
    }
    return command;
  }

  /** The verifier prints eight digits of its counts; the comparison needs them all. */
  private static void reportAllDigits(Path verifier) {
    try {
      Files.writeString(
          verifier, Files.readString(verifier).replace("%9.8g states,", "%.15g states,"));
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + verifier.getFileName(), e);
    }
  }
}
