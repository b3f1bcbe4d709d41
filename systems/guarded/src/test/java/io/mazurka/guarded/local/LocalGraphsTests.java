package io.mazurka.guarded.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.guarded.circuit.GateList;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The local graphs of a circuit, and what happens when they are too large. */
final class LocalGraphsTests {

  /** The example of Zheng and Zhang, figure 1: three processes that share x, y and z. */
  private static final Program EXAMPLE =
      GateList.parse(
              """
              circuit example
              process m1
                v = NOT(z)
                y = AND(z, ~v)
              process m2
                w = NOT(z)
                x = AND(z, ~w)
              process m3
                u = C(x, y)
                z = NOT(u)
              initially v=1 w=1
              """,
              "example")
          .program();

  @Test
  void localGraphHoldsWhatItsProcessReadsAndWrites() throws AnalysisGivenUpException {
    List<CommandGraph> graphs = LocalGraphs.of(EXAMPLE);

    assertThat(graphs.stream().map(graph -> graph.index().variables().toString()))
        .containsExactly("[v, z, y]", "[w, z, x]", "[u, x, y, z]");
  }

  @Test
  void environmentKeepsTheIdentityOfItsCommands() throws AnalysisGivenUpException {
    CommandGraph graph = LocalGraphs.of(EXAMPLE).get(0);
    List<Command> commands = EXAMPLE.commands();

    assertThat(graph.edges(0).stream().map(Edge::command).map(commands::get).map(Command::name))
        .containsExactly("z+");
  }

  @Test
  void everyGlobalStateHasALocalOne() throws AnalysisGivenUpException {
    for (CommandGraph graph : LocalGraphs.of(EXAMPLE)) {
      assertThat(graph.find(EXAMPLE.initialState())).isZero();
    }
  }

  @Test
  void analysisThatGrowsTooLargeIsGivenUpAndTheRunSaysSo() {
    Circuit circuit = oscillators(18);

    assertThat(circuit.compile(CheckOptions.defaults()).reductions())
        .containsExactly(
            "no lpor: the local graphs of its processes have more than 60,000 edges, too many"
                + " unless --por asks for them");
    CheckOptions asked = CheckOptions.defaults().withPor(Por.LSSA);
    assertThatThrownBy(() -> circuit.compile(asked))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--por lssa is not possible: the local graphs of its processes have more than 2,000,000"
                + " edges");
  }

  @Test
  void largerGraphsAreMadeOnlyWhereTheyAreAskedFor() {
    Circuit circuit = oscillators(13);

    assertThat(circuit.compile(CheckOptions.defaults()).reductions())
        .singleElement()
        .asString()
        .startsWith("no lpor: the local graphs");
    assertThat(circuit.compile(CheckOptions.defaults().withPor(Por.LPOR)).reductions()).isEmpty();
  }

  @Test
  void processWithTooManySignalsIsRefusedAtOnce() {
    assertThat(oscillators(70).compile(CheckOptions.defaults()).reductions())
        .containsExactly("no lpor: process all has too many variables");
  }

  /** Inverters that drive themselves, all in one process. */
  private static Circuit oscillators(int count) {
    CircuitBuilder builder = Circuit.named("oscillators").process("all");
    for (int signal = 0; signal < count; signal++) {
      builder.gate("s" + signal, GateFunction.NOT, "s" + signal);
    }
    return builder.build();
  }

  @Test
  void drawnGraphNamesWhoIsNotTheProcessItself() throws AnalysisGivenUpException {
    DrawnGraph graph = CommandGraphTexts.of(EXAMPLE, LocalGraphs.of(EXAMPLE)).get(0);

    assertThat(graph.title()).isEqualTo("m1");
    assertThat(graph.nodes().get(0)).isEqualTo("v");
    assertThat(graph.initial()).containsExactly(0);
    assertThat(graph.edges().stream().map(DrawnGraph.Edge::text)).contains("z+: by m3", "v-", "y+");
  }
}
