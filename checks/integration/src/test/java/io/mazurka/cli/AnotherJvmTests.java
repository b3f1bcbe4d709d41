package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An audit compares with another JVM, in which hash tables iterate in another order. */
class AnotherJvmTests {

  @TempDir Path directory;

  private Outcome audit(String... more) {
    String[] args = {"audit", "Wayward", "--classpath", directory.toString()};
    return Outcome.of(Stream.of(args, more).flatMap(Arrays::stream).toArray(String[]::new));
  }

  /** The set is made inside the handler, so the second call makes the same one. */
  @Test
  void handlerThatDependsOnASetOfItsOwnIsNamed() throws Exception {
    Wayward.compile(
        directory,
        "if (java.util.Set.of(1, 2).iterator().next() == 1)"
            + " { return Effect.become(new Wanderer(2)); }");
    assertThat(Outcome.of("check", "Wayward", "--classpath", directory.toString()).exitCode())
        .isZero();
    Outcome outcome = audit();
    assertThat(outcome.exitCode()).isEqualTo(75);
    assertThat(outcome.out())
        .contains("The model does something else in another JVM")
        .contains(
            "\n1. another JVM: wanderer.stray does something else in another JVM; it may depend",
            "\n     wanderer  steps=0");
  }

  @Test
  void invariantThatDependsOnASetOfItsOwnIsNamed() throws Exception {
    Wayward.compile(
        directory,
        "",
        "protocol.invariant(\"first\").forEach(wanderer, self ->"
            + " java.util.Set.of(1, 2).iterator().next() + self.steps() > 1);");
    JsonNode answer = audit("--json").json();
    assertThat(answer.get("verdict")).hasToString("\"wrong\"");
    JsonNode checks = answer.get("checks");
    JsonNode last = checks.get(checks.size() - 1);
    assertThat(last.get("name")).hasToString("\"another JVM\"");
    assertThat(last.findValuesAsText("explanation").get(0))
        .startsWith("first has another truth value in another JVM");
  }

  @Test
  void modelThatIsTheSameEverywhereIsComparedInAllStates() throws Exception {
    Wayward.compile(directory, "");
    JsonNode answer = audit("--json").json();
    JsonNode checks = answer.get("checks");
    JsonNode last = checks.get(checks.size() - 1);
    assertThat(last.get("count").intValue()).isEqualTo(3);
    assertThat(last.get("complete").booleanValue()).isTrue();
    assertThat(answer.get("verdict")).hasToString("\"clean\"");
  }

  @Test
  void protocolsThreadsCircuitsAndNetsAreTheSameEverywhere() {
    for (String model :
        List.of(
            "storage",
            "philosophers",
            "ab-ba-locks",
            "arbiter",
            "../../examples/nets/philosophers.pnml")) {
      Outcome outcome = Outcome.of("audit", model, "--json");
      assertThat(outcome.exitCode()).as(model + outcome.err()).isZero();
      assertThat(outcome.json().get("checks").toString()).contains("\"another JVM\"");
    }
  }

  @Test
  void stepFunctionThatDependsOnASetOfItsOwnIsNamed() throws Exception {
    SourceCompiler.compile(
        directory,
        "Wayward",
        """
        import io.mazurka.kernel.model.*;
        import io.mazurka.threads.*;
        import io.mazurka.threads.objects.*;
        import io.mazurka.threads.operations.*;
        import java.util.*;

        public class Wayward implements ThreadModel {
          public String name() { return "wayward"; }
          public String summary() { return ""; }
          public List<Parameter> parameters() { return List.of(); }
          public void declare(Scope scope, Arguments arguments) {
            Variable<Integer> x = scope.variable("x", 0);
            scope.<Integer>thread("a", 0, step -> step > 0
                ? Next.end()
                : x.writing(Set.of(1, 2).iterator().next()).to(1));
            scope.sequence("b", x.writing(3));
          }
        }
        """);
    Outcome outcome = audit();
    assertThat(outcome.exitCode()).isEqualTo(75);
    assertThat(outcome.out())
        .contains("The model does something else in another JVM")
        .containsPattern("1\\. another JVM: a\\.\\S+ does something else");
  }
}
