package io.mazurka.bench.tools;

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
import java.util.stream.IntStream;

/** TLC, without its check for deadlocks; it stores fingerprints of the states. */
public record Tlc(Folders folders, Memory memory, long mostStates, Style style) implements Tool {

  /** How the model is written, and the number of workers. */
  public enum Style {
    /** As plainly as in Mazurka: messages are records. */
    PLAIN("TLC", true, 1),
    /** For speed: sets of messages are sets of processes, and redundant variables are left out. */
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

  /** The name of the module that adds a formula to another module, and of the formula in it. */
  private static final String ASKED = "Asked";

  private static final String CLAIM = "Claim";

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
    ExternalProgram program = program(instance.tla(style.plain).orElseThrow(), 0);
    ExternalProgram.Result result = program.run();
    if (result.output().contains("OutOfMemory")) {
      throw new BenchException("does not fit into " + memory);
    }
    return TlcReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }

  /** The verdicts on the formulas of an instance, in their order. */
  public List<Ruling> verdicts(Subject instance) {
    ModelTwin model = instance.tla(style.plain).orElseThrow();
    return IntStream.range(0, model.inquiry().orElseThrow().formulas().size())
        .mapToObj(formula -> TlcReport.verdict(program(model, formula).run().output()))
        .toList();
  }

  private ExternalProgram program(ModelTwin model, int formula) {
    Path folder = folders.scratch("tlc");
    String module = prepare(folder, model, formula);
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
    return new ExternalProgram(command, folder).within(LONGEST);
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
                "-DTLA-Library=" + folders.tlaModels(),
                "-cp",
                jar.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /**
   * Writes the module and its configuration side by side, as TLC needs them; returns the module.
   */
  private String prepare(Path folder, ModelTwin model, int formula) {
    List<String> lines = new ArrayList<>();
    String module = model.name();
    if (model.inquiry().isPresent()) {
      module = ASKED;
      Inquiry inquiry = model.inquiry().get();
      Folders.write(
          folder.resolve(ASKED + ".tla"),
          "---- MODULE %s ----\nEXTENDS %s\n%s == %s\n====\n"
              .formatted(ASKED, model.name(), CLAIM, inquiry.formulas().get(formula)));
      lines.addAll(
          List.of("SPECIFICATION " + inquiry.fairness().specification(), "PROPERTY " + CLAIM));
    } else {
      lines.addAll(List.of("INIT Init", "NEXT Next"));
      copyBeside(folder, model);
    }
    model.invariant().ifPresent(invariant -> lines.add("INVARIANT " + invariant));
    model.settings().forEach(constant -> lines.add("CONSTANT " + constant));
    Folders.write(folder.resolve(module + ".cfg"), String.join("\n", lines) + "\n");
    return module;
  }

  private void copyBeside(Path folder, ModelTwin model) {
    Path beside = folder.resolve(model.name() + ".tla");
    try {
      Path file = folders.file(folders.tlaModels(), model, ".tla", folder);
      if (!file.equals(beside)) {
        Files.copy(file, beside, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + model.name(), e);
    }
  }
}
