package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.cli.outcome.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTests {

  private static final String RELAY = Relay.class.getName();

  @TempDir Path directory;

  private Path saved(String... options) {
    String[] all = new String[options.length + 4];
    all[0] = "check";
    all[1] = RELAY;
    all[2] = "--out";
    all[3] = directory.toString();
    System.arraycopy(options, 0, all, 4, options.length);
    Outcome.of(all);
    return directory.resolve("relay.counterexample.json");
  }

  private static Outcome replay(Path file, String... options) {
    String[] all = new String[options.length + 2];
    all[0] = "replay";
    all[1] = file.toString();
    System.arraycopy(options, 0, all, 2, options.length);
    return Outcome.of(all);
  }

  private static Path edited(Path file, String from, String to) throws IOException {
    String text = Files.readString(file);
    assertThat(text).contains(from);
    return Files.writeString(file, text.replace(from, to));
  }

  private static void refused(String message, Outcome outcome) {
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "\n");
    assertThat(outcome.exitCode()).isEqualTo(150);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void replayShowsTheSameExecution() {
    Outcome check = Outcome.of("check", RELAY, "n=3", "--out", directory.toString());
    Outcome replay = replay(directory.resolve("relay.counterexample.json"));
    assertThat(replay.exitCode()).isEqualTo(12);
    assertThat(replay.out())
        .startsWith("Mazurka " + Version.TEXT + ": replay of relay n=3\n")
        .contains("\nfew is violated after 6 steps: the receiver has 3\n");
    String table =
        check.out().substring(check.out().indexOf("  | sender"), check.out().indexOf("\nSaved."));
    assertThat(replay.out()).endsWith(table);
  }

  @Test
  void replayOfADeadlockExitsWith11() {
    Outcome outcome = replay(saved("--property", "deadlock", "--search", "dfs"));
    assertThat(outcome.exitCode()).isEqualTo(11);
    assertThat(outcome.out()).contains("deadlock is reached after 4 steps: no process can");
  }

  @Test
  void replayAnswersInJson() {
    Outcome outcome = replay(saved("n=1"), "--json");
    JsonNode json = outcome.json();
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(json.fieldNames())
        .toIterable()
        .containsExactly(
            "model",
            "parameters",
            "verdict",
            "property",
            "explanation",
            "counterexample",
            "cycleStart");
    assertThat(json.get("verdict")).hasToString("\"violated\"");
    assertThat(json.get("explanation")).hasToString("\"the receiver has 1\"");
    assertThat(json.get("counterexample")).hasSize(2);
  }

  @Test
  void stepIsFoundByItsDescriptionWhenTheOrderOfStepsHasChanged() throws Exception {
    Path file = edited(saved("n=3"), RELAY, Relay.Backwards.class.getName());
    Outcome outcome = replay(file);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(12);
  }

  @Test
  void indexThatDoesNotExistIsRepaired() throws Exception {
    Outcome outcome = replay(edited(saved("n=1"), "[ 0, 0 ]", "[ 0, 77 ]"));
    assertThat(outcome.exitCode()).isEqualTo(12);
    outcome = replay(edited(saved("n=1"), "\"initialState\" : 0", "\"initialState\" : 5"));
    assertThat(outcome.exitCode()).isEqualTo(12);
  }

  private static void departed(String difference, Outcome outcome) {
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(14);
    assertThat(outcome.out()).endsWith("\n\n" + difference);
  }

  @Test
  void changedModelIsToldByTheFirstStepThatDiffers() throws Exception {
    String shorter = Relay.Shorter.class.getName();
    departed(
        """
        The counterexample to few no longer happens: step 2 of 4, sender.send, is not possible as it was
          then: sender send: sends Token(2) to receiver; sender: sent=1 -> sent=2
          now:  possible is receiver.receive
          in:   sender: sent=1 | receiver: received=0
        """,
        replay(edited(saved(), RELAY, shorter)));
  }

  @Test
  void repairedPropertyIsTold() throws Exception {
    String generous = Relay.Generous.class.getName();
    departed(
        """
        The counterexample to few no longer happens: few holds after the last step now
          then: it failed
          now:  sender: sent=2 | receiver: received=2
        """,
        replay(edited(saved(), RELAY, generous)));
  }

  @Test
  void missingPropertyIsRefused() throws Exception {
    refused(
        RELAY + " has no property 'fewer' any more",
        replay(edited(saved(), "\"few\"", "\"fewer\"")));
  }

  @Test
  void stateThatIsNotTerminalAnyMoreIsTold() throws Exception {
    departed(
        """
        The counterexample to deadlock no longer happens: its last state is not terminal any more
          then: no process can take a step
          now:  possible is sender.send
          in:   sender: sent=2 | receiver: received=2
        """,
        replay(edited(saved("--property", "deadlock"), "\"n\" : 2", "\"n\" : 3")));
  }

  @Test
  void otherInitialStateOrOtherProcessesAreTold() throws Exception {
    departed(
        """
        The counterexample to few no longer happens: no initial state is as it was
          then: sender: sent=9 | receiver: received=0
          now:  sender: sent=0 | receiver: received=0
        """,
        replay(edited(saved(), "[ \"sent=0\"", "[ \"sent=9\"")));
    departed(
        """
        The counterexample to few no longer happens: its processes are others now
          then: center, receiver
          now:  sender, receiver
        """,
        replay(edited(saved(), "[ \"sender\"", "[ \"center\"")));
  }

  @Test
  void differenceIsToldInJson() throws Exception {
    Outcome outcome = replay(edited(saved(), RELAY, Relay.Generous.class.getName()), "--json");
    assertThat(outcome.exitCode()).isEqualTo(14);
    assertThat(outcome.json().get("verdict")).hasToString("\"inconclusive\"");
    assertThat(outcome.json().get("counterexample").isNull()).isTrue();
    assertThat(outcome.json().get("explanation").textValue())
        .startsWith("few holds after the last step now\nthen: it failed\nnow:  ");
  }

  @Test
  void missingModelIsRefused() throws Exception {
    refused(
        "there is no class 'org.Gone'; --classpath says where your own classes are",
        replay(edited(saved(), RELAY, "org.Gone")));
  }

  @Test
  void parameterOutOfRangeIsRefused() throws Exception {
    refused(
        "relay: parameter n=-2 is out of range; it goes from 1 to 1000000",
        replay(edited(saved(), "\"n\" : 2", "\"n\" : -2")));
  }

  @Test
  void classPathIsSavedAndCanBeOverridden() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    SourceCompiler.compileModel(classes, "");
    Outcome.of("check", "Mine", "--classpath", classes.toString(), "--out", directory.toString());
    Path file = directory.resolve("relay.counterexample.json");
    assertThat(replay(file).exitCode()).isEqualTo(12);
    Path moved = Files.move(classes, directory.resolve("moved"));
    refused(
        "class path: '%s' does not exist; has the project been compiled?".formatted(classes),
        replay(file));
    assertThat(replay(file, "--classpath", moved.toString()).exitCode()).isEqualTo(12);
  }

  @Test
  void fileOfAnOlderVersionDoesNotSayWhatKindOfModelItNames() throws Exception {
    Outcome outcome = replay(edited(saved(), "\"kind\" : \"class\",", ""));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(12);
  }

  @Test
  void nameIsNotTakenForOneOfAnotherKind() throws Exception {
    refused(
        "there is no class '%s'; --classpath says where your own classes are".formatted(RELAY),
        replay(edited(saved(), "\"kind\" : \"class\"", "\"kind\" : \"gallery\"")));
  }

  @Test
  void fileThatCannotBeReadIsRefused() {
    refused("no-such.json: there is no such file", replay(Path.of("no-such.json")));
    refused(directory + ": it is a directory", replay(directory));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "''          :: FILE is not a saved counterexample",
        "{           :: FILE is not a saved counterexample: line 1 is not JSON",
        "{} {}       :: FILE is not a saved counterexample: line 1 is not JSON",
        "[1]         :: FILE is not a saved counterexample",
        "{\"a\": 1}  :: FILE is not a saved counterexample",
      })
  void fileThatIsNoCounterexampleIsRefused(String content, String message) throws Exception {
    Path file = Files.writeString(directory.resolve("some.json"), content);
    refused(message.replace("FILE", file.toString()), replay(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "\"version\" : 2         :: \"version\" : 1     :: FILE has version 1 of the format; this Mazurka reads version 2",
        "\"version\" : 2,        :: ''                  :: FILE: the field 'version' is missing",
        "\"property\" : \"few\", :: ''                  :: FILE: the field 'property' is missing",
        "\"traffic\"             :: \"tariff\"          :: FILE: the field 'options.traffic' is missing",
        "\"m\"                   :: \"q\"               :: FILE: the field 'options.traffic' should be a value of --traffic",
        "\"n\" : 2               :: \"n\" : \"2\"       :: FILE: the field 'parameters.n' should be a whole number",
        "[ 0, 0,                 :: [ -1, 0,            :: FILE: the field 'path.steps[0]' should be a whole number that is not negative",
        "[ 0, 0,                 :: [ 0,                :: FILE: 'path.steps' and 'steps' are not of one length",
        "\"to\"                  :: \"whereto\"         :: FILE: the field 'steps[0].sent[0].to' is missing",
        "\"transition\" : \"send\" :: \"transition\" : 3 :: FILE: the field 'steps[0].transition' should be a text",
        "\"class\",              :: \"clas\",           :: FILE: the field 'kind' should be a Kind",
        "\"classPath\" : [ ]     :: \"classPath\" : 0   :: FILE: the field 'classPath' should be a list",
      })
  void damagedFileIsRefused(String from, String to, String message) throws Exception {
    Path file = edited(saved(), from, to);
    refused(message.replace("FILE", file.toString()), replay(file));
  }
}
