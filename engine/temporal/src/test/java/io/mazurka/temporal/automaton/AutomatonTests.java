package io.mazurka.temporal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.temporal.automaton.Automaton.Edge;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.LinearParser;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AutomatonTests {

  private static String hoa(String text) {
    AtomTable<String> atoms = new AtomTable<>(AtomTable::name);
    LinearFormula formula = LinearParser.parse(text, atoms);
    return Translation.of(formula).toHoa(text, atoms.meanings());
  }

  @Test
  void responseNeedsTwoStates() {
    assertThat(hoa("[](asked -> <>'is \"answered\"')"))
        .isEqualTo(
            """
            HOA: v1
            name: "[](asked -> <>'is \\"answered\\"')"
            tool: "mazurka"
            States: 2
            Start: 0
            AP: 2 "asked" "is \\"answered\\""
            acc-name: Buchi
            Acceptance: 1 Inf(0)
            properties: trans-labels explicit-labels trans-acc
            --BODY--
            State: 0
            [!0] 0 {0}
            [0 & 1] 0 {0}
            [0 & !1] 1
            State: 1
            [1] 0 {0}
            [!1] 1
            --END--
            """);
  }

  @Test
  void safetyNeedsNoAcceptance() {
    assertThat(hoa("[]p"))
        .isEqualTo(
            """
            HOA: v1
            name: "[]p"
            tool: "mazurka"
            States: 1
            Start: 0
            AP: 1 "p"
            acc-name: all
            Acceptance: 0 t
            properties: trans-labels explicit-labels trans-acc
            --BODY--
            State: 0
            [0] 0
            --END--
            """);
  }

  @Test
  void fairnessNeedsOneStateAndTwoSets() {
    assertThat(hoa("GF p && GF q"))
        .isEqualTo(
            """
            HOA: v1
            name: "GF p && GF q"
            tool: "mazurka"
            States: 1
            Start: 0
            AP: 2 "p" "q"
            acc-name: generalized-Buchi 2
            Acceptance: 2 Inf(0) & Inf(1)
            properties: trans-labels explicit-labels trans-acc
            --BODY--
            State: 0
            [0 & 1] 0 {0 1}
            [0 & !1] 0 {0}
            [!0 & 1] 0 {1}
            [!0 & !1] 0
            --END--
            """);
  }

  @Test
  void whatNeverHoldsHasNoEdges() {
    assertThat(hoa("p && !p"))
        .isEqualTo(
            """
            HOA: v1
            name: "p && !p"
            tool: "mazurka"
            States: 1
            Start: 0
            AP: 1 "p"
            acc-name: all
            Acceptance: 0 t
            properties: trans-labels explicit-labels trans-acc
            --BODY--
            State: 0
            --END--
            """);
  }

  @Test
  void usualFormulasHaveSmallAutomata() {
    List<Automaton> automata = UsualFormulas.all().stream().map(Translation::of).toList();
    assertThat(
            List.of(
                automata.size(),
                automata.stream().mapToInt(Automaton::states).sum(),
                automata.stream().mapToInt(Automaton::edges).sum(),
                automata.stream().mapToInt(Automaton::acceptanceSets).sum()))
        .containsExactly(68, 251, 627, 70);
  }

  @Test
  void edgesAreNumberedStateByState() {
    Edge there = new Edge(1, 2, 1, 1);
    Edge back = new Edge(0, 0, 0, 0);
    Automaton automaton = Automaton.of(1, 1, List.of(List.of(there), List.of(back, there)));
    assertThat(automaton.states()).isEqualTo(2);
    assertThat(automaton.edges()).isEqualTo(3);
    assertThat(automaton.initial()).isEqualTo(1);
    assertThat(automaton.firstEdge(1)).isEqualTo(1);
    assertThat(automaton.firstEdge(2)).isEqualTo(3);
    assertThat(automaton.target(0)).isEqualTo(1);
    assertThat(automaton.marks(2)).isEqualTo(automaton.allMarks()).isEqualTo(1);
    assertThat(automaton.reads(0, 1)).isTrue();
    assertThat(automaton.reads(0, 3)).isFalse();
    assertThat(automaton.reads(0, 0)).isFalse();
    assertThat(automaton.reads(1, 3)).isTrue();
  }

  @Test
  void whatIsNotThereIsRefused() {
    List<List<Edge>> one = List.of(List.of(new Edge(0, 0, 2, 0)));
    assertThatThrownBy(() -> Automaton.of(1, 2, one)).hasMessage("no initial state 1 among 1");
    assertThatThrownBy(() -> Automaton.of(0, 1, one)).hasMessageStartingWith("no such state");
    assertThatThrownBy(() -> Automaton.of(0, 65, one))
        .hasMessage("at most 64 acceptance sets, not 65");
    Automaton automaton = Translation.of(new LinearFormula.Atom(1));
    assertThatThrownBy(() -> automaton.toHoa("q", List.of("p")))
        .hasMessage("an atom has no name among [p]");
  }
}
