package io.mazurka.cli.files;

import io.mazurka.catalogue.saved.WholeFile;
import io.mazurka.cli.options.ReportRequest;
import io.mazurka.cli.options.ReportRequest.Kind;
import io.mazurka.kernel.trace.picture.SequencePicture;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes the requested report files. */
public final class ReportFiles {

  private ReportFiles() {}

  /**
   * Writes all files, and tells {@code complaints} which could not be written or have nothing to
   * show.
   *
   * @return whether all could be written
   */
  public static boolean write(ReportRequest request, Account account, Consumer<String> complaints) {
    boolean written = true;
    for (Map.Entry<Kind, Path> entry : request.files().entrySet()) {
      String text = text(entry.getKey(), account);
      Path file = entry.getValue();
      try {
        if (text == null) {
          complain(entry.getKey(), file, complaints);
        } else {
          WholeFile.write(file, text);
        }
      } catch (IOException e) {
        complaints.accept(
            "%s: '%s' cannot be written: %s".formatted(entry.getKey().option(), file, e));
        written = false;
      }
    }
    return written;
  }

  private static void complain(Kind kind, Path file, Consumer<String> complaints) {
    if (kind != Kind.DOT) {
      complaints.accept(
          "%s: '%s' is not written: there is no execution to show".formatted(kind.option(), file));
    }
  }

  /** The content of a file, or null if there is nothing to show in it. */
  private static @Nullable String text(Kind kind, Account account) {
    Counterexample shown = account.shown();
    CheckResult result = account.result();
    return switch (kind) {
      case HTML -> HtmlPage.of(account);
      case JUNIT -> result == null ? null : JunitXml.of(account, result);
      case SARIF -> result == null ? null : SarifLog.of(account, result);
      case ITF -> shown == null ? null : ItfTrace.of(account, shown);
      case SVG -> shown == null ? null : SequencePicture.of(shown.trace());
      case DOT -> null;
    };
  }
}
