package io.mazurka.cli.files;

import io.mazurka.kernel.trace.TraceTable;
import io.mazurka.kernel.trace.picture.Markup;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Locale;

/**
 * The verdicts as JUnit XML, in the schema of Maven Surefire: a suite for the model and a case for
 * each property. A violated property is a failure; an undecided one is an error, or skipped if it
 * is undecided because another property is violated.
 */
final class JunitXml {

  private final Account account;
  private final CheckResult result;
  private final Markup xml = new Markup();

  private JunitXml(Account account, CheckResult result) {
    this.account = account;
    this.result = result;
  }

  static String of(Account account, CheckResult result) {
    return new JunitXml(account, result).render();
  }

  private enum Fate {
    PASSED,
    FAILED,
    ERROR,
    SKIPPED
  }

  private String render() {
    List<PropertyResult> all = result.properties();
    String seconds = String.format(Locale.ROOT, "%.3f", result.seconds());
    boolean undecided = all.isEmpty() && account.exitCode() != 0;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.open(
        "testsuite",
        "name",
        "mazurka: " + account.instance(),
        "time",
        seconds,
        "tests",
        undecided ? 1 : all.size(),
        "errors",
        undecided ? 1 : count(Fate.ERROR),
        "skipped",
        count(Fate.SKIPPED),
        "failures",
        count(Fate.FAILED));
    properties();
    all.forEach(this::testCase);
    if (undecided) {
      begin("check", seconds);
      xml.element(
          "error", account.sentence(), "message", account.sentence(), "type", "inconclusive");
      xml.close();
    }
    return xml.close().toString();
  }

  private long count(Fate fate) {
    return result.properties().stream().filter(one -> fate(one) == fate).count();
  }

  private Fate fate(PropertyResult property) {
    boolean violated = result.verdict() == Verdict.VIOLATED || result.verdict() == Verdict.DEADLOCK;
    return switch (property.verdict()) {
      case HOLDS, ABSENT -> Fate.PASSED;
      case VIOLATED, DEADLOCK -> account.formulas() ? Fate.PASSED : Fate.FAILED;
      case INCONCLUSIVE -> violated && !account.formulas() ? Fate.SKIPPED : Fate.ERROR;
    };
  }

  private void properties() {
    xml.open("properties").text("\n");
    property("mazurka.version", account.version());
    property("mazurka.model", account.instance().name());
    account
        .instance()
        .arguments()
        .values()
        .forEach((key, value) -> property("mazurka.parameter." + key, String.valueOf(value)));
    property("mazurka.guarantee", result.guarantee().toString());
    property("mazurka.states", String.valueOf(result.statistics().states()));
    if (!account.replay().isEmpty()) {
      property("mazurka.replay", account.replay());
    }
    xml.close();
  }

  private void property(String name, String value) {
    xml.empty("property", "name", name, "value", value);
  }

  private void begin(String name, String seconds) {
    xml.open("testcase", "name", name, "classname", account.instance().name(), "time", seconds);
  }

  private void testCase(PropertyResult property) {
    begin(property.name(), "0");
    String word = property.verdict().name().toLowerCase(Locale.ROOT);
    switch (fate(property)) {
      case FAILED -> failure(property, word);
      case ERROR ->
          xml.element(
              "error", account.sentence(), "message", result.guarantee().toString(), "type", word);
      case SKIPPED ->
          xml.element("skipped", "", "message", "not decided: another property is violated first");
      case PASSED -> {
        if (account.formulas()) {
          xml.element("system-out", property.verdict() == Verdict.HOLDS ? "TRUE" : "FALSE");
        }
      }
    }
    xml.close();
  }

  private void failure(PropertyResult property, String word) {
    Counterexample shown = account.shown();
    if (shown == null || !shown.property().equals(property.name())) {
      xml.element("failure", "", "message", property.name() + " is violated", "type", word);
      return;
    }
    String text =
        "%s%n%n%s%s"
            .formatted(
                Summary.failure(shown),
                TraceTable.of(shown.trace()),
                account.replay().isEmpty() ? "" : "\nTo replay it:  " + account.replay() + "\n");
    xml.element("failure", text, "message", Summary.failure(shown), "type", word);
  }
}
