package io.mazurka.cli;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.saved.SavedCounterexample;
import io.mazurka.catalogue.saved.SavedFile;
import io.mazurka.cli.options.CheckRequest;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.TextReport;
import io.mazurka.search.check.Counterexample;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Saves a counterexample after it has been printed. */
final class Saving {

  private Saving() {}

  /**
   * Saves the counterexample where the user wants it, and reports the file or why it cannot be
   * saved.
   *
   * @return the command that replays the counterexample; empty if it is not saved
   */
  static String save(
      CheckRequest request, Instance instance, Counterexample counterexample, Console console) {
    String directory = request.directory();
    String name = SavedFile.name(instance.name(), counterexample.kind());
    try {
      Path file = directory == null ? Path.of(name) : Path.of(directory, name);
      SavedFile.write(file, SavedCounterexample.of(instance.reference(), counterexample));
      TextReport text = new TextReport(console);
      if (!request.json()) {
        text.saved(file.toString());
      }
      return text.replay(file.toString());
    } catch (IOException | InvalidPathException e) {
      console.complain(
          "the %s cannot be saved in '%s': %s"
              .formatted(
                  counterexample.kind().asksForSomeState() ? "witness" : "counterexample",
                  directory == null ? "." : directory,
                  e));
      return "";
    }
  }
}
