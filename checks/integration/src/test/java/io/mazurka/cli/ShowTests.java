package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** Local graphs are drawn where there are any and where they can be read. */
final class ShowTests {

  @TempDir Path directory;

  private Outcome show(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "show";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = directory.toString();
    return Outcome.of(all);
  }

  @Test
  void everyProcessHasItsLocalGraph() throws Exception {
    Outcome outcome = show("paxos", "acceptors=2", "--local-graphs");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("acceptor1: 15 local states, 65 steps, in ");
    Document picture =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(directory.resolve("paxos.acceptor1.svg").toFile());
    // A box for each local state, and the paper.
    assertThat(picture.getElementsByTagName("rect").getLength()).isEqualTo(15 + 1);
    assertThat(Files.readString(directory.resolve("paxos.learner.svg"))).contains("learned={1, 2}");
    try (var files = Files.list(directory)) {
      assertThat(files).hasSize(5);
    }
  }

  @Test
  void graphsSayWhichRolesAreProducts() {
    assertThat(show("echo-multicast", "--local-graphs").out())
        .containsOnlyOnce("    role receiver is a product of echoed and delivered\n")
        .contains(
            "    role equivocator is no product: equivocator has a step commit-1 that depends on");
  }

  @Test
  void largeGraphsAreCountedOnly() throws Exception {
    Outcome outcome = show("paxos", "proposers=6", "acceptors=1", "--local-graphs");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("too many to draw");
    assertThat(directory.resolve("paxos.acceptor1.svg")).doesNotExist();
  }

  @Test
  void circuitsNetsAndThreadsHaveLocalGraphs() throws Exception {
    assertThat(show("fifo", "cells=1", "--local-graphs").out())
        .contains("left: 4 local states, 4 steps, in ")
        .contains("cell1: 20 local states, 28 steps, in ");
    assertThat(Files.readString(directory.resolve("fifo.left.svg")))
        .contains("cell1.lo-: by cell1");
    assertThat(show("../../examples/nets/philosophers.pnml", "--local-graphs").out())
        .contains("machine1: 10 local states, 20 steps, in ");
    assertThat(show("ab-ba-locks", "--local-graphs").out())
        .contains("first: 7 local states, 6 steps, in ");
  }

  @Test
  void graphsArePrintedOrWrittenForGraphvizOnDemand() throws Exception {
    Outcome printed = Outcome.of("show", "fifo", "cells=1", "--local-graphs", "--as", "text");
    assertThat(printed.exitCode()).as(printed.err()).isZero();
    assertThat(printed.out())
        .contains("    0  -  (initial)\n       -> 1  left.req+\n")
        .contains("       -> 0  cell1.lo-: by cell1\n");
    assertThat(show("fifo", "cells=1", "--local-graphs", "--as", "dot").exitCode()).isZero();
    assertThat(Files.readString(directory.resolve("fifo.left.dot")))
        .startsWith("digraph {")
        .contains("s0 [penwidth=3, label=\"-\\l\"];")
        .contains("s3 -> s0 [label=\"cell1.lo-: by cell1\"];");
    assertThat(show("fifo", "--local-graphs", "--as", "png").err())
        .contains("--as takes one of svg, dot, text, not 'png'");
    Outcome nowhere = show("fifo", "--local-graphs", "--as", "text");
    assertThat(nowhere.exitCode()).isEqualTo(151);
    assertThat(nowhere.err()).contains("leave out --out");
  }

  @Test
  void whatHasNoLocalGraphsIsRefusedWithTheReason() {
    Outcome outcome = show("bakery", "--local-graphs");
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err())
        .contains("the local graphs are not known: try could give ticket[2] the value 8");
    assertThat(show("paxos").err()).contains("what to show? Say --local-graphs");
  }
}
