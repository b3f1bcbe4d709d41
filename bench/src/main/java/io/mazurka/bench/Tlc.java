package io.mazurka.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** TLC without a check for deadlock; it keeps fingerprints of the states. */
record Tlc(Folders folders, Memory memory, long mostStates, int workers) implements Tool {

  @Override
  public String name() {
    return workers == 1 ? "TLC" : "TLC, " + workers + " workers";
  }

  @Override
  public String version() {
    Path scratch = folders.scratch("tlc");
    String help = new Program(java("tlc2.TLC", "-help"), scratch).run().output();
    return "TLC " + TlcReport.version(help);
  }

  @Override
  public Optional<String> declines(Instance instance, OptionalLong states) {
    if (instance.family().tlaModule().isEmpty()) {
      return Optional.of("no TLA+ model");
    }
    return states.isPresent() && states.getAsLong() <= mostStates
        ? Optional.empty()
        : Optional.of("more than " + Report.count(mostStates) + " states");
  }

  @Override
  public Measurement measure(Instance instance, OptionalLong states) {
    Path folder = folders.scratch("tlc");
    String module = instance.family().tlaModule().orElseThrow();
    prepare(folder, module, instance);
    List<String> command =
        java(
            "tlc2.TLC",
            "-tool",
            "-workers",
            String.valueOf(workers),
            "-deadlock",
            "-cleanup",
            "-metadir",
            "states",
            "-config",
            module + ".cfg",
            module + ".tla");
    Program program = new Program(command, folder);
    Program.Result result = program.run();
    if (result.output().contains("OutOfMemory")) {
      throw new BenchException("does not fit into " + memory);
    }
    return TlcReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }

  private List<String> java(String... arguments) {
    Path jar =
        folders
            .tlcJar()
            .orElseThrow(() -> new BenchException("its jar could not be fetched with Maven"));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + memory.jvmSize(),
                "-XX:+UseParallelGC",
                "-Djava.io.tmpdir=" + folders.scratch("tlc"),
                "-cp",
                jar.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** TLC wants the module and its configuration side by side. */
  private void prepare(Path folder, String module, Instance instance) {
    List<String> lines = new ArrayList<>(List.of("INIT Init", "NEXT Next"));
    lines.add("INVARIANT " + instance.family().invariant());
    instance.peerAssignments(" = ").forEach(constant -> lines.add("CONSTANT " + constant));
    try {
      Files.write(folder.resolve(module + ".cfg"), lines);
      Path model = folders.tlaModels().resolve(module + ".tla");
      Files.copy(model, folder.resolve(module + ".tla"), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + module, e);
    }
  }
}
