package io.mazurka.bench.shapes;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.ReplacedFile;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The figures that are kept in the repository. New figures are compared with those of the last
 * commit, however often they are measured before the next commit.
 */
record KeptFigures(Folders folders) {

  private static final String FILE = "bench/results/shapes.json";

  /** The figures of the last commit; empty if there are none, or no repository. */
  ShapeFigures landed() {
    ExternalProgram show =
        new ExternalProgram(
            List.of("git", "-C", folders.root().toString(), "show", "HEAD:" + FILE),
            folders.scratch("git"));
    try {
      ExternalProgram.Result result = show.run();
      return result.exitCode() == 0 ? ShapeFigures.parse(result.output()) : ShapeFigures.none();
    } catch (BenchException e) {
      return ShapeFigures.none();
    }
  }

  /** The figures that were measured last. */
  ShapeFigures latest() {
    try {
      return Files.exists(file())
          ? ShapeFigures.parse(Files.readString(file()))
          : ShapeFigures.none();
    } catch (IOException e) {
      throw new BenchException("cannot read " + file(), e);
    }
  }

  void keep(ShapeFigures figures) {
    ReplacedFile.write(file(), figures.json());
  }

  private Path file() {
    return folders.root().resolve(FILE);
  }

  /** The time when the launcher was built. */
  String built() {
    Path stamp = folders.root().resolve("tools/cli/target/launcher/stamp");
    try {
      return Files.exists(stamp) ? Files.getLastModifiedTime(stamp).toString() : "unknown";
    } catch (IOException e) {
      throw new BenchException("cannot read " + stamp, e);
    }
  }
}
