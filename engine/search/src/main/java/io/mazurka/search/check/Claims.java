package io.mazurka.search.check;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The claims of a check without a counterexample, in words.
 *
 * @param everywhere the claims about every state
 * @param atEnd the names of the properties of terminal states
 * @param missing the names of the properties of the kind <em>sometimes</em> for which no state was
 *     found, and of queries that are not answered
 * @param absent the queries whose answer is no
 */
record Claims(
    CheckResult result,
    List<String> everywhere,
    List<String> atEnd,
    List<String> missing,
    List<String> absent) {

  private static final String BEFORE = "it ended before a state was explored";

  static Claims of(CheckResult result) {
    List<String> everywhere = new ArrayList<>();
    List<String> atEnd = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    List<String> absent = new ArrayList<>();
    for (PropertyResult property : result.properties()) {
      switch (property.kind()) {
        case AT_END -> atEnd.add(property.name());
        case SOMETIMES -> {
          if (property.verdict() != Verdict.HOLDS) {
            missing.add(property.name());
          }
        }
        case QUERY -> {
          if (property.verdict() != Verdict.HOLDS) {
            (property.verdict() == Verdict.ABSENT ? absent : missing).add(property.name());
          }
        }
        case INVARIANT, CONSTRAINT, GOAL, DEADLOCK, LTL, CTL, CTLSTAR ->
            everywhere.add(claim(property));
      }
    }
    return new Claims(result, everywhere, atEnd, missing, absent);
  }

  private static String claim(PropertyResult property) {
    if (property.kind() == Kind.DEADLOCK) {
      return "absence of deadlock";
    }
    return property.assumed().isEmpty()
        ? property.name()
        : "%s, assuming %s,".formatted(property.name(), property.assumption());
  }

  /**
   * Says which properties hold, without those of the kind <em>sometimes</em>; empty if there are no
   * others.
   */
  Optional<String> holding() {
    if (result.properties().isEmpty()) {
      return Optional.of("Nothing was asked of " + where());
    }
    if (atEnd.isEmpty()) {
      return everywhere.isEmpty() ? Optional.empty() : Optional.of(hold(everywhere) + where());
    }
    String ends =
        "%s %s %s"
            .formatted(Summary.listed(atEnd), atEnd.size() == 1 ? "holds" : "hold", everyEnd());
    return Optional.of(
        everywhere.isEmpty()
            ? "%s %s %s".formatted(ends, result.executions() == null ? "among" : "of", where())
            : "%s, %s%s".formatted(ends, hold(everywhere), where()));
  }

  /** Says of which queries the answer is no; empty if of none. */
  Optional<String> refuting() {
    return absent.isEmpty()
        ? Optional.empty()
        : Optional.of("no state with %s is among %s".formatted(Summary.listed(absent), where()));
  }

  private String everyEnd() {
    if (result.executions() != null) {
      return "at the end";
    }
    return result.statistics().terminalStates() > 0
        ? "in every terminal state"
        : "only because there is no terminal state";
  }

  private static String hold(List<String> names) {
    return "%s %s in ".formatted(Summary.listed(names), names.size() == 1 ? "holds" : "hold");
  }

  /** Says which formulas, goals or states that were asked for do not exist. */
  String notFound() {
    List<PropertyResult> violated =
        result.properties().stream().filter(one -> one.verdict() == Verdict.VIOLATED).toList();
    List<String> formulas =
        violated.stream().filter(one -> one.kind().isTemporal()).map(PropertyResult::name).toList();
    if (!formulas.isEmpty()) {
      return "%s %s violated: no single execution shows it, but all %s that were explored together"
          .formatted(Summary.listed(formulas), formulas.size() == 1 ? "is" : "are", explored());
    }
    if (missing.isEmpty()) {
      List<String> goals = violated.stream().map(PropertyResult::name).toList();
      return "%s asked for a state that cannot be reached: it is not among the %s explored"
          .formatted(Summary.listed(goals), explored());
    }
    boolean all = result.executions() == null && result.guarantee().reasons().isEmpty();
    return "%s never %s: %s"
        .formatted(
            Summary.listed(missing),
            missing.size() == 1 ? "holds" : "hold",
            (all ? "there is no such state among " : "there is no such state in ") + where());
  }

  /** Says which properties were not decided. */
  String open() {
    boolean some =
        result.properties().stream().anyMatch(one -> one.verdict() == Verdict.INCONCLUSIVE);
    List<String> held =
        result.properties().stream()
            .filter(one -> some && one.verdict() == Verdict.HOLDS)
            .filter(one -> one.kind() != Kind.SOMETIMES)
            .map(Claims::claim)
            .toList();
    List<String> safe = new ArrayList<>(everywhere);
    safe.removeAll(held);
    result.properties().stream()
        .filter(one -> one.kind() == Kind.AT_END && !held.contains(claim(one)))
        .forEach(one -> safe.add(one.name()));
    String settled =
        held.isEmpty()
            ? ""
            : "%s %s. ".formatted(Summary.listed(held), held.size() == 1 ? "holds" : "hold");
    return settled + undecided(safe);
  }

  private String undecided(List<String> safe) {
    List<String> parts = new ArrayList<>();
    if (!safe.isEmpty()) {
      parts.add("no violation of " + Summary.listed(safe));
    }
    if (!missing.isEmpty()) {
      parts.add("no state with " + Summary.listed(missing));
    }
    if (parts.isEmpty() || !isKnownOfStates()) {
      boolean begun = result.statistics().states() > 0;
      return "Not decided (%s): %s"
          .formatted(result.guarantee(), begun ? "%s were explored".formatted(explored()) : BEFORE);
    }
    return "Not decided (%s): %s in the %s explored"
        .formatted(result.guarantee(), String.join(" and ", parts), explored());
  }

  /** Whether it is known that no explored state violates a property. */
  private boolean isKnownOfStates() {
    Statistics statistics = result.statistics();
    return result.executions() != null
        || (statistics.states() > 0 && statistics.violatingStates() == 0);
  }

  private String where() {
    Guarantee guarantee = result.guarantee();
    if (guarantee.strength() != Strength.EXHAUSTIVE) {
      return "the %s explored (%s)".formatted(explored(), guarantee);
    }
    if (result.executions() != null) {
      return "all " + explored() + reasons(guarantee);
    }
    if (guarantee.reasons().isEmpty()) {
      return "all %s that can be reached".formatted(explored());
    }
    return "all states that can be reached; %s %s explored%s"
        .formatted(
            explored(), result.statistics().states() == 1 ? "was" : "were", reasons(guarantee));
  }

  private static String reasons(Guarantee guarantee) {
    return guarantee.reasons().isEmpty()
        ? ""
        : " (%s)".formatted(String.join("; ", guarantee.reasons()));
  }

  private String explored() {
    Executions executions = result.executions();
    return executions == null
        ? counted(result.statistics().states(), "state")
        : counted(executions.traces(), "trace");
  }

  private static String counted(long number, String what) {
    return String.format(Locale.ROOT, number == 1 ? "%,d %s" : "%,d %ss", number, what);
  }
}
