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
  void largeGraphsAreCountedOnly() throws Exception {
    Outcome outcome = show("paxos", "proposers=6", "acceptors=1", "--local-graphs");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("too many to draw");
    assertThat(directory.resolve("paxos.acceptor1.svg")).doesNotExist();
  }

  @Test
  void whatHasNoLocalGraphsIsRefused() {
    Outcome outcome = show("ab-ba-locks", "--local-graphs");
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains("has no local graphs");
    assertThat(show("paxos").err()).contains("what to show? Say --local-graphs");
  }
}
