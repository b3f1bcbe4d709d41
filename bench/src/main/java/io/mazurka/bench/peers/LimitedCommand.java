package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchCommand;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.Folders;
import io.mazurka.bench.tools.Launcher;
import io.mazurka.bench.tools.Memory;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** A command that starts tools with a common memory limit. */
public abstract class LimitedCommand extends BenchCommand {

  private static final int LATE = 90;

  @Option(
      names = "--memory",
      order = LATE,
      defaultValue = "2g",
      description = "memory limit of every tool (default: ${DEFAULT-VALUE})")
  private String memory = "";

  @Option(names = "--root", hidden = true, defaultValue = ".")
  private Path root = Path.of(".");

  protected final Folders folders() {
    return new Folders(root.toAbsolutePath().normalize());
  }

  protected final Memory memory() {
    return Memory.parse(memory);
  }

  protected final Launcher launcher() {
    return new Launcher(folders(), memory());
  }

  /** The machine and the limits, above a table. */
  protected final String circumstances(String otherLimits) {
    return "Machine: %s. Limits of every run: %s%s.\n\n"
        .formatted(MeasuredMachine.current(), memory(), otherLimits);
  }
}
