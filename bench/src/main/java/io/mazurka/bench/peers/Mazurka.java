package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Mazurka without any reduction, through its launcher. */
public record Mazurka(Launcher launcher, int workers) implements Tool {

  private static final List<String> NO_REDUCTION =
      List.of(
          "--por",
          "none",
          "--split",
          "none",
          "--dead-messages",
          "off",
          "--symmetry",
          "none",
          "--all");

  @Override
  public String name() {
    return workers == 1 ? "Mazurka" : "Mazurka, " + workers + " workers";
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

  Measurement measure(Subject instance, Path folder) {
    List<String> arguments = new ArrayList<>(List.of("check"));
    arguments.addAll(instance.arguments(folder));
    arguments.addAll(NO_REDUCTION);
    arguments.addAll(List.of("--workers", String.valueOf(workers), "--json"));
    ExternalProgram program = launcher.call(folder, arguments);
    ExternalProgram.Result result = program.run();
    return MazurkaReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }
}
