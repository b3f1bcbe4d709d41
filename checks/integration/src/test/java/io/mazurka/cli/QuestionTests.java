package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every command answers or refuses every question about every kind of model. */
final class QuestionTests {

  private static final int REFUSED = 151;
  private static final int INTERRUPTED = 130;

  private static final String NET =
      """
      <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
        <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet"><page id="g">
          <place id="p"><initialMarking><text>1</text></initialMarking></place><place id="q"/>
          <transition id="t"/><arc id="a" source="p" target="t"/><arc id="b" source="t" target="q"/>
          <transition id="u"/><arc id="c" source="q" target="u"/><arc id="d" source="u" target="p"/>
        </page></net>
      </pnml>
      """;

  private static final String FORMULAS =
      """
      <property-set xmlns="http://mcc.lip6.fr/"><property><id>formula</id><description/>
        <formula><all-paths><globally><integer-le><tokens-count><place>q</place></tokens-count>
        <integer-constant>1</integer-constant></integer-le></globally></all-paths></formula>
      </property></property-set>
      """;

  private static final String ORDINARY =
      """
      public class Ordinary {
        static int x;
        public static void main(String[] words) throws Exception {
          Thread other = new Thread(() -> { synchronized (Ordinary.class) { x++; } });
          other.start();
          synchronized (Ordinary.class) { x++; }
          other.join();
          assert x == 2;
        }
      }
      """;

  @TempDir private static Path directory;

  /**
   * A small model of each kind, a property of its own, a condition, and how many questions check
   * and simulate answer.
   */
  enum Kind {
    PROTOCOL("two-phase-commit crash=1", "atomicity", "true", 16),
    PROTOCOL_WITH_TIMERS(
        "io.mazurka.examples.time.Heartbeats patience=7",
        "no living node is suspected",
        "true",
        16),
    PROTOCOL_WITHOUT_FORMULAS("raft servers=2", "log matching", "elected", 8),
    SHARED_VARIABLES("peterson", "mutex", "level1 >= 0", 16),
    CIRCUIT("arbiter cells=1", "hazard", "true", 16),
    NET("DIR/net.pnml", "one-safety", "p >= 0", 17),
    THREADS("indexer n=2", "assertions", "true", 8),
    LITMUS("ab-ba-locks", "assertions", "true", 8),
    ORDINARY_CLASS("Ordinary --classpath DIR", "race-freedom", "true", 4),
    SIMPLE("io.mazurka.cli.Relay", "few", "true", 4);

    private final String model;
    private final String property;
    private final String condition;
    private final int answered;

    Kind(String model, String property, String condition, int answered) {
      this.model = model;
      this.property = property;
      this.condition = condition;
      this.answered = answered;
    }

    List<String> model() {
      return List.of(model.replace("DIR", directory.toString()).split(" "));
    }
  }

  /** An option that asks something, and the name of the answer. */
  record Question(String option, String value, String answer) {

    static List<Question> of(Kind kind) {
      List<Question> all = new ArrayList<>();
      all.add(new Question("--property", kind.property, kind.property));
      all.add(new Question("--property", "deadlock", "deadlock"));
      for (String option : List.of("--invariant", "--sometimes", "--at-end", "--query")) {
        all.add(new Question(option, kind.condition, kind.condition));
      }
      for (String formula :
          List.of("--ltl []<> (%s)", "--ctl AG EF (%s)", "--ctlstar AG E([]<> (%s))")) {
        String[] words = formula.formatted(kind.condition).split(" ", 2);
        all.add(new Question(words[0], words[1], words[1]));
      }
      all.add(
          new Question("--properties", directory.resolve("formulas.xml").toString(), "formula"));
      return all;
    }
  }

  @BeforeAll
  static void makeModels() throws Exception {
    Files.writeString(directory.resolve("net.pnml"), NET);
    Files.writeString(directory.resolve("formulas.xml"), FORMULAS);
    SourceCompiler.compile(directory, "Ordinary", ORDINARY);
  }

  /** Ctrl-C comes at once where nothing is answered in one go. */
  private static Outcome run(String command, Kind kind, Question... questions) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(kind.model());
    for (Question question : questions) {
      words.addAll(List.of(question.option(), question.value()));
    }
    boolean decides = List.of("check", "simulate").contains(command);
    if (decides) {
      words.addAll(List.of("--json", "--out", directory.toString()));
    }
    if (command.equals("simulate")) {
      words.addAll(List.of("--runs", "5"));
    }
    return Outcome.of(() -> !decides, Map.of(), words.toArray(String[]::new));
  }

  private static boolean isRefused(Outcome outcome) {
    boolean refused = outcome.exitCode() == REFUSED;
    assertThat(outcome.out().isEmpty()).as(outcome.out()).isEqualTo(refused);
    return refused;
  }

  private static List<String> answers(Outcome outcome) {
    List<String> names = new ArrayList<>();
    for (JsonNode property : outcome.json().get("properties")) {
      names.add(property.get("name").asText());
    }
    return names;
  }

  @ParameterizedTest
  @EnumSource
  void everyQuestionIsAnsweredAloneOrRefused(Kind kind) {
    int answered = 0;
    for (Question question : Question.of(kind)) {
      for (String command : List.of("check", "simulate")) {
        Outcome outcome = run(command, kind, question);
        if (isRefused(outcome)) {
          assertThat(outcome.err()).contains(question.option());
        } else {
          assertThat(answers(outcome)).as("%s", question).containsExactly(question.answer());
          answered++;
        }
      }
    }
    assertThat(answered).isEqualTo(kind.answered);
  }

  @ParameterizedTest
  @EnumSource
  void everyTwoQuestionsAreAnsweredTogetherOrRefused(Kind kind) {
    List<Question> questions = Question.of(kind);
    for (Question one : questions) {
      for (Question other : questions) {
        Outcome outcome = run("check", kind, one, other);
        if (!isRefused(outcome)) {
          assertThat(answers(outcome))
              .as("%s and %s", one, other)
              .containsOnly(one.answer(), other.answer());
        }
      }
    }
  }

  /** Commands that decide nothing accept exactly the questions that a check would decide. */
  @ParameterizedTest
  @EnumSource
  void auditAndExploreTakeTheQuestionsOfACheck(Kind kind) {
    List<Question> questions = new ArrayList<>(Question.of(kind));
    questions.add(new Question("--property", "nothing of the kind", ""));
    questions.add(new Question("--ltl", "<>nothing", ""));
    questions.add(new Question("--ctlstar", "A(<>nothing)", ""));
    questions.add(new Question("--fair", "weak", ""));
    questions.add(new Question("--conflicts", "all", ""));
    questions.add(new Question("--split", "quorum", ""));
    for (Question question : questions) {
      boolean refused = isRefused(run("check", kind, question));
      Outcome page = run("explore", kind, question);
      assertThat(isRefused(page)).as("explore %s: %s", question, page.err()).isEqualTo(refused);
      Outcome audit = run("audit", kind, question);
      if (audit.exitCode() != REFUSED || !audit.err().contains("there is nothing to audit")) {
        assertThat(audit.exitCode() == REFUSED)
            .as("audit %s: %s", question, audit.err())
            .isEqualTo(refused);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyFileIsWrittenOrSaidNotToBe(Kind kind) {
    List<String> files = List.of("--svg", "--itf", "--html");
    for (String command : List.of("check", "simulate")) {
      List<Question> reports = new ArrayList<>();
      Stream.concat(
              files.stream(),
              command.equals("check")
                  ? Stream.of("--dot", "--junit", "--sarif", "--hoa")
                  : Stream.of())
          .forEach(option -> reports.add(new Question(option, place(command, kind, option), "")));
      for (Question report : reports) {
        Outcome outcome = run(command, kind, report);
        assertThat(Files.exists(Path.of(report.value())))
            .as("%s %s: %s", command, report, outcome.err())
            .isNotEqualTo(outcome.err().contains(report.option()));
      }
    }
  }

  private static String place(String command, Kind kind, String option) {
    return directory.resolve("%s-%s%s".formatted(command, kind, option)).toString();
  }

  @Test
  void savedFilesSayThemselvesWhatTheyAreAbout() {
    Outcome.of("check", "faulty-paxos", "--out", directory.toString());
    String file = directory.resolve("faulty-paxos.counterexample.json").toString();
    for (Question question : Question.of(Kind.PROTOCOL)) {
      for (String command : List.of("explore", "replay")) {
        Outcome outcome =
            Outcome.of(() -> true, Map.of(), command, file, question.option(), question.value());
        assertThat(outcome.exitCode()).as("%s %s", command, question).isEqualTo(REFUSED);
        assertThat(outcome.err()).contains(question.option());
      }
    }
    assertThat(Outcome.of(() -> true, Map.of(), "explore", file, "--port", "0").exitCode())
        .isEqualTo(INTERRUPTED);
  }

  @Test
  void proofsThatAreCheckedAgainSayThemselvesWhatTheyAreAbout() {
    for (String more :
        List.of("paxos", "--property a", "--k 3", "--lemmas none", "--out x", "--paths simple")) {
      Outcome outcome = Outcome.of(("prove --recheck there " + more).split(" "));
      assertThat(outcome.exitCode()).as(more).isEqualTo(REFUSED);
      assertThat(outcome.err()).contains(more.split(" ")[0], "says itself");
    }
  }

  @Test
  void auditsSaveNothing() {
    for (String option : List.of("--checkpoint", "--resume", "--checkpoint-every")) {
      assertThat(Outcome.of("audit", "peterson", option, directory.toString()).err())
          .contains("there is no option '%s'".formatted(option));
    }
  }
}
