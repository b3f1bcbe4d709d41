package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.FigureText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** TLC without a check for deadlock; it keeps fingerprints of the states. */
record Tlc(Folders folders, Memory memory, long mostStates, Style style) implements Tool {

  /** How its model is written, and how many workers it has. */
  enum Style {
    /** As plainly as in Mazurka: messages are records. */
    PLAIN("", "Records", 1),
    /**
     * For speed: sets of messages are sets of processes, and what follows from others is not kept.
     */
    FOR_SPEED(", written for speed", "", 1),
    TWO_WORKERS(", written for speed, 2 workers", "", 2);

    private final String description;
    private final String suffix;
    private final int workers;

    Style(String description, String suffix, int workers) {
      this.description = description;
      this.suffix = suffix;
      this.workers = workers;
    }
  }

  @Override
  public String name() {
    return "TLC" + style.description;
  }

  @Override
  public String version() {
    Path scratch = folders.scratch("tlc");
    String help = new ExternalProgram(java("tlc2.TLC", "-help"), scratch).run().output();
    return "TLC " + TlcReport.version(help);
  }

  @Override
  public Optional<String> declines(PeerInstance instance, OptionalLong states) {
    if (module(instance).isEmpty()) {
      return Optional.of("no such TLA+ model");
    }
    return states.isPresent() && states.getAsLong() <= mostStates
        ? Optional.empty()
        : Optional.of("more than " + FigureText.count(mostStates) + " states");
  }

  @Override
  public Measurement measure(PeerInstance instance, OptionalLong states) {
    Path folder = folders.scratch("tlc");
    String module = module(instance).orElseThrow();
    prepare(folder, module, instance);
    List<String> command =
        java(
            "tlc2.TLC",
            "-tool",
            "-workers",
            String.valueOf(style.workers),
            "-deadlock",
            "-cleanup",
            "-metadir",
            "states",
            "-config",
            module + ".cfg",
            module + ".tla");
    ExternalProgram program = new ExternalProgram(command, folder);
    ExternalProgram.Result result = program.run();
    if (result.output().contains("OutOfMemory")) {
      throw new BenchException("does not fit into " + memory);
    }
    return TlcReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }

  private Optional<String> module(PeerInstance instance) {
    return instance
        .family()
        .tlaModule()
        .map(module -> module + style.suffix)
        .filter(module -> Files.exists(model(module)));
  }

  private Path model(String module) {
    return folders.tlaModels().resolve(module + ".tla");
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
  private void prepare(Path folder, String module, PeerInstance instance) {
    List<String> lines = new ArrayList<>(List.of("INIT Init", "NEXT Next"));
    lines.add("INVARIANT " + instance.family().invariant());
    instance.peerAssignments(" = ").forEach(constant -> lines.add("CONSTANT " + constant));
    try {
      Files.write(folder.resolve(module + ".cfg"), lines);
      Files.copy(
          model(module), folder.resolve(module + ".tla"), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + module, e);
    }
  }
}
