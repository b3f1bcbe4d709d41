package io.mazurka.cli.files;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.model.SourcePlaces;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a report file may contain.
 *
 * @param version the version of Mazurka
 * @param instance the checked model
 * @param sentence the verdict as a sentence
 * @param result the result of the check; null for a replay
 * @param shown the execution to show, or null
 * @param replay the command that replays it; empty if it is not saved
 * @param exitCode the exit code of the command
 * @param formulas whether formulas of a file were decided; each is an answer and none a failure
 * @param tables further tables of the page
 * @param sources where steps and properties are declared
 */
public record Account(
    String version,
    Instance instance,
    String sentence,
    @Nullable CheckResult result,
    @Nullable Counterexample shown,
    String replay,
    int exitCode,
    boolean formulas,
    List<ReportTable> tables,
    SourcePlaces sources) {

  public Account {
    tables = List.copyOf(tables);
  }
}
