package io.mazurka.guarded.circuit;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.FileFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that hold a circuit as a list of gates. */
public final class CircuitFormat implements FileFormat {

  @Override
  public String description() {
    return "a circuit";
  }

  @Override
  public boolean recognises(String fileName, String beginning) {
    return fileName.endsWith(".circuit")
        || beginning
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .findFirst()
            .filter(line -> line.startsWith("circuit "))
            .isPresent();
  }

  @Override
  public Checkable read(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return GateList.parse(text, String.valueOf(file.getFileName()));
  }
}
