package io.mazurka.nets.astg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.NetText;
import io.mazurka.nets.Signal;
import io.mazurka.nets.Signal.Kind;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.SignalGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AstgReaderTests {

  @TempDir Path directory;

  private SignalGraph read(String text) throws IOException {
    return AstgReader.read(Files.writeString(directory.resolve("net.g"), text));
  }

  private void refused(String text, int line, String reason) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("%s, line %d: %s".formatted(directory.resolve("net.g"), line, reason));
  }

  @Test
  void arcsBetweenTransitionsHavePlacesOfTheirOwn() throws IOException {
    SignalGraph graph =
        read(
            """
            # a comment
            .model handshake
            .inputs req   # the environment
            .outputs ack
            .graph
            req+ ack+
            ack+ req-
            req- ack-
            ack- req+
            .marking { <ack-,req+> }
            .end
            """);

    assertThat(NetText.of(graph.net()))
        .containsExactly(
            "<ack-,req+>",
            "req+: <ack-,req+> -> <req+,ack+>",
            "ack+: <req+,ack+> -> <ack+,req->",
            "req-: <ack+,req-> -> <req-,ack->",
            "ack-: <req-,ack-> -> <ack-,req+>");
    assertThat(graph.signals())
        .containsExactly(
            new Signal("req", Kind.INPUT, Level.UNKNOWN),
            new Signal("ack", Kind.OUTPUT, Level.UNKNOWN));
    assertThat(graph.labels())
        .containsExactly(
            new Label(0, Edge.RISE),
            new Label(1, Edge.RISE),
            new Label(0, Edge.FALL),
            new Label(1, Edge.FALL));
  }

  @Test
  void explicitPlacesInstancesDummiesAndTogglesAreUnderstood() throws IOException {
    SignalGraph graph =
        read(
            """
            .name mixed
            .outputs a b
            .internal x_1
            .dummy d skip
            .graph
            p0 a+ a+/1 d
            a+ p1
            a+/1 x_1~
            x_1~ p1
            d skip/2
            skip/2 p1
            p1 b-/12
            b-/12 p0
            .marking{p0}
            .end
            """);

    assertThat(NetText.of(graph.net()))
        .containsExactly(
            "p0",
            "a+: p0 -> p1",
            "a+/1: p0 -> <a+/1,x_1~>",
            "d: p0 -> <d,skip/2>",
            "x_1~: <a+/1,x_1~> -> p1",
            "skip/2: <d,skip/2> -> p1",
            "b-/12: p1 -> p0");
    assertThat(graph.labels())
        .containsExactly(
            new Label(0, Edge.RISE),
            new Label(0, Edge.RISE),
            Label.DUMMY,
            new Label(2, Edge.TOGGLE),
            Label.DUMMY,
            new Label(1, Edge.FALL));
    assertThat(graph.signals().get(2).kind()).isEqualTo(Kind.INTERNAL);
  }

  @Test
  void severalTokensWeightsAndMarkingsOverLinesAreRead() throws IOException {
    SignalGraph graph =
        read(
            """
            .dummy t u
            .graph
            p t(2)
            t q(3)
            q u
            u t
            .marking { p=4 \\
              q
              < u , t >=2 }
            .capacity p=9 q=3
            .coordinates are for other tools
            .end
            what follows the end does not matter
            """);

    assertThat(NetText.of(graph.net()))
        .containsExactly("4*p q 2*<u,t>", "t: 2*p <u,t> -> 3*q", "u: q -> <u,t>");
  }

  @Test
  void plainPetriNetsHaveTransitionsWithoutEdges() throws IOException {
    SignalGraph graph = read(".outputs t1 t2\n.graph\np t1\nt1 q\nq t2\n.marking {p}\n.end");

    assertThat(NetText.of(graph.net())).containsExactly("p", "t1: p -> q", "t2: q ->");
    assertThat(graph.labels()).containsOnly(Label.DUMMY);
  }

  @Test
  void initialStateIsAListOfSignalsOrAWordOfBits() throws IOException {
    String head = ".inputs a b\n.outputs c\n";
    String graph = ".graph\na+ b+\n.marking {}\n.end";

    assertThat(read(head + ".initial.state a !b\n" + graph).signals())
        .extracting(Signal::initial)
        .containsExactly(Level.HIGH, Level.LOW, Level.UNKNOWN);
    assertThat(read(head + ".init_state [01X]\n" + graph).signals())
        .extracting(Signal::initial)
        .containsExactly(Level.LOW, Level.HIGH, Level.UNKNOWN);
    assertThat(read(head + ".initial_state a=0 b=1 c'\n" + graph).signals())
        .extracting(Signal::initial)
        .containsExactly(Level.LOW, Level.HIGH, Level.LOW);
  }

  @Test
  void whatIsWrongIsSaidWithItsLine() {
    refused(
        ".inputs a\n.graph\na+ b+\n",
        3,
        "'b+' is a transition of 'b', which is not declared as input, output or internal");
    refused(".inputs a\n.outputs a\n", 2, "'a' is declared twice");
    refused(".inputs a\na+ p\n", 2, "'a+ p' stands outside of .graph");
    refused(".graph\np q\n", 2, "the arc joins two places, 'p' and 'q'");
    refused(".graph\n.marking { p }\n", 2, "there is no place 'p' to mark");
    refused(".dummy t\n.graph\nt p\n.marking { <t,p> }\n", 4, "there is no place '<t,p>' to mark");
    refused(".dummy t\n.graph\nt p\n.marking { p p }\n", 4, "'p' is marked twice");
    refused(
        ".dummy t\n.graph\nt p\n.marking p\n", 4, "the places of .marking stand between { and }");
    refused(
        ".dummy t\n.graph\nt p\n.marking { p=x }\n",
        4,
        "the marking of p is 'x', not a whole number from 0 to 2147483647");
    refused(".dummy t\n.graph\nt p\n.marking { p > }\n", 4, "'>' in .marking is not a place");
    refused(".state graph\n", 1, "this is a state graph; a signal transition graph is needed");
    refused(
        ".inputs a\n#@choice a+\n", 2, "a choice is between two edges of signals, such as a+ b+");
    refused(".inputs a\n.initial.state a z\n", 2, "'z' in the initial state is not a signal");
  }

  @Test
  void mistypedKeywordIsRefusedAndOnesForOtherToolsAreNot() throws IOException {
    refused(".output a\n.graph\n", 1, "'.output' is not known; did you mean '.outputs'?");
    assertThat(read(".model m\n.slowenv\n.dummy t\n.graph\nt p\n.marking {p}\n").labels())
        .hasSize(1);
  }

  @Test
  void longLinesAreReadAndLongNamesRefused() throws IOException {
    String arcs = "t p \\\n" + "p \\\n".repeat(100_000) + "q";
    String marking = ".marking { q\n" + "\n".repeat(100_000) + "}\n";
    assertThat(NetText.of(read(".dummy t\n.graph\n" + arcs + "\n" + marking).net()))
        .containsExactly("q", "t:  -> 100001*p q");
    refused(
        ".dummy t\n.graph\nt " + "p".repeat(2_000_000),
        3,
        "the name that begins with 'pppppppppppppppppppp' has 2000000 characters, more than 1000");
  }

  @Test
  void fileWithoutAMarkingIsRefused() {
    assertThatThrownBy(() -> read(".dummy t\n.graph\nt p\n.end\n"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("there is no .marking in it");
  }

  @Test
  void fileWithoutAGraphIsRefused() {
    assertThatThrownBy(() -> read(".inputs a\n.end\n"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(directory.resolve("net.g") + ": there is no .graph in it");
  }
}
