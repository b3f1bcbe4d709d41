package io.mazurka.bench.temporal;

import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.Inquiry.Fairness;
import io.mazurka.bench.tools.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The answers of the tools to formulas, by fairness. */
final class Answers {

  private record Question(String instance, String formula) {}

  /** The answer of Mazurka, and those of the others. */
  private record Answer(Ruling ours, Map<String, Ruling> theirs) {

    boolean agrees() {
      return theirs.values().stream().noneMatch(ours::contradicts);
    }

    String text() {
      StringJoiner text = new StringJoiner(", ");
      StringJoiner same = new StringJoiner(", ", " (", ")").setEmptyValue("");
      theirs.forEach(
          (tool, verdict) -> {
            if (verdict == ours) {
              same.add(tool);
            } else {
              text.add(tool + ": " + (verdict == Ruling.UNKNOWN ? "no answer" : verdict));
            }
          });
      String own = ours + same.toString();
      return text.length() == 0 ? own : (agrees() ? own : "**" + own + "**") + ", " + text;
    }
  }

  private final Map<Question, Map<Fairness, Answer>> answers = new LinkedHashMap<>();

  /** Adds the answers to a formula under a fairness assumption. */
  void add(
      String instance, String formula, Fairness fairness, Ruling ours, Map<String, Ruling> theirs) {
    answers
        .computeIfAbsent(new Question(instance, formula), question -> new LinkedHashMap<>())
        .put(fairness, new Answer(ours, new LinkedHashMap<>(theirs)));
  }

  boolean agree() {
    return answers.values().stream()
        .flatMap(byFairness -> byFairness.values().stream())
        .allMatch(Answer::agrees);
  }

  String markdown() {
    MarkdownTable table = new MarkdownTable("formula", "no fairness", "weak", "strong");
    answers.forEach(
        (question, byFairness) -> {
          List<String> cells = new ArrayList<>();
          cells.add(question.instance() + ": `" + question.formula().replace("|", "\\|") + "`");
          for (Fairness fairness : Fairness.values()) {
            Answer answer = byFairness.get(fairness);
            cells.add(answer == null ? "" : answer.text());
          }
          table.add(cells.toArray(String[]::new));
        });
    return table.markdown();
  }
}
