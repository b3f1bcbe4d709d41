package io.mazurka.cli.files;

import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.picture.Markup;
import io.mazurka.kernel.trace.picture.SequencePicture;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A self-contained page: the verdict and how reliable it is, the figures, the execution as a
 * diagram and as a table, and the command that shows it again. The page loads nothing and runs no
 * scripts.
 */
final class HtmlPage {

  /** Of a longer execution, the table shows only the beginning and the end. */
  private static final int MOST_ROWS = 1_000;

  private static final String STYLE =
      """
      :root{--ink:#1d2433;--soft:#5d6678;--line:#d5dae4;--paper:#fff;--panel:#f6f8fb;--good:#1c7c43;\
      --bad:#b3261e;--open:#8a6100}
      @media (prefers-color-scheme:dark){:root{--ink:#e6e9f0;--soft:#a1a9bb;--line:#39414f;\
      --paper:#161a22;--panel:#1e232d;--good:#5ecb8b;--bad:#f2867d;--open:#e3b341}}
      *{box-sizing:border-box}
      body{margin:0 auto;max-width:1200px;padding:24px 20px 60px;color:var(--ink);\
      background:var(--paper);font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
      h1{font-size:1.3rem;margin:0 0 2px} h2{font-size:1.05rem;margin:32px 0 10px}
      .soft{color:var(--soft)} .good{color:var(--good)} .bad{color:var(--bad)} .open{color:var(--open)}
      .verdict{border:1px solid var(--line);border-left:6px solid currentColor;border-radius:6px;\
      padding:12px 16px;margin:16px 0;background:var(--panel)} .verdict p{margin:0;color:var(--ink)}
      .verdict strong{text-transform:uppercase;letter-spacing:.04em;font-size:.85rem}
      table{border-collapse:collapse;font-size:.9rem} th{text-align:left;font-weight:600;white-space:nowrap}
      td,th{padding:5px 14px 5px 0;border-bottom:1px solid var(--line);vertical-align:top}
      code,pre,td.mono{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.85rem;\
      overflow-wrap:anywhere}
      pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:10px 14px;\
      overflow-x:auto} .wide{overflow-x:auto;border:1px solid var(--line);border-radius:6px;padding:4px}
      .wide table{min-width:100%} .wide svg{display:block} .pad td,.pad th{padding-left:10px}
      """;

  private final Account account;
  private final Markup html = new Markup();

  private HtmlPage(Account account) {
    this.account = account;
  }

  static String of(Account account) {
    return new HtmlPage(account).render();
  }

  private String render() {
    String title = account.instance() + " - Mazurka";
    html.raw("<!DOCTYPE html>\n").open("html", "lang", "en").open("head");
    html.empty("meta", "charset", "utf-8");
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.element("title", title).open("style").raw(STYLE).close().close();
    html.open("body").element("h1", account.instance().toString());
    html.element(
        "div",
        "Mazurka %s: %s".formatted(account.version(), account.instance().model().summary()),
        "class",
        "soft");
    verdict();
    CheckResult result = account.result();
    if (result != null) {
      properties(result);
      figures(result);
    }
    account.tables().forEach(this::table);
    Counterexample shown = account.shown();
    if (shown != null) {
      execution(shown);
    }
    return html.close().close().toString();
  }

  private void verdict() {
    CheckResult result = account.result();
    boolean open =
        result == null ? account.shown() == null : result.verdict() == Verdict.INCONCLUSIVE;
    boolean good = account.exitCode() == 0;
    String word = open ? "inconclusive" : good ? "holds" : "violated";
    html.open("div", "class", "verdict " + (open ? "open" : good ? "good" : "bad"));
    html.element("strong", word).element("p", account.sentence());
    Counterexample shown = account.shown();
    if (shown != null && shown.leftOut() > 0) {
      html.element("p", Summary.note(shown));
    }
    html.close();
  }

  private void properties(CheckResult result) {
    html.element("h2", "Properties").open("table");
    head("property", "kind", "verdict");
    for (PropertyResult one : result.properties()) {
      String colour =
          switch (one.verdict()) {
            case HOLDS -> "good";
            case VIOLATED, DEADLOCK -> account.formulas() ? "" : "bad";
            case ABSENT -> "";
            case INCONCLUSIVE -> "open";
          };
      html.open("tr").element("td", one.name());
      html.element("td", word(one.kind()).replace('_', ' '));
      html.element("td", word(one.verdict()), "class", colour).close();
    }
    html.close();
  }

  private void figures(CheckResult result) {
    html.element("h2", "Figures").open("table");
    boolean whole = result.guarantee().strength() == Strength.EXHAUSTIVE;
    html.open("tr").element("th", "guarantee");
    html.element("td", result.guarantee().toString(), "class", whole ? "" : "open").close();
    Executions executions = result.executions();
    Statistics statistics = result.statistics();
    if (executions == null) {
      figure("states", statistics.states());
      figure("transitions", statistics.transitions());
      if (statistics.terminalStates() >= 0) {
        figure("terminal states", statistics.terminalStates());
        figure("violating states", statistics.violatingStates());
      }
      if (statistics.depth() >= 0) {
        figure("depth", statistics.depth());
      }
      if (result.productStates() >= 0) {
        figure("product states", result.productStates());
      }
    } else {
      figure("traces", executions.traces());
      figure("blocked runs", executions.blockedRuns());
      figure("events", executions.events());
    }
    row("time", String.format(Locale.ROOT, "%.2f s", result.seconds()));
    row("workers", String.valueOf(result.workers()));
    row(
        "reductions",
        result.reductions().isEmpty() ? "none" : String.join("; ", result.reductions()));
    html.close();
  }

  private void table(ReportTable table) {
    html.element("h2", table.title()).open("table");
    head(table.columns().toArray(String[]::new));
    for (List<String> row : table.rows()) {
      html.open("tr");
      row.forEach(cell -> html.element("td", cell));
      html.close();
    }
    html.close();
  }

  private void figure(String name, long value) {
    row(name, String.format(Locale.ROOT, "%,d", value));
  }

  private void row(String name, String value) {
    html.open("tr").element("th", name).element("td", value).close();
  }

  private void head(String... names) {
    html.open("tr");
    Stream.of(names).forEach(name -> html.element("th", name));
    html.close();
  }

  private void execution(Counterexample shown) {
    Trace trace = shown.trace();
    if (!account.replay().isEmpty()) {
      html.element("h2", "See it again").element("pre", account.replay());
    }
    html.element("h2", "Diagram");
    html.open("div", "class", "wide").raw(SequencePicture.of(trace)).close();
    if (trace.initial().stream().anyMatch(text -> !text.isEmpty())) {
      initially(trace);
    }
    html.element("h2", "Steps").open("div", "class", "wide").open("table", "class", "pad");
    head("", "process", "step", "consumes", "sends", "changes");
    int size = trace.steps().size();
    for (int index = 0; index < size; index++) {
      if (index == MOST_ROWS / 2 && size > MOST_ROWS) {
        index = size - MOST_ROWS / 2;
        html.open("tr")
            .element("td", "%,d steps left out".formatted(size - MOST_ROWS), "colspan", 6)
            .close();
      }
      if (index == trace.cycleStart()) {
        html.open("tr")
            .element("td", "From here on it repeats for ever.", "colspan", 6, "class", "open")
            .close();
      }
      step(index + 1, trace.steps().get(index));
    }
    html.close().close();
  }

  private void initially(Trace trace) {
    html.element("h2", "Initially").open("div", "class", "wide");
    html.open("table", "class", "pad");
    for (int index = 0; index < trace.components().size(); index++) {
      if (!trace.initial().get(index).isEmpty()) {
        html.open("tr").element("th", trace.components().get(index));
        html.element("td", trace.initial().get(index), "class", "mono").close();
      }
    }
    html.close().close();
  }

  private void step(int number, TraceStep step) {
    html.open("tr").element("td", String.valueOf(number), "class", "soft");
    html.element("td", step.process()).element("td", step.transition());
    lines(step.consumed().stream().map(one -> one.message() + " from " + one.peer()).toList());
    lines(step.sent().stream().map(one -> one.message() + " to " + one.peer()).toList());
    lines(
        step.changed().stream()
            .map(one -> "%s: %s → %s".formatted(one.component(), one.before(), one.after()))
            .toList());
    html.close();
  }

  private void lines(List<String> lines) {
    html.open("td", "class", "mono");
    html.raw(
        lines.stream()
            .map(line -> new Markup().text(line).toString())
            .collect(Collectors.joining("<br/>")));
    html.close();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
