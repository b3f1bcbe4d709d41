package io.mazurka.nets.check;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.FileFormat;
import io.mazurka.nets.pnml.PnmlReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Files that hold a place/transition net in PNML. */
public final class PnmlFormat implements FileFormat {

  private static final Pattern ROOT = Pattern.compile("<(\\w+:)?pnml\\b");

  @Override
  public String description() {
    return "a Petri net in PNML";
  }

  @Override
  public boolean recognises(String fileName, String beginning) {
    return fileName.endsWith(".pnml") || ROOT.matcher(beginning).find();
  }

  @Override
  public Checkable read(Path file) throws IOException {
    return CheckableNet.of(PnmlReader.read(file));
  }
}
