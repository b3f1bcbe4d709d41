package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Mazurka without any reduction, through its launcher. */
public record Mazurka(Folders folders, Memory memory) implements Tool {

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
    return "Mazurka";
  }

  @Override
  public String version() {
    if (!Files.isExecutable(folders.launcher())) {
      throw new BenchException("there is no launcher ./mazurka");
    }
    return start(List.of("--version")).runOrFail().output().lines().findFirst().orElse("unknown");
  }

  @Override
  public Optional<String> declines(PeerInstance instance, OptionalLong states) {
    return Optional.empty();
  }

  @Override
  public Measurement measure(PeerInstance instance, OptionalLong states) {
    List<String> arguments = new ArrayList<>(List.of("check", instance.family().model()));
    arguments.addAll(instance.assignments());
    arguments.addAll(NO_REDUCTION);
    arguments.add("--json");
    ExternalProgram program = start(arguments);
    ExternalProgram.Result result = program.run();
    return MazurkaReport.parse(result.output()).orElseThrow(() -> program.failure(result));
  }

  private ExternalProgram start(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(folders.launcher().toString()));
    command.addAll(arguments);
    return new ExternalProgram(
        command, folders.scratch("mazurka"), Map.of("MAZURKA_OPTS", "-Xmx" + memory.jvmSize()));
  }
}
