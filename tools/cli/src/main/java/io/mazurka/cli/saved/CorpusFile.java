package io.mazurka.cli.saved;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.WholeFile;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.search.simulation.Corpus;
import io.mazurka.search.simulation.SimulationPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The file in which guided executions leave what they have learned, for those that go on later.
 *
 * @param header the lines that say what the corpus belongs to
 */
public record CorpusFile(Path file, List<String> header) {

  private static final String NAME = "corpus.txt";
  private static final String FORMAT = "mazurka-corpus 1";

  public CorpusFile {
    header = List.copyOf(header);
  }

  /** The file in {@code directory} for executions of a model that are drawn in this way. */
  public static CorpusFile in(String directory, Instance instance, SimulationPlan plan) {
    return new CorpusFile(
        Path.of(directory, NAME),
        List.of(
            FORMAT, "model " + instance, "--seed " + plan.seed(), "--max-depth " + plan.depth()));
  }

  /** The corpus in the file, or an empty one if there is no file yet. */
  public Corpus read() {
    if (!Files.exists(file)) {
      return Corpus.empty();
    }
    try {
      List<String> lines = Files.readAllLines(file);
      for (int line = 0; line < header.size(); line++) {
        String found = line < lines.size() ? lines.get(line) : "";
        if (line == 0 && !found.equals(FORMAT)) {
          throw new InvalidModelException(file + " is no corpus of this version of Mazurka");
        } else if (!found.equals(header.get(line))) {
          throw new InvalidOptionException(
              "the corpus in %s is of '%s', not of '%s'; name another directory"
                  .formatted(file, found, header.get(line)));
        }
      }
      return Corpus.parse(lines.subList(header.size(), lines.size()));
    } catch (IOException e) {
      throw new InvalidModelException("%s cannot be read: %s".formatted(file, e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw new InvalidModelException("%s is damaged: %s".formatted(file, e.getMessage()));
    }
  }

  /** Writes a corpus in place of the one in the file. */
  public void write(Corpus corpus) throws IOException {
    List<String> lines = new ArrayList<>(header);
    lines.addAll(corpus.lines());
    WholeFile.write(file, String.join("\n", lines) + "\n");
  }
}
