package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Mazurka through its launcher.
 *
 * @param reduction the options that choose a reduction; none for the default
 */
public record Mazurka(Launcher launcher, int workers, List<String> reduction) implements Tool {

  private static final List<String> NO_REDUCTION =
      List.of("--por", "none", "--split", "none", "--dead-messages", "off", "--symmetry", "none");

  public Mazurka {
    reduction = List.copyOf(reduction);
  }

  /** Without any reduction. */
  public Mazurka(Launcher launcher, int workers) {
    this(launcher, workers, NO_REDUCTION);
  }

  @Override
  public String name() {
    String name = reduction.isEmpty() ? "Mazurka, reduced" : "Mazurka";
    return workers == 1 ? name : name + ", " + workers + " workers";
  }

  @Override
  public String version() {
    if (!Files.isExecutable(launcher.folders().launcher())) {
      throw new BenchException("there is no launcher ./mazurka");
    }
    return launcher
        .call(launcher.folders().scratch("mazurka"), List.of("--version"))
        .runOrFail()
        .output()
        .lines()
        .findFirst()
        .orElse("unknown");
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    return Optional.empty();
  }

  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    return measure(instance, launcher.folders().scratch("mazurka"));
  }

  public Measurement measure(Subject instance, Path folder) {
    ExternalProgram program = call(instance, folder);
    ExternalProgram.Result result = program.run();
    return MazurkaReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }

  /** The verdicts on the formulas of an instance. */
  public Map<String, Ruling> verdicts(Subject instance) {
    ExternalProgram program = call(instance, launcher.folders().scratch("mazurka"));
    ExternalProgram.Result result = program.run();
    return MazurkaReport.verdicts(result.output()).orElseThrow(() -> program.failure(result));
  }

  private ExternalProgram call(Subject instance, Path folder) {
    List<String> arguments = new ArrayList<>(List.of("check"));
    arguments.addAll(instance.arguments(folder));
    arguments.addAll(reduction);
    arguments.addAll(List.of("--all", "--workers", String.valueOf(workers), "--json"));
    return launcher.call(folder, arguments);
  }
}
