package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.circuits.Mmu;
import io.mazurka.gallery.circuits.PipeControl;
import io.mazurka.gallery.circuits.TagUnit;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The designs that are reconstructed from descriptions have the states of their descriptions. */
final class ReconstructedCircuitsTests {

  /** The cycle as its description has it; a star marks a token at first. */
  private static final String CYCLE =
      "rao+ mdli+ rai-* rao-*; rao- rao+ rai+ lsro+; bo+ mdli+ bi-* bo-*; bo- bo+ bi+ lsro+;"
          + "lsro+ rai+ bi+ lsri-* lsro-*; lsro- lsro+ mdlo+ lsri+; mdlo+ mdli+ lsri+ mdlo-*;"
          + "mdlo- mdlo+ mdli-; mdli+ mdlo-*; mdli- mdli+ mdlo+; rai+ rao+ rai-*;"
          + "rai- rao- rai+; bi+ bo+ bi-*; bi- bo- bi+; lsri+ lsro+ lsri-*; lsri- lsro- lsri+";

  /** Counts what can be reached from {@code initial}; shares nothing with the searches. */
  private static <S> int reachable(S initial, Function<S, List<S>> successors) {
    Set<S> seen = new HashSet<>(Set.of(initial));
    Deque<S> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      List<S> next = successors.apply(open.remove());
      next.stream().filter(seen::add).forEach(open::add);
    }
    return seen.size();
  }

  /** The arcs of the cycle that have a token, after each edge that can come about. */
  private static List<Set<String>> afterEdges(Set<String> tokens) {
    return Stream.of(CYCLE.split(";\\s*"))
        .map(rule -> List.of(rule.split(" ")))
        .filter(
            rule ->
                rule.stream()
                    .skip(1)
                    .allMatch(cause -> tokens.contains(cause.replace("*", "") + ">" + rule.get(0))))
        .map(
            rule -> {
              Set<String> after = new HashSet<>(tokens);
              after.removeIf(arc -> arc.endsWith(">" + rule.get(0)));
              for (String later : CYCLE.split(";\\s*")) {
                if (List.of(later.replace("*", "").split(" ")).lastIndexOf(rule.get(0)) > 0) {
                  assertThat(after.add(rule.get(0) + ">" + later.split(" ")[0])).isTrue();
                }
              }
              return after;
            })
        .toList();
  }

  @Test
  void unitHasTheStatesOfItsMarkedGraph() {
    Set<String> tokens = new HashSet<>();
    for (String rule : CYCLE.split(";\\s*")) {
      Stream.of(rule.split(" "))
          .filter(cause -> cause.endsWith("*"))
          .forEach(cause -> tokens.add(cause.replace("*", "") + ">" + rule.split(" ")[0]));
    }
    int states = reachable(tokens, ReconstructedCircuitsTests::afterEdges);

    assertThat(states).isEqualTo(174);
    CheckResult result = Row.of(new Mmu(), 1).check(CheckOptions.unreduced().withAll());
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** The states of a pipeline without fork: stages that are Muller's elements, and both ends. */
  @ParameterizedTest
  @MethodSource("lengths")
  void plainPipelineHasAPowerOfTwo(int stages) {
    Circuit pipeline = pipeline(stages);
    CheckResult result = Check.of(pipeline).with(CheckOptions.unreduced().withAll()).run();

    assertThat(result.statistics().states()).isEqualTo(1L << (stages + 2));
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  static Stream<Integer> lengths() {
    return Stream.of(1, 2, 5, 8);
  }

  private static Circuit pipeline(int stages) {
    CircuitBuilder builder = Circuit.named("pipeline").process("left").active("s0", "s1");
    for (int stage = 1; stage <= stages; stage++) {
      builder
          .process("stage" + stage)
          .gate("s" + stage, GateFunction.C, "s" + (stage - 1), "~s" + (stage + 1));
    }
    return builder.process("right").passive("s" + stages, "s" + (stages + 1)).build();
  }

  /** The smallest pipeline with a fork: an upper branch of one stage, a lower one of two. */
  private static final String PIPELINE =
      "left=C(~fork) fork=C(left,~up,~low1) up=C(fork,~join) low1=C(fork,~low2)"
          + " low2=C(low1,~join) join=C(up,low2,~ack) drop=G(join,~pass) pass=G(join,~drop)"
          + " out=C(pass,~right) ack=O(drop,out) right=C(out)";

  /** A unit with two tags, but for what depends on timing. */
  private static final String TAGS =
      "la=G(ask,~lb) lb=G(ask,~la) ta=G(give,~tb) tb=G(give,~ta) inst=O(la,lb) tagged=O(ta,tb)"
          + " done=O(o1,o2) ask=C(~done,~inst) ";

  private static final String HAZARD_FREE =
      "rdy=C(inst,xb) ready=C(rdy,come) o1=C(rdy,come,la) o2=C(rdy,come,lb)"
          + " come=C(tagged,~ready,~done) xb=C(~done,~ready) give=C(~done,~come)";

  private static final String TIMED =
      "rdy=A(inst,xb) ready=A(rdy,come) o1=A(rdy,come,la) o2=A(rdy,come,lb)"
          + " come=C(tagged,~ready) xb=C(~done) sent=C(tagged,~done) give=C(~sent)";

  static Stream<Arguments> figures() {
    return Stream.of(
        Arguments.of(Row.of(new PipeControl(), 6), PIPELINE, 440, 0),
        Arguments.of(Row.of(new TagUnit(), 2, 1), TAGS + HAZARD_FREE, 338, 0),
        Arguments.of(Row.of(new TagUnit(), 2, 0), TAGS + TIMED, 12_288, 2));
  }

  /** The signals that are up after each flip that can come about. */
  private static List<Set<String>> afterFlips(String gates, Set<String> up) {
    return Stream.of(gates.split(" "))
        .filter(gate -> isExcited(gate, up))
        .map(
            gate -> {
              Set<String> after = new HashSet<>(up);
              String output = gate.substring(0, gate.indexOf('='));
              if (!after.remove(output)) {
                after.add(output);
              }
              return after;
            })
        .toList();
  }

  /** C holds its value where its inputs differ; G rises with all inputs, falls with the first. */
  private static boolean isExcited(String gate, Set<String> up) {
    int open = gate.indexOf('(');
    boolean output = up.contains(gate.substring(0, open - 2));
    List<Boolean> inputs =
        Stream.of(gate.substring(open + 1, gate.length() - 1).split(","))
            .map(one -> one.startsWith("~") ? !up.contains(one.substring(1)) : up.contains(one))
            .toList();
    boolean all = !inputs.contains(false);
    boolean any = inputs.contains(true);
    return switch (gate.charAt(open - 1)) {
      case 'A' -> output != all;
      case 'O' -> output != any;
      case 'G' -> output ? !inputs.get(0) : all;
      default -> output ? !any : all;
    };
  }

  @ParameterizedTest
  @MethodSource("figures")
  void smallInstancesHaveTheStatesThatTheirGatesSay(
      Row row, String gates, long states, long terminal) {
    CheckResult result = row.check(CheckOptions.unreduced().withAll());

    assertThat(reachable(Set.<String>of(), up -> afterFlips(gates, up))).isEqualTo((int) states);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
    assertThat(result.verdict()).isEqualTo(terminal == 0 ? Verdict.HOLDS : Verdict.VIOLATED);
  }

  static Stream<Arguments> reduced() {
    return Stream.of(
        Arguments.of(new TagUnit(), new int[] {8, 1}, 49, 14_430, 1_634),
        Arguments.of(new PipeControl(), new int[] {48}, 50, 481, 481),
        Arguments.of(new Mmu(), new int[] {3}, 27, 2_279, 142));
  }

  @ParameterizedTest
  @MethodSource("reduced")
  void fewStatesAreLeftWhenOnlyDeadlockMatters(
      Model model, int[] values, int processes, long lssa, long lpor) {
    Row row = Row.of(model, values);

    assertThat(program(row.system()).processes()).hasSize(processes);
    assertThat(states(row, Por.LSSA)).isEqualTo(lssa);
    assertThat(states(row, Por.LPOR)).isEqualTo(lpor);
  }

  private static long states(Row row, Por por) {
    CheckResult result =
        row.check(
            CheckOptions.defaults()
                .withPor(por)
                .withSymmetry(Symmetry.NONE)
                .withProperties("deadlock"));
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    return result.statistics().states();
  }

  private static Program program(Checkable system) {
    return system instanceof Circuit circuit
        ? circuit.program()
        : ((GuardedModel) system).program();
  }

  /** What the timing of the original makes sure of is lost without it. */
  @Test
  void tagUnitWithoutTimingHasHazardsAndLosesTags() {
    CheckResult result =
        Row.of(new TagUnit(), 2, 0)
            .check(CheckOptions.defaults().withSymmetry(Symmetry.NONE).withAll());

    assertThat(result.properties())
        .filteredOn(property -> property.verdict() == Verdict.VIOLATED)
        .extracting(property -> property.name())
        .containsExactlyInAnyOrder("one-output", "hazard");
    assertThat(result.statistics().terminalStates()).isEqualTo(2);
  }
}
