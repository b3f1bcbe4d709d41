package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.FigureText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** TLC without a check for deadlock; it keeps fingerprints of the states. */
public record Tlc(Folders folders, Memory memory, long mostStates, Style style) implements Tool {

  /** How its model is written, and how many workers it has. */
  public enum Style {
    /** As plainly as in Mazurka: messages are records. */
    PLAIN("TLC", true, 1),
    /**
     * For speed: sets of messages are sets of processes, and what follows from others is not kept.
     */
    FOR_SPEED("TLC, written for speed", false, 1),
    TWO_WORKERS("TLC, written for speed, 2 workers", false, 2);

    private final String title;
    private final boolean plain;
    private final int workers;

    Style(String title, boolean plain, int workers) {
      this.title = title;
      this.plain = plain;
      this.workers = workers;
    }
  }

  private static final Duration LONGEST = Duration.ofMinutes(3);

  @Override
  public String name() {
    return style.title;
  }

  @Override
  public String version() {
    Path scratch = folders.scratch("tlc");
    String help = new ExternalProgram(java("tlc2.TLC", "-help"), scratch).run().output();
    return "TLC " + TlcReport.version(help);
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    if (instance.tla(style.plain).isEmpty()) {
      return Optional.of("no such TLA+ model");
    }
    return states.isPresent() && states.getAsLong() <= mostStates
        ? Optional.empty()
        : Optional.of("more than " + FigureText.count(mostStates) + " states");
  }

  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    Path folder = folders.scratch("tlc");
    Twin model = instance.tla(style.plain).orElseThrow();
    String module = model.name();
    prepare(folder, model);
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
    ExternalProgram program = new ExternalProgram(command, folder).within(LONGEST);
    ExternalProgram.Result result = program.run();
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
  private void prepare(Path folder, Twin model) {
    List<String> lines = new ArrayList<>(List.of("INIT Init", "NEXT Next"));
    model.invariant().ifPresent(invariant -> lines.add("INVARIANT " + invariant));
    model.settings().forEach(constant -> lines.add("CONSTANT " + constant));
    Path beside = folder.resolve(model.name() + ".tla");
    try {
      Files.write(folder.resolve(model.name() + ".cfg"), lines);
      Path file = folders.file(folders.tlaModels(), model, ".tla", folder);
      if (!file.equals(beside)) {
        Files.copy(file, beside, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + model.name(), e);
    }
  }
}
