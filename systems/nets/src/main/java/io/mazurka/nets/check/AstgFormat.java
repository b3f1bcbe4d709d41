package io.mazurka.nets.check;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.FileFormat;
import io.mazurka.nets.astg.AstgReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Files that hold a signal transition graph in the astg format. */
public final class AstgFormat implements FileFormat {

  private static final Pattern KEYWORD =
      Pattern.compile(
          "^\\s*\\.(model|name|inputs|outputs|internal|dummy|graph)\\b", Pattern.MULTILINE);

  @Override
  public String description() {
    return "a signal transition graph in astg";
  }

  @Override
  public boolean recognises(String fileName, String beginning) {
    return fileName.endsWith(".g")
        || fileName.endsWith(".astg")
        || KEYWORD.matcher(beginning).find();
  }

  @Override
  public Checkable read(Path file) throws IOException {
    return CheckableNet.of(AstgReader.read(file));
  }
}
