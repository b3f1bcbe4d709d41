package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.cli.outcome.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HelpTests {

  @Test
  void helpOfCheckShowsWhatWorksAndHidesTheRest() {
    Outcome outcome = Outcome.of("check", "--help");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("mazurka check MODEL [KEY=VALUE ...] [OPTIONS]")
        .contains("--search=bfs|dfs", "--store=", "--traffic=", "--crashes=", "--max-crashes=")
        .contains("--property=", "--max-states=", "--max-depth=", "--timeout=", "--all")
        .contains("--classpath=", "--out=", "--json", "Exit codes:", "Examples:")
        .contains("--invariant=", "--properties=")
        .contains("--por=none|lpor|", "--net=on|off", "--split=", "--dead-messages=", "--profile")
        .contains("--symmetry=none|processes|roles");
    assertThat(Outcome.of("help", "check").out()).isEqualTo(outcome.out());
  }

  @Test
  void everyExitCodeIsExplained() {
    assertThat(Outcome.of("check", "-h").out())
        .containsPattern("\n +0 +all")
        .containsPattern("\n +11 ")
        .containsPattern("\n +12 ")
        .containsPattern("\n +20 ")
        .containsPattern("\n +21 ")
        .containsPattern("\n +75 ")
        .containsPattern("\n +130 ")
        .containsPattern("\n +150 ")
        .containsPattern("\n +151 ")
        .containsPattern("\n +255 ");
  }

  @Test
  void helpOfMazurkaShowsTheCommands() {
    Outcome outcome = Outcome.of("--help");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains(
            "\n  check ",
            "\n  audit ",
            "\n  list ",
            "\n  replay ",
            "\n  cluster ",
            "\n  completion ",
            "\n  help ");
  }

  @Test
  void versionIsThatOfTheBuild() throws Exception {
    Outcome outcome = Outcome.of("--version");
    assertThat(outcome.out()).isEqualTo("Mazurka " + Version.TEXT + "\n");
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<version>" + Version.TEXT + "</version>");
  }

  @Test
  void listShowsEveryModelWithItsParameters() {
    Outcome outcome = Outcome.of("list");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("paxos\n")
        .containsPattern("proposers=2 \\(1 to \\d+\\)  acceptors=3 ")
        .contains("mazurka check ");
  }

  @Test
  void listAnswersInJson() {
    JsonNode models = Outcome.of("list", "--json").json().get("models");
    JsonNode paxos = null;
    for (JsonNode model : models) {
      assertThat(model.fieldNames()).toIterable().containsExactly("name", "summary", "parameters");
      paxos = model.get("name").textValue().equals("paxos") ? model : paxos;
    }
    assertThat(paxos).isNotNull();
    assertThat(paxos.get("parameters").get(0).toString())
        .startsWith("{\"name\":\"proposers\",\"default\":2,\"minimum\":1,\"maximum\":");
  }

  @Test
  void completionOffersModelsAndValues() {
    Outcome outcome = Outcome.of("completion");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("#!/usr/bin/env bash")
        .contains("complete -F _complete_mazurka")
        .contains("(\"bfs\" \"dfs\")", "\"faulty-paxos\"");
  }
}
