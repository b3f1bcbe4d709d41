package io.mazurka.temporal.automaton;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes automata in the Hanoi Omega-Automata format, version 1 (Babiak et al. 2015). */
final class HoaText {

  private final Automaton automaton;
  private final List<String> atoms;

  private HoaText(Automaton automaton, List<String> atoms) {
    this.automaton = automaton;
    this.atoms = atoms;
  }

  static String of(Automaton automaton, String name, List<String> atoms) {
    HoaText text = new HoaText(automaton, atoms);
    return """
        HOA: v1
        name: %s
        tool: "mazurka"
        States: %d
        Start: %d
        AP: %d%s
        acc-name: %s
        Acceptance: %d %s
        properties: trans-labels explicit-labels trans-acc
        --BODY--
        %s--END--
        """
        .formatted(
            quoted(name),
            automaton.states(),
            automaton.initial(),
            atoms.size(),
            atoms.stream().map(atom -> " " + quoted(atom)).collect(Collectors.joining()),
            text.acceptanceName(),
            automaton.acceptanceSets(),
            text.acceptance(),
            text.body());
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private String acceptanceName() {
    return switch (automaton.acceptanceSets()) {
      case 0 -> "all";
      case 1 -> "Buchi";
      default -> "generalized-Buchi " + automaton.acceptanceSets();
    };
  }

  private String acceptance() {
    return automaton.acceptanceSets() == 0
        ? "t"
        : IntStream.range(0, automaton.acceptanceSets())
            .mapToObj("Inf(%d)"::formatted)
            .collect(Collectors.joining(" & "));
  }

  private String body() {
    StringBuilder body = new StringBuilder();
    for (int state = 0; state < automaton.states(); state++) {
      body.append("State: ").append(state).append('\n');
      for (int edge = automaton.firstEdge(state); edge < automaton.firstEdge(state + 1); edge++) {
        body.append("[%s] %d%s\n".formatted(guard(edge), automaton.target(edge), marks(edge)));
      }
    }
    return body.toString();
  }

  private String guard(int edge) {
    String guard =
        IntStream.range(0, atoms.size())
            .filter(atom -> has(automaton.positive(edge) | automaton.negative(edge), atom))
            .mapToObj(atom -> (has(automaton.negative(edge), atom) ? "!" : "") + atom)
            .collect(Collectors.joining(" & "));
    return guard.isEmpty() ? "t" : guard;
  }

  private String marks(int edge) {
    String marks =
        IntStream.range(0, automaton.acceptanceSets())
            .filter(set -> has(automaton.marks(edge), set))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" "));
    return marks.isEmpty() ? "" : " {" + marks + "}";
  }

  private static boolean has(long mask, int bit) {
    return (mask >>> bit & 1) != 0;
  }
}
