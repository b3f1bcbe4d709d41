package io.mazurka.bench.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The launcher of Mazurka, with a limit on memory. */
public record Launcher(Folders folders, Memory memory) {

  /** A call of the launcher in a folder. */
  public ExternalProgram call(Path folder, List<String> arguments) {
    return call(folder, List.of(), arguments);
  }

  /**
   * A call of the launcher through another program, which gets the launcher and its arguments at
   * the end.
   */
  public ExternalProgram call(Path folder, List<String> wrapper, List<String> arguments) {
    List<String> command = new ArrayList<>(wrapper);
    command.add(folders.launcher().toString());
    command.addAll(arguments);
    return new ExternalProgram(command, folder, Map.of("MAZURKA_OPTS", "-Xmx" + memory.jvmSize()));
  }
}
