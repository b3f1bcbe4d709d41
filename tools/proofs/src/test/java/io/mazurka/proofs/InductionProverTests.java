package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.PathKind;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofRequest.CertificatePlace;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProofService;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.gallery.programs.Bakery;
import io.mazurka.gallery.programs.Consensus;
import io.mazurka.gallery.programs.TicketLock;
import io.mazurka.gallery.threads.Philosophers;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three answers: proved and confirmed, violated by an execution, not proved. */
final class InductionProverTests {

  private static ProofRequest bakery(boolean strengthened) {
    return ProofRequest.of(new Bakery().model(strengthened, 7))
        .withLemmas(LemmaSource.none())
        .strengthening(false);
  }

  private static ProofResult prove(ProofRequest request) {
    return ProofService.find().orElseThrow().prove(request, line -> {});
  }

  /** A number that grows by two from 0 on, up to a limit, and should not become so large. */
  private static GuardedModel counter(VariableType type, long limit, long allowed) {
    ProgramBuilder builder = Program.named("counter");
    StateVariable count = builder.variable("count", type, 0);
    IntegerExpression now = IntegerExpression.of(count);
    builder
        .process("p")
        .command(
            "add", now.atMost(limit), new Assignment(count, now.plus(IntegerExpression.of(2))));
    return GuardedModel.of(builder.build(), Map.of("small", now.atMost(allowed))).mayEnd();
  }

  @Test
  void proofIsConfirmedByTheOtherSolver() {
    ProofResult result = prove(bakery(true));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.k()).isEqualTo(3);
    assertThat(result.solver()).startsWith("Z3");
    assertThat(result.recheckedBy()).startsWith("SMTInterpol");
    assertThat(prove(bakery(true).withSolver("smtinterpol")).recheckedBy()).startsWith("Z3");
  }

  @Test
  void lassoIsToldAsSuch() {
    ProofResult result = prove(bakery(false));

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.explanation())
        .isEqualTo(
            "mutex is not proved: this path of 4 steps leads from good states to a bad one, and"
                + " comes back after step 3 to where it was after step 0: no k will do");
    assertThat(result.trace().steps()).hasSize(4);
    assertThat(result.remarks()).anyMatch(remark -> remark.contains("found no violation"));
  }

  @Test
  void simplePathsProveWhatPlainOnesDoNot() {
    assertThat(prove(bakery(false).along(PathKind.SIMPLE)).k()).isEqualTo(7);
  }

  @Test
  void lemmaOfAUserIsProvedBeforeItIsUsed() {
    ProofResult result =
        prove(
            bakery(false)
                .withLemmas(
                    LemmaSource.given(
                        List.of("at[1] = 1 -> ticket[1] > 0", "at[2] = 1 -> ticket[2] > 0"))));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.k()).isEqualTo(3);
    assertThat(result.lemmas()).hasSize(2);
  }

  @Test
  void falseLemmaProvesNothing() {
    ProofResult result = prove(bakery(false).withLemmas(LemmaSource.given(List.of("at[1] != 2"))));

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.explanation()).contains("a lemma is wrong: it does not hold after 2 steps");
  }

  @Test
  void strongerGuardIsFound() {
    ProofResult result = prove(bakery(false).strengthening(true));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.k()).isEqualTo(3);
    assertThat(result.remarks())
        .containsExactly(
            "strengthened guard of p1.enter: ticket[1] >= 1",
            "strengthened guard of p2.enter: ticket[2] >= 1");
  }

  @Test
  void lemmasAreFound() {
    ProofResult result = prove(bakery(false).withLemmas(LemmaSource.found()));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.k()).isEqualTo(1);
    assertThat(result.lemmas()).isNotEmpty();
    assertThat(result.recheckedBy()).startsWith("SMTInterpol");
  }

  @Test
  void ticketLockIsProvedWithLemmas() {
    ProofResult result = prove(ProofRequest.of(new TicketLock().model(2, 7)));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.lemmas()).isNotEmpty();
  }

  @Test
  void consensusOfTwoIsProvedWithLemmas() {
    ProofResult result = prove(ProofRequest.of(new Consensus().model(2, 1)));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.lemmas()).extracting(ProvedLemma::lemmaClass).contains("message flow");
  }

  @Test
  void violationBeyondTheExploredBoundIsAnExecution() {
    ProofResult result = prove(ProofRequest.of(counter(VariableType.naturalUpTo(3), 50, 9)));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.k()).isEqualTo(5);
    assertThat(result.trace().steps()).hasSize(5);
  }

  @Test
  void violationBeyondTheLargestKIsFoundBySearching() {
    ProofResult result =
        prove(ProofRequest.of(counter(VariableType.naturalUpTo(100), 80, 60)).withLargestK(3));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.trace().steps()).hasSize(31);
  }

  @Test
  void stepThatWouldLeaveItsRangeIsNotForgotten() {
    ProofRequest request = ProofRequest.of(counter(VariableType.range(0, 5), 50, 5));

    assertThatThrownBy(() -> prove(request))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("after 2 steps a command gives a variable a value");
  }

  @Test
  void timeThatIsOverProvesNothing() {
    ProofResult result = prove(bakery(false).along(PathKind.SIMPLE).withSeconds(0));

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.explanation())
        .isEqualTo(
            "mutex is not proved: the solver does not say what it makes of it: the time is over");
  }

  /** Somebody stops when lemmas are looked for. */
  @Test
  void whatWasSupposedIsToldInAScreenful() {
    int[] asked = new int[1];
    ProofResult result =
        prove(
            ProofRequest.of(new Consensus().model(3, 1))
                .withLargestK(1)
                .stoppedBy(() -> ++asked[0] > 2_000));

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.remarks()).contains("the time was over, or somebody asked to stop");
    assertThat(result.remarks()).hasSizeLessThan(20).allMatch(one -> one.length() < 250);
  }

  @Test
  void whatIsNoProgramIsRefused() {
    Philosophers threads = new Philosophers();
    Checkable model = threads.create(Arguments.of(threads, Map.of()));

    assertThatThrownBy(() -> prove(ProofRequest.of(model)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("only guarded programs and protocols can be proved");
  }

  @Test
  void certificateHasAFileForEveryQuestion(@TempDir Path directory) throws IOException {
    prove(
        bakery(true)
            .withCertificate(new CertificatePlace(directory, ModelReference.named("bakery"))));

    try (var files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "checks.txt",
              "goal-base-0.smt2",
              "goal-base-1.smt2",
              "goal-base-2.smt2",
              "goal-step-3.smt2",
              "proof.txt",
              "ranges.smt2");
    }
  }
}
