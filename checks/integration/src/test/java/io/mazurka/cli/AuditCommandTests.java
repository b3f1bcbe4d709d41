package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.cli.outcome.Version;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditCommandTests {

  /** A guard reads a variable that its step does not declare. */
  private static final String UNDECLARED =
      """
      import static io.mazurka.protocols.roles.Effect.become;
      import io.mazurka.kernel.model.*;
      import io.mazurka.protocols.*;
      import io.mazurka.protocols.roles.*;
      import java.util.List;

      public class Undeclared implements Model {
        record Server(boolean open, int served) {}

        public String name() { return "undeclared"; }
        public String summary() { return ""; }
        public List<Parameter> parameters() { return List.of(); }

        public Checkable create(Arguments arguments) {
          ProtocolBuilder protocol = Protocol.named("undeclared");
          Role<Server> server = protocol.role("server", 1, new Server(false, 0));
          LocalVariable open = server.variable("open", Server::open);
          LocalVariable served = server.variable("served", Server::served);
          server.step("open").when(self -> !self.open()).reads(open).writes(open)
              .then(self -> become(new Server(true, self.served())));
          server.step("serve").when(self -> self.open() && self.served() < 2)
              .reads(served).writes(served)
              .then(self -> become(new Server(true, self.served() + 1)));
          return protocol.build();
        }
      }
      """;

  @TempDir Path directory;

  @Test
  void cleanAuditExitsWithZero() {
    Outcome outcome = Outcome.of("audit", "storage", "--dead-messages", "off");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("Mazurka " + Version.TEXT + ": audit of storage objects=3 readers=1")
        .contains("\nEverything the reduction relies on is true in all 595 states\n")
        .containsPattern("\n  reduced search of representatives, dfs  \\d+ states\n")
        .containsPattern("\n  interference {28}[\\d,]+ claims\n")
        .contains("\n  guarantee         exhaustive\n");
  }

  @Test
  void cleanAuditAnswersInJson() {
    JsonNode answer =
        Outcome.of("audit", "storage", "--dead-messages", "off", "--split", "none", "--json")
            .json();
    assertThat(answer.fieldNames())
        .toIterable()
        .containsExactly(
            "model",
            "parameters",
            "verdict",
            "states",
            "auditedStates",
            "transitions",
            "seconds",
            "checks",
            "guarantee");
    assertThat(answer.get("verdict").textValue()).isEqualTo("clean");
    assertThat(answer.get("transitions").intValue()).isEqualTo(1_563);
    assertThat(answer.get("checks").findValuesAsText("name"))
        .containsExactly(
            "interference",
            "enabling sets",
            "stubborn sets",
            "visibility",
            "cycles",
            "reduced search, bfs",
            "reduced search, dfs",
            "reduced search of representatives, bfs",
            "reduced search of representatives, dfs",
            "interference",
            "enabling sets",
            "stubborn sets",
            "visibility",
            "cycles",
            "reduced search, bfs",
            "reduced search, dfs",
            "reduced search of representatives, bfs",
            "reduced search of representatives, dfs",
            "symmetry",
            "search of representatives, bfs",
            "search of representatives, dfs",
            "search without reduction",
            "another JVM");
    assertThat(answer.get("checks").get(0).fieldNames())
        .toIterable()
        .containsExactly("name", "reduction", "count", "unit", "complete", "failures");
  }

  @Test
  void wrongDeclarationExitsWith75AndShowsTheTransitionsAndTheState() throws Exception {
    SourceCompiler.compile(directory, "Undeclared", UNDECLARED);
    Outcome outcome = Outcome.of("audit", "Undeclared", "--classpath", directory.toString());
    assertThat(outcome.exitCode()).isEqualTo(75);
    assertThat(outcome.out())
        .contains("\nThe reduction is wrong: 1 of the things it relies on is not true\n")
        .endsWith(
            """

            1. enabling sets: server.serve is said to wait for others, but server.open enables it
               here:
                 server  open=false, served=0
            """);
    JsonNode answer =
        Outcome.of("audit", "Undeclared", "--classpath", directory.toString(), "--json").json();
    assertThat(answer.get("verdict").textValue()).isEqualTo("wrong");
    assertThat(answer.findValue("transitions").isNumber()).isTrue();
    assertThat(answer.get("checks").get(6).get("failures").toString())
        .isEqualTo(
            "[{\"explanation\":\"server.serve is said to wait for others, but server.open enables"
                + " it\",\"transitions\":[\"server.open\",\"server.serve\"],"
                + "\"witness\":{\"server\":\"open=false, served=0\"},\"saidIn\":null}]");
  }

  @Test
  void propertiesOfTwoKindsMayHaveTheSameText() {
    for (String condition : List.of("level1 == 0", "level1 >= 0")) {
      Outcome outcome =
          Outcome.of("audit", "peterson", "--invariant", condition, "--sometimes", condition);
      assertThat(outcome.exitCode()).as(outcome.out()).isZero();
    }
  }

  @Test
  void instanceThatIsTooLargeIsAuditedInPart() {
    Outcome outcome = Outcome.of("audit", "paxos", "--max-states", "1000", "--json");
    assertThat(outcome.exitCode()).isEqualTo(21);
    JsonNode answer = outcome.json();
    assertThat(answer.get("verdict").textValue()).isEqualTo("incomplete");
    assertThat(answer.get("auditedStates").intValue()).isBetween(300, 999);
    assertThat(answer.get("guarantee").textValue())
        .isEqualTo("bounded: the instance has more states than the limit; symmetry not looked at");
    assertThat(answer.get("checks").findValuesAsText("name"))
        .contains("interference", "stubborn sets")
        .doesNotContain("reduced search, bfs");
  }

  @Test
  void auditThatTakesTooLongExitsWith20() {
    Outcome outcome = Outcome.of("audit", "paxos", "proposers=3", "--timeout", "0.5");
    assertThat(outcome.exitCode()).isEqualTo(20);
    assertThat(outcome.out()).contains("Nothing wrong was found, but not everything was looked at");
  }

  @Test
  void interruptedAuditTellsWhatItHasDone() {
    Outcome outcome = Outcome.of(() -> true, Map.of(), "audit", "paxos");
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.out())
        .contains("not everything was looked at (bounded: interrupted; another JVM not looked at)");
  }

  @Test
  void auditWithoutAReductionIsRefused() {
    Outcome none = Outcome.of("audit", "paxos", "--por", "none", "--symmetry", "none");
    assertThat(none.exitCode()).isEqualTo(151);
    assertThat(none.err())
        .contains("there is nothing to audit: a check with these options chooses no stubborn sets");
    assertThat(Outcome.of("audit", "storage", "--traffic", "rm").err())
        .contains("no lpor: with --traffic rm");
    assertThat(Outcome.of("audit", "paxos", "--search", "dfs").exitCode()).isEqualTo(151);
  }

  @Test
  void netsAndCircuitsAreAudited() {
    Outcome net = Outcome.of("audit", "../../examples/nets/philosophers.pnml");
    assertThat(net.exitCode()).isZero();
    assertThat(net.out()).contains("attraction");
    assertThat(Outcome.of("audit", "fifo", "cells=2", "--por", "lssa").exitCode()).isZero();
  }

  @Test
  void profileTellsWhatWasPutOffAndWhy() {
    Outcome outcome = Outcome.of("check", "storage", "--profile");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .containsPattern("\nIn [0-9]+ of [0-9]+ states more than one transition had to be explored")
        .contains("\n  put off    enabled  transition\n")
        .contains("\n     sets  what made them larger\n");
    JsonNode profile = Outcome.of("check", "storage", "--profile", "--json").json().get("profile");
    assertThat(profile.fieldNames())
        .toIterable()
        .containsExactly("states", "held", "transitions", "forced", "remarks");
    assertThat(profile.get("forced").get(0).fieldNames())
        .toIterable()
        .containsExactly("member", "added", "reason", "count");
    assertThat(Outcome.of("check", "storage", "--json").json().has("profile")).isFalse();
    Outcome none = Outcome.of("check", "storage", "--profile", "--por", "none");
    assertThat(none.err()).contains("--profile needs a reduction that chooses stubborn sets");
    assertThat(none.exitCode()).isEqualTo(151);
  }
}
