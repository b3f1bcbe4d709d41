package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nets in files, from the command line. */
class NetFilesTests {

  private static final Path NETS = Path.of("../../examples/nets");

  @TempDir Path directory;

  private Outcome check(String file, String... options) {
    List<String> args = new ArrayList<>(List.of("check", NETS.resolve(file).toString()));
    args.addAll(List.of(options));
    args.addAll(List.of("--out", directory.toString()));
    return Outcome.of(args.toArray(String[]::new));
  }

  @Test
  void deadlockOfANetExitsWith11() {
    Outcome outcome =
        check("philosophers.pnml", "--json", "--por", "none", "--symmetry", "none", "--all");

    assertThat(outcome.exitCode()).isEqualTo(11);
    assertThat(outcome.out())
        .contains("\"verdict\":\"deadlock\"", "\"states\":14,", "\"terminalStates\":1,")
        .contains("{\"process\":\"thinks 0\",\"before\":\"1\",\"after\":\"0\"}");
  }

  @Test
  void invariantOnPlacesExitsWith12WhereItFails() {
    assertThat(check("philosophers.pnml", "--invariant", "p0_eats + p1_eats <= 1").exitCode())
        .isZero();
    assertThat(check("philosophers.pnml", "--invariant", "fork0 + fork1 >= 1").exitCode())
        .isEqualTo(12);
  }

  @Test
  void whatNeverHoldsAndWhatFailsAtTheEndExitWith12() {
    assertThat(check("philosophers.pnml", "--sometimes", "p0_eats = 1").exitCode()).isZero();
    assertThat(check("philosophers.pnml", "--sometimes", "p0_eats = 2").exitCode()).isEqualTo(12);
    assertThat(check("philosophers.pnml", "--at-end", "fork0 = 0").exitCode()).isZero();
    assertThat(check("philosophers.pnml", "--at-end", "fork0 = 1").exitCode()).isEqualTo(12);
    assertThat(check("philosophers.pnml", "--sometimes", "p9 = 2").err())
        .contains("--sometimes 'p9");
  }

  @Test
  void witnessAndViolationAtTheEndAreReplayed() {
    check("philosophers.pnml", "--sometimes", "p0_eats = 1");
    Outcome witness =
        Outcome.of("replay", directory.resolve("philosophers.witness.json").toString());
    assertThat(witness.exitCode()).isZero();
    assertThat(witness.out()).contains("p0_eats = 1 holds after 2 steps: it is true (eats 0 = 1)");

    check("philosophers.pnml", "--at-end", "fork0 = 1");
    Outcome violation =
        Outcome.of("replay", directory.resolve("philosophers.counterexample.json").toString());
    assertThat(violation.exitCode()).isEqualTo(12);
    assertThat(violation.out()).contains("fork0 = 1 is violated at the end, after 3 steps");
  }

  @Test
  void counterexampleToAnInvariantIsReplayed() {
    check("philosophers.pnml", "--invariant", "\"fork 0\" = 1");
    Outcome outcome =
        Outcome.of(
            "replay", directory.resolve("philosophers.counterexample.json").toString(), "--json");

    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).contains("it is not true (fork 0 = 0)");
  }

  @Test
  void counterexampleOfASignalGraphIsReplayed() {
    check("toggle.g");
    Outcome outcome =
        Outcome.of("replay", directory.resolve("toggle.counterexample.json").toString());

    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(outcome.out()).contains("signal req changes to the value it has");
  }

  @Test
  void decidedFormulasExitWithZeroWhateverTheAnswers() {
    Outcome outcome =
        check(
            "philosophers.pnml",
            "--properties",
            NETS.resolve("philosophers.xml").toString(),
            "--json");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains(
            "\"properties\":[{\"name\":\"neighbours-never-eat-together\",\"verdict\":\"holds\",\"kind\":\"invariant\"},"
                + "{\"name\":\"philosopher-2-can-take-the-second-fork\",\"verdict\":\"holds\",\"kind\":\"goal\"},"
                + "{\"name\":\"everybody-can-be-stuck\",\"verdict\":\"holds\",\"kind\":\"goal\"},"
                + "{\"name\":\"all-forks-are-never-taken\",\"verdict\":\"violated\",\"kind\":\"invariant\"}]");
    assertThat(directory.resolve("philosophers.counterexample.json")).doesNotExist();
  }

  @Test
  void goalThatCannotBeReachedIsTheFailedProperty() throws IOException {
    Path formulas =
        Files.writeString(
            directory.resolve("f.xml"),
            "<property-set><property><id>feast</id><formula><exists-path><finally><integer-le>"
                + "<integer-constant>2</integer-constant><tokens-count><place>p0_eats</place>"
                + "<place>p1_eats</place></tokens-count></integer-le></finally></exists-path>"
                + "</formula></property></property-set>");
    Outcome outcome = check("philosophers.pnml", "--properties", formulas.toString(), "--json");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("\"verdict\":\"violated\",\"property\":\"feast\"")
        .contains("\"counterexample\":null");
  }

  @Test
  void undecidedFormulasExitWithTheLimit() {
    String formulas = NETS.resolve("philosophers.xml").toString();
    Outcome outcome = check("philosophers.pnml", "--properties", formulas, "--max-states", "3");

    assertThat(outcome.exitCode()).isEqualTo(21);
    assertThat(outcome.out()).contains("of 4 formulas decided").contains("inconclusive");
  }

  @Test
  void malformedFileIsRefusedWithItsLine() throws IOException {
    Path file = Files.writeString(directory.resolve("bad.g"), ".inputs a\n.graph\na+ b+\n");
    Outcome outcome = Outcome.of("check", file.toString());

    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.err()).contains("bad.g, line 3: 'b+' is a transition of 'b', which is not");
  }

  @Test
  void missingFileIsNotTakenForAClass() {
    for (String name : List.of("none.pnml", "none.g", "none.circuit", "./none", "Mine.java")) {
      Outcome outcome = Outcome.of("check", name);

      assertThat(outcome.exitCode()).isEqualTo(150);
      assertThat(outcome.err().strip()).isEqualTo("mazurka: there is no file '%s'".formatted(name));
    }
  }

  @Test
  void sourceFileIsToBeNamedByItsClass() throws IOException {
    Path file = Files.writeString(directory.resolve("Mine.java"), "class Mine {}");
    Outcome outcome = Outcome.of("check", file.toString());

    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.err()).contains("holds a class: name the class, such as org.example.Mine");
  }

  @Test
  void mistypedPlaceIsGuessed() {
    Outcome outcome = check("philosophers.pnml", "--invariant", "p0_eat = 0");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains("there is no place 'p0_eat'; did you mean 'p0_eats'?");
  }

  @Test
  void longMessageIsCutInItsMiddle() {
    String nested = "(".repeat(100_000) + "p0_eats" + ")".repeat(100_000);
    Outcome outcome = check("philosophers.pnml", "--invariant", nested);

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).hasSizeLessThan(4_000).contains("it is nested more than 200 deep");
  }

  @Test
  void netsAreRecognisedByTheirContent() throws IOException {
    Path pnml = Files.copy(NETS.resolve("philosophers.pnml"), directory.resolve("model.xml"));
    Path astg = Files.copy(NETS.resolve("arbiter.g"), directory.resolve("arbiter.txt"));

    assertThat(Outcome.of("check", pnml.toString(), "--out", directory.toString()).exitCode())
        .isEqualTo(11);
    assertThat(Outcome.of("check", astg.toString()).exitCode()).isZero();
  }
}
