package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code mazurka explore} says; the page has tests of its own. */
final class ExploreCommandTests {

  @TempDir private Path directory;

  /** Ctrl-C comes at once. */
  private static Outcome explore(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "explore";
    System.arraycopy(args, 0, all, 1, args.length);
    return Outcome.of(() -> true, Map.of(), all);
  }

  private static void refused(int exitCode, String message, String... args) {
    Outcome outcome = explore(args);
    assertThat(outcome.err()).startsWith("mazurka: ").contains(message).hasLineCount(1);
    assertThat(outcome.exitCode()).isEqualTo(exitCode);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void printsTheAddressAndEndsWithAnInterruption() {
    Outcome outcome = explore("paxos", "acceptors=5");
    assertThat(outcome.out())
        .matches(
            "Explore paxos proposers=2 acceptors=5 learners=1 interchangeable=0 at\n"
                + "  http://127\\.0\\.0\\.1:\\d+/#token=[\\w-]{32}\nCtrl-C ends it\\.\n");
    assertThat(outcome.exitCode()).isEqualTo(130);
  }

  @Test
  void opensACounterexample() {
    Outcome.of("check", "faulty-paxos", "--out", directory.toString());
    Outcome outcome = explore(directory.resolve("faulty-paxos.counterexample.json").toString());
    assertThat(outcome.out()).startsWith("Explore faulty-paxos proposers=2 acceptors=3 learners=1");
  }

  @Test
  void refusesWhatItCannotOpen() {
    refused(150, "no-model", "no-model");
    refused(150, "missing.counterexample.json", "missing.counterexample.json");
    refused(150, "leave out n=3", "missing.counterexample.json", "n=3");
    refused(150, "acceptors", "paxos", "acceptors=99");
    refused(151, "--port takes a number from 0 to 65535, not 'x'", "paxos", "--port", "x");
    refused(151, "--port takes a number from 0 to 65535, not '70000'", "paxos", "--port", "70000");
    refused(151, "--search", "paxos", "--search", "dfs");
  }

  @Test
  void saysThatAPortIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = String.valueOf(taken.getLocalPort());
      refused(151, "port " + port + " cannot be used", "paxos", "--port", port);
    }
  }
}
