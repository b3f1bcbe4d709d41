package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MisuseTests {

  private static final String RELAY = Relay.class.getName();

  private static void refused(int exitCode, String message, String... args) {
    Outcome outcome = Outcome.of(args);
    assertThat(outcome.exitCode()).isEqualTo(exitCode);
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "\n");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void unknownModelIsRefusedWithAGuess() {
    refused(
        150,
        "there is no model 'paxs'; did you mean 'paxos'? mazurka list shows all",
        "check",
        "paxs");
    refused(150, "there is no model 'xyz-17'; mazurka list shows all", "check", "xyz-17");
    refused(150, "there is no model ''; mazurka list shows all", "check", "");
  }

  @Test
  void unknownClassIsRefusedWithARemedy() {
    refused(
        150,
        "there is no class 'org.example.Mine'; --classpath says where your own classes are",
        "check",
        "org.example.Mine");
  }

  @Test
  void fileOfAnUnknownKindIsRefused(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("model.pml"), "");
    Outcome outcome = Outcome.of("check", file.toString());

    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.err())
        .contains("'%s' is a file of no kind that can be checked".formatted(file));
  }

  @Test
  void directoryIsRefused(@TempDir Path directory) {
    refused(
        150,
        "'%s' is a directory: name a file, a model of the gallery or a class".formatted(directory),
        "check",
        directory.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "n=two       :: parameter n=two: 'two' is not a whole number",
        "n=          :: parameter n=: '' is not a whole number",
        "n=1.5       :: parameter n=1.5: '1.5' is not a whole number",
        "n=12345678901 :: parameter n=12345678901: '12345678901' is not a whole number that fits 32 bits",
        "n=0         :: relay: parameter n=0 is out of range; it goes from 1 to 1000000",
        "m=1         :: relay has no parameter 'm'; its parameters are n",
        "many        :: 'many' is not a parameter: parameters are written key=value",
        "=3          :: '=3' is not a parameter: parameters are written key=value",
      })
  void badParameterIsRefused(String parameter, String message) {
    refused(150, message, "check", RELAY, parameter);
  }

  @Test
  void parameterGivenTwiceIsRefused() {
    refused(150, "parameter n is given twice", "check", RELAY, "n=1", "n=2");
  }

  @Test
  void parameterBeforeTheModelIsRefused() {
    refused(
        150,
        "'n=2' is not a model: the model comes first, then its parameters",
        "check",
        "n=2",
        RELAY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "--search depth    :: --search takes bfs or dfs, not 'depth'",
        "--search BFS      :: --search takes bfs or dfs, not 'BFS'",
        "--store disk      :: --store takes exact, fingerprint, bitstate or none, not 'disk'",
        "--traffic tcp     :: --traffic takes m, grm or rm, not 'tcp'",
        "--crashes maybe   :: --crashes takes implicit or explicit, not 'maybe'",
        "--max-crashes -1  :: --max-crashes takes a whole number of at least 0, not '-1'",
        "--max-states 0    :: --max-states takes a whole number of at least 1, not '0'",
        "--max-depth far   :: --max-depth takes a whole number of at least 0, not 'far'",
        "--timeout 0       :: --timeout takes a positive number of seconds, not '0'",
        "--timeout soon    :: --timeout takes a positive number of seconds, not 'soon'",
        "--timeout NaN     :: --timeout takes a positive number of seconds, not 'NaN'",
        "--search          :: --search needs a value, bfs|dfs",
        "--search --all    :: --search needs a value, bfs|dfs",
        "--out             :: --out needs a value, DIR",
        "-x                :: there is no option '-x'",
        "--all=yes         :: option '--all' should be specified without 'yes' parameter",
        "--all --all       :: option '--all' should be specified only once",
        "--property some   :: there is no property 'some'; this model has few, order, deadlock",
        "--por magic       :: --por takes none, lpor, lssa, dpor-classic, dpor-source or dpor-optimal, not 'magic'",
        "--net maybe       :: --net takes on or off, not 'maybe'",
        "--por lpor        :: --por lpor does not apply to this model",
        "--split quorum    :: --split quorum does not apply to this model",
        "--dead-messages on :: --dead-messages on does not apply to this model",
        "--symmetry roles  :: --symmetry roles does not apply to this model",
        "--conflicts all   :: --conflicts all does not apply to this model",
        "--traffic rm      :: --traffic rm does not apply to this model",
        "--crashes explicit :: --crashes explicit does not apply to this model",
        "--max-crashes 1   :: --max-crashes 1 does not apply to this model",
        "--invariant x>1   :: --invariant does not apply to this model",
        "--properties f    :: --properties does not apply to this model",
        "--profile         :: --profile does not apply to this model",
      })
  void badOptionIsRefused(String options, String message) {
    Outcome outcome = Outcome.of(("check " + RELAY + " --json " + options).split(" ", -1));
    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "; see mazurka check --help\n");
  }

  @Test
  void mistypedOptionIsRefusedWithAGuess() {
    refused(
        151,
        "there is no option '--serch'; did you mean '--search'? See mazurka check --help",
        "check",
        RELAY,
        "--serch=bfs");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--por none",
        "--net on",
        "--net off",
        "--split none",
        "--dead-messages off",
        "--symmetry none",
        "--conflicts readwrite",
        "--crashes implicit",
        "--traffic m",
        "--traffic=m --por=none",
      })
  void neutralValueOfEveryOptionIsAccepted(String options) {
    String line = "check " + RELAY + " --json --property order " + options;
    Outcome outcome = Outcome.of(line.split(" ", -1));
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void missingArgumentsAreNamed() {
    refused(151, "which command? See mazurka --help");
    refused(151, "MODEL is missing; see mazurka check --help", "check");
    refused(151, "FILE is missing; see mazurka replay --help", "replay");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check paxos --property none",
        "audit paxos --property none",
        "simulate paxos --property none",
        "explore paxos --property none",
        "prove bakery --property none",
        "show paxos --foo",
        "list --foo",
        "replay file --foo",
        "init --foo",
        "completion --foo",
        "cluster start --foo",
        "cluster stop --foo",
      })
  void everyCommandPointsToItsOwnHelp(String line) {
    String[] words = line.split(" ");
    Outcome outcome = Outcome.of(words);
    assertThat(outcome.exitCode()).isEqualTo(151);
    String command = words[0].equals("cluster") ? words[0] + " " + words[1] : words[0];
    assertThat(outcome.err()).endsWith("; see mazurka " + command + " --help\n");
  }

  @Test
  void unknownCommandIsRefused() {
    refused(151, "there is no command 'chek'; did you mean 'check'? See mazurka --help", "chek");
    refused(151, "unknown subcommand 'chek'; see mazurka --help", "help", "chek");
    refused(151, "'all' is one argument too many; see mazurka list --help", "list", "all");
  }
}
