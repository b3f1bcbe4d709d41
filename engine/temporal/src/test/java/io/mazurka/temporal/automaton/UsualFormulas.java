package io.mazurka.temporal.automaton;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.syntax.LinearParser;
import java.util.List;
import java.util.stream.Stream;

/** Patterns of specification (Dwyer et al. 1999) and formulas that translations are tried on. */
final class UsualFormulas {

  static final List<String> ATOMS = List.of("p", "q", "r", "s", "t");

  private static final List<String> TEXTS =
      List.of(
          "p U (q U r)",
          "(p U q) U r",
          "p U (q && (r U s))",
          "p U q U r U s",
          "[]<>p -> []<>q",
          "[]<>p <-> []<>q",
          "[]<>p && []<>q && []<>r",
          "([]<>p || <>[]q) && ([]<>q || <>[]p)",
          "([]<>p && []<>q) -> []<>r",
          "([]<>p && []<>q) -> [](r -> <>s)",
          "<>[]p && []<>q",
          "<>p U []q",
          "[]p U q",
          "p R (p || q)",
          "[](p -> <>q)",
          "[](p -> (q U r))",
          "[](p -> <>(q && <>r))",
          "<>[](p -> <>q)",
          "[](<>p -> <>q)",
          "([](p || []<>q) && [](r || []<>!q)) || []p || []r",
          "([](p || <>[]q) && [](r || <>[]!q)) || []p || []r",
          "<>(p && <>(q && <>r))",
          "<>r -> (!p U r)",
          "[]((q && !r && <>r) -> (!p U r))",
          "[](q && !r -> ((!p U r) || []!p))",
          "[]!q || <>(q && <>p)",
          "[](q && !r -> (!r U (p && !r)))",
          "<>r -> (!p U (s || r))",
          "[]!q || <>(q && ((!p U s) || []!p))",
          "[]((q && !r && <>r) -> (!p U (s || r)))",
          "<>r -> ((p -> (!r U (s && !r))) U r)",
          "[](q -> [](p -> <>s))",
          "[]((q && !r && <>r) -> ((p -> (!r U (s && !r))) U r))",
          "<>p -> (!p U (s && !p && (!p U t)))");

  private UsualFormulas() {}

  /** All of them, and their negations. */
  static List<LinearFormula> all() {
    return TEXTS.stream()
        .map(text -> LinearParser.parse(text, ATOMS::indexOf))
        .flatMap(formula -> Stream.of(formula, new Not(formula)))
        .toList();
  }
}
