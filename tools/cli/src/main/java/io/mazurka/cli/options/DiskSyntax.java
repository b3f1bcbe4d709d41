package io.mazurka.cli.options;

import io.mazurka.search.disk.DiskPlan;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The option that says where a search goes on when the memory is nearly full. */
final class DiskSyntax {

  static final String DISK = "--disk";
  private static final String OFF = "off";

  private DiskSyntax() {}

  static void addTo(CommandSpec spec) {
    spec.addOption(
        CheckSyntax.text(
            DISK,
            "DIR|off",
            "Where to keep states when the memory is nearly full; off ends the search then."
                + " Default: the folder for temporary files."));
  }

  static DiskPlan read(ParseResult parsed) {
    if (OFF.equals(parsed.matchedOptionValue(DISK, null))) {
      return DiskPlan.off();
    }
    String directory = Destination.read(parsed, DISK, Destination::directory);
    return DiskPlan.in(directory == null ? null : Path.of(directory));
  }
}
