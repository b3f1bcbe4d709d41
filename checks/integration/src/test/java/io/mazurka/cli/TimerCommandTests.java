package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every command knows time, or says that it does not. */
final class TimerCommandTests {

  private static final int HOLDS = 0;
  private static final int VIOLATED = 12;
  private static final int FORMULA_VIOLATED = 13;
  private static final int LIMIT = 21;
  private static final int REFUSED = 151;

  @TempDir private Path directory;

  /** An example with a bug and without, and formulas of which the first fails. */
  enum Example {
    DETECTOR("Heartbeats", "patience=7", "<> watcher = SUSPECTS", "EF watcher = SUSPECTS", 113),
    LOCK("LeaseLock", "margin=3", "<> client1.phase = HOLDING", "EF client1.phase = HOLDING", 3142),
    CLIENT("PatientClient", "memory=8", "<> server.done > 1", "EF client.answered = true", 58);

    private final String model;
    private final String mended;
    private final String failing;
    private final String branching;
    private final int states;

    Example(String name, String mended, String failing, String branching, int states) {
      this.model = "io.mazurka.examples.time." + name;
      this.mended = mended;
      this.failing = failing;
      this.branching = branching;
      this.states = states;
    }
  }

  private static Outcome run(String command, Example example, String... more) {
    List<String> words = new ArrayList<>(List.of(command, example.model, example.mended));
    words.addAll(List.of(more));
    return Outcome.of(words.toArray(String[]::new));
  }

  private static void requireEnd(int expected, Outcome outcome) {
    assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(expected);
  }

  @ParameterizedTest
  @EnumSource
  void formulasAreDecided(Example example) {
    for (String fairness : List.of("none", "weak", "strong", "weak-delivery", "strong-delivery")) {
      requireEnd(
          FORMULA_VIOLATED, run("check", example, "--ltl", example.failing, "--fair", fairness));
    }
    requireEnd(HOLDS, run("check", example, "--ctl", example.branching));
    requireEnd(FORMULA_VIOLATED, run("check", example, "--ctlstar", "A(" + example.failing + ")"));
    requireEnd(
        FORMULA_VIOLATED, run("simulate", example, "--ltl", example.failing, "--runs", "300"));
    requireEnd(HOLDS, run("check", example, "--symmetry", "roles", "--workers", "2"));
    requireEnd(HOLDS, run("audit", example));
  }

  @ParameterizedTest
  @EnumSource
  void searchGoesOnWhereItWasSaved(Example example) {
    String saved = directory.resolve("saved").toString();
    String[] plain = {"--por", "none", "--symmetry", "none"};
    List<String> first = new ArrayList<>(List.of(plain));
    first.addAll(List.of("--max-states", "30", "--checkpoint", saved));
    List<String> second = new ArrayList<>(List.of(plain));
    second.addAll(List.of("--resume", saved, "--json"));

    requireEnd(LIMIT, run("check", example, first.toArray(String[]::new)));
    Outcome whole = run("check", example, second.toArray(String[]::new));
    requireEnd(HOLDS, whole);
    assertThat(whole.json().get("states").asInt()).isEqualTo(example.states);
  }

  @ParameterizedTest
  @EnumSource
  void counterexamplesAreReplayed(Example example) {
    for (String command : List.of("check", "simulate --runs 2000")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.add(1, example.model);
      words.addAll(List.of("--out", directory.toString()));
      requireEnd(VIOLATED, Outcome.of(words.toArray(String[]::new)));
      String file = directory.resolve(example.model + ".counterexample.json").toString();
      Outcome again = Outcome.of("replay", file);
      requireEnd(VIOLATED, again);
      assertThat(again.out()).containsPattern("units? pass");
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatDoesNotKnowTimeSaysSo(Example example) {
    for (String more :
        List.of(
            "check --por lpor --sets dynamic",
            "check --por lpor --sets published",
            "check --por dpor-source",
            "check --traffic grm")) {
      String[] words = more.split(" ", 2);
      Outcome refused = run(words[0], example, words[1].split(" "));
      requireEnd(REFUSED, refused);
      assertThat(refused.err()).as(more).containsPattern("time");
      assertThat(refused.err().lines()).as(more).hasSize(1);
    }
  }
}
