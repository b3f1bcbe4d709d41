package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProofService;
import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.catalogue.proof.PropertyAnswer.Answer;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.cli.outcome.Failure;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.kernel.trace.Trace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What is asked of a prover, and how its answers are told. */
final class ProveCommandTests {

  private final List<ProofRequest> requests = new ArrayList<>();

  private Outcome run(Optional<ProofResult> answer, String... args) {
    return ask(
        answer.map(
            result ->
                (request, listener) -> {
                  requests.add(request);
                  return result;
                }),
        args);
  }

  private static Outcome ask(Optional<ProofService> prover, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(stream(out), stream(err), Map.of(), false, () -> false);
    CommandLine line = new CommandLine(new ProveCommand(console, () -> prover).spec());
    line.setExecutionExceptionHandler(
        (problem, at, parsed) -> {
          Failure failure = Failure.of(problem, "mazurka prove");
          console.complain(failure.message());
          return failure.exitCode();
        });
    int code = line.execute(args);
    return new Outcome(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static Optional<ProofResult> answer(Verdict verdict) {
    Trace trace = new Trace(List.of("p1"), List.of("at=0"), List.of());
    return Optional.of(
        new ProofResult(
            verdict,
            List.of("mutex"),
            List.of(
                new PropertyAnswer("mutex", Answer.valueOf(verdict.name()), ""),
                PropertyAnswer.notAsked("served", "it is temporal")),
            3,
            List.of(
                new ProvedLemma("lemma 1", "definition", "x > 0", List.of("lemma 2")),
                new ProvedLemma("lemma 2", "definition", "y > 0", List.of("lemma 1"))),
            List.of("lemma 1"),
            17,
            "Z3",
            verdict == Verdict.PROVED ? "SMTInterpol" : null,
            0.5,
            "mutex is what it is",
            List.of("a remark"),
            verdict == Verdict.PROVED ? null : trace));
  }

  @Test
  void eachAnswerHasItsExitCode() {
    assertThat(run(answer(Verdict.PROVED), "bakery").exitCode()).isZero();
    assertThat(run(answer(Verdict.VIOLATED), "bakery").exitCode()).isEqualTo(12);
    assertThat(run(answer(Verdict.UNPROVED), "bakery").exitCode()).isEqualTo(30);
  }

  @Test
  void proverThatDoesNotStopInTimeProvesNothing() {
    CountDownLatch end = new CountDownLatch(1);
    ProofService endless =
        (request, listener) -> {
          try {
            end.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return answer(Verdict.PROVED).orElseThrow();
        };

    Outcome outcome = ask(Optional.of(endless), "bakery", "--timeout", "0.1");
    end.countDown();

    assertThat(outcome.exitCode()).isEqualTo(30);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains("nothing is proved: the time limit was reached");
  }

  @Test
  void pathThatIsNoExecutionIsShownAsSuch() {
    String note = "Not an execution, but what keeps induction from succeeding:";

    assertThat(run(answer(Verdict.UNPROVED), "bakery").out())
        .startsWith("Mazurka " + Version.TEXT + ": proof of bakery strengthened=0 bound=7\n")
        .contains("mutex is what it is", "Note: a remark.", "x > 0 (definition)", note);
    assertThat(run(answer(Verdict.VIOLATED), "bakery").out()).doesNotContain(note);
  }

  @Test
  void answerInJsonHasAllFields() {
    JsonNode json = run(answer(Verdict.PROVED), "bakery", "--json").json();

    assertThat(json.get("verdict").asText()).isEqualTo("proved");
    assertThat(json.get("k").asInt()).isEqualTo(3);
    assertThat(json.get("checks").asInt()).isEqualTo(17);
    assertThat(json.get("solver").asText()).isEqualTo("Z3");
    assertThat(json.get("recheckedBy").asText()).isEqualTo("SMTInterpol");
    assertThat(json.get("seconds").asDouble()).isEqualTo(0.5);
    assertThat(json.get("lemmas").get(0).get("class").asText()).isEqualTo("definition");
    assertThat(json.get("lemmas").get(0).get("formula").asText()).isEqualTo("x > 0");
    assertThat(json.get("lemmas").get(0).get("supportedBy").get(0).asText()).isEqualTo("lemma 2");
    assertThat(json.get("counterexample").isNull()).isTrue();
  }

  @Test
  void everyPropertyOfTheModelIsListedWithItsAnswer() {
    assertThat(run(answer(Verdict.UNPROVED), "bakery").out())
        .containsPattern("mutex +not proved\n")
        .containsPattern("served +not asked of prove: it is temporal\n");
    JsonNode answers = run(answer(Verdict.PROVED), "bakery", "--json").json().get("answers");
    assertThat(answers.get(0).get("answer").asText()).isEqualTo("proved");
    assertThat(answers.get(1).get("name").asText()).isEqualTo("served");
    assertThat(answers.get(1).get("answer").asText()).isEqualTo("not asked of prove");
    assertThat(answers.get(1).get("reason").asText()).isEqualTo("it is temporal");
  }

  @Test
  void optionsReachTheProver(@TempDir Path directory) throws IOException {
    Path lemmas = Files.writeString(directory.resolve("lemmas"), "# mine\nat[1] >= 0\n\n");
    run(
        answer(Verdict.PROVED),
        "bakery",
        "strengthened=1",
        "--property",
        "mutex",
        "--k",
        "4",
        "--paths",
        "simple",
        "--lemmas",
        lemmas.toString(),
        "--solver",
        "smtinterpol",
        "--timeout",
        "60",
        "--out",
        directory.toString());

    ProofRequest request = requests.get(0);
    assertThat(request.properties()).containsExactly("mutex");
    assertThat(request.largestK()).isEqualTo(4);
    assertThat(request.paths()).isEqualTo(PathKind.SIMPLE);
    assertThat(request.lemmas().given()).containsExactly("at[1] >= 0");
    assertThat(request.lemmas().find()).isFalse();
    assertThat(request.solver()).isEqualTo("smtinterpol");
    assertThat(request.seconds()).isEqualTo(60);
    assertThat(request.certificate().directory()).isEqualTo(directory);
    assertThat(request.certificate().reference().toString())
        .isEqualTo("bakery strengthened=1 bound=7");
  }

  @Test
  void wrongOptionsAreRefused() {
    assertThat(run(answer(Verdict.PROVED), "bakery", "--k", "0").exitCode()).isEqualTo(151);
    assertThat(run(answer(Verdict.PROVED), "bakery", "--paths", "all").exitCode()).isEqualTo(151);
    assertThat(run(answer(Verdict.PROVED), "bakery", "--lemmas", "nowhere/at/all").exitCode())
        .isEqualTo(150);
  }

  @Test
  void withoutTheModuleItSaysWhatIsMissing() {
    Outcome outcome = run(Optional.empty(), "bakery");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains("prove needs the module proofs");
  }
}
