package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What should hold at some end of a program of threads, as the command tells it. */
final class ThreadConditionTests {

  /** Two threads that count, and an end that is asked for. */
  public static final class Counting implements ThreadModel {

    @Override
    public List<Parameter> parameters() {
      return List.of(Parameter.of("end", 1, 0, 3));
    }

    @Override
    public void declare(Scope scope, Arguments arguments) {
      IntegerVariable x = scope.integer("x", 0);
      scope.thread("A", () -> x.write(x.read() + 1));
      scope.thread("B", () -> x.write(x.read() + 1));
      int end = arguments.get("end");
      scope.sometimes("wanted", () -> x.read() == end);
    }
  }

  @TempDir Path directory;

  private Outcome check(String... args) {
    String[] all = new String[args.length + 4];
    System.arraycopy(args, 0, all, 4, args.length);
    all[0] = "check";
    all[1] = Counting.class.getName();
    all[2] = "--out";
    all[3] = directory.toString();
    return Outcome.of(all);
  }

  @Test
  void endThatIsNotReachedIsExitCode12() {
    Outcome text = check("end=3");
    Outcome outcome = check("end=3", "--json");
    JsonNode json = outcome.json();

    assertThat(text.exitCode()).isEqualTo(12);
    assertThat(text.out()).contains("\nwanted never holds: ");
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(json.get("verdict")).hasToString("\"violated\"");
    assertThat(json.get("property")).hasToString("\"wanted\"");
    assertThat(json.get("properties").toString())
        .contains("{\"name\":\"wanted\",\"verdict\":\"violated\",\"kind\":\"sometimes\"}");
    assertThat(json.get("counterexample").isNull()).isTrue();
    assertThat(json.get("witnesses")).isEmpty();
  }

  @Test
  void endThatIsReachedIsAWitnessInAFileOfItsOwn() {
    Outcome outcome = check("end=1", "--property", "wanted", "--json");
    JsonNode json = outcome.json();

    assertThat(outcome.exitCode()).isZero();
    assertThat(json.get("verdict")).hasToString("\"holds\"");
    assertThat(json.get("witnesses")).hasSize(1);
    assertThat(json.get("witnesses").get(0).get("property")).hasToString("\"wanted\"");
    assertThat(json.get("witnesses").get(0).get("steps")).hasSize(4);
    assertThat(directory).isDirectoryContaining(file -> file.toString().endsWith(".witness.json"));
    assertThat(directory).isDirectoryNotContaining("glob:**.counterexample.json");
  }
}
