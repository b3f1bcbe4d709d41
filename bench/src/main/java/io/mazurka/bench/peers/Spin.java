package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * SPIN: Promela to C, gcc, and the verifier that results. It searches depth-first without
 * partial-order reduction and stores every state exactly.
 *
 * @param told whether it is told how many states there are, so that its hash table has a bucket for
 *     each from the start; else the table has its default size and SPIN makes it larger
 */
record Spin(Folders folders, Memory memory, boolean told) implements Tool {

  private static final String SPIN = "spin";
  private static final String GCC = "gcc";

  private static final List<String> DIRECTIVES = List.of("-DNOREDUCE", "-DSAFETY");

  private static final int DEPTH = 10_000;
  private static final int LEAST_TABLE_BITS = 16;

  @Override
  public String name() {
    return told ? "SPIN, told the number of states" : "SPIN";
  }

  @Override
  public String version() {
    for (String program : List.of(SPIN, GCC)) {
      if (!ExternalProgram.isInstalled(program)) {
        throw new BenchException(program + " is not installed");
      }
    }
    Path scratch = folders.scratch(SPIN);
    String spin = new ExternalProgram(List.of(SPIN, "-V"), scratch).runOrFail().output().strip();
    String gcc =
        new ExternalProgram(List.of(GCC, "-dumpfullversion"), scratch).runOrFail().output();
    return spin + ", gcc " + gcc.strip();
  }

  @Override
  public Optional<String> declines(PeerInstance instance, OptionalLong states) {
    return told && states.isEmpty() ? Optional.of("nobody counted its states") : Optional.empty();
  }

  @Override
  public Measurement measure(PeerInstance instance, OptionalLong states) {
    Path folder = folders.scratch(SPIN);
    new ExternalProgram(translation(instance), folder).runOrFail();
    reportAllDigits(folder.resolve("pan.c"));
    new ExternalProgram(compilation(), folder).runOrFail();
    ExternalProgram search = new ExternalProgram(search(states), folder);
    ExternalProgram.Result result = search.run();
    if (result.output().contains("reached -DMEMLIM bound")) {
      throw new BenchException("does not fit into " + memory);
    }
    return SpinReport.parse(result.output()).orElseThrow(() -> search.failure(result));
  }

  /** -o2 keeps variables that are only written, which are part of the protocol's state. */
  private List<String> translation(PeerInstance instance) {
    List<String> command = new ArrayList<>(List.of(SPIN, "-a", "-o2"));
    instance.peerAssignments("=").forEach(macro -> command.add("-D" + macro));
    instance.family().promelaVariant().ifPresent(macro -> command.add("-D" + macro));
    command.add(folders.promelaModels().resolve(instance.family().promela() + ".pml").toString());
    return command;
  }

  private List<String> compilation() {
    List<String> command = new ArrayList<>(List.of(GCC, "-O2"));
    command.addAll(DIRECTIVES);
    command.addAll(List.of("-DMEMLIM=" + memory.mebibytes(), "-o", "pan", "pan.c"));
    return command;
  }

  private List<String> search(OptionalLong states) {
    List<String> command = new ArrayList<>(List.of("./pan", "-E", "-c0", "-n", "-m" + DEPTH));
    if (told) {
      int bits = Long.SIZE - Long.numberOfLeadingZeros(states.orElseThrow());
      command.add("-w" + Math.max(LEAST_TABLE_BITS, bits));
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
