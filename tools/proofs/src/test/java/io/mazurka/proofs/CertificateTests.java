package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofRequest.CertificatePlace;
import io.mazurka.catalogue.proof.Recheck;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proofs that were written and are checked again. */
final class CertificateTests {

  @TempDir private Path directory;

  @BeforeEach
  void writeAProof() {
    ModelReference bakery =
        ModelReference.named("bakery").withParameters(Map.of("strengthened", 1));
    new InductionProver()
        .prove(
            ProofRequest.of(bakery.open().create())
                .withCertificate(new CertificatePlace(directory, bakery)),
            line -> {});
  }

  private Recheck recheck(String solver) {
    return new CertificateChecker().recheck(directory, solver, Double.POSITIVE_INFINITY);
  }

  private String program(String answer) throws IOException {
    Path program = directory.resolve("solver");
    Files.writeString(program, "#!/bin/sh\necho %s\n".formatted(answer));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program.toString();
  }

  @Test
  void everySolverConfirmsIt() throws IOException {
    for (String solver : List.of("z3", "smtinterpol", program("unsat"))) {
      assertThat(recheck(solver).isConfirmed()).as(solver).isTrue();
      assertThat(recheck(solver).checks()).isEqualTo(5);
    }
  }

  @Test
  void otherAnswersAreObjections() throws IOException {
    assertThat(recheck(program("sat")).objections()).hasSize(5);
    assertThat(recheck(program("timeout")).isConfirmed()).isFalse();
  }

  private void requireBroken(String... reasons) {
    assertThatThrownBy(() -> recheck("z3"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContainingAll(reasons);
  }

  @Test
  void checkThatIsMissingOrChangedIsNamed() throws IOException {
    Files.delete(directory.resolve("goal-base-0.smt2"));
    Files.writeString(
        directory.resolve("goal-base-1.smt2"), "(set-logic QF_LIA)\n(assert false)\n(check-sat)\n");

    requireBroken("goal-base-0.smt2 is missing", "goal-base-1.smt2 is not what the model asks for");
  }

  /** What is left is confirmed by every solver, but it is no proof. */
  @Test
  void checksThatAreCutOutAreNamed() throws IOException {
    Path list = directory.resolve("checks.txt");
    List<String> names = Files.readAllLines(list);
    for (String name : names.subList(2, names.size())) {
      Files.delete(directory.resolve(name));
    }
    Files.write(list, names.subList(0, 2));

    requireBroken("goal-base-1.smt2 is not listed", "goal-base-1.smt2 is missing", "and 3 more");
  }

  @Test
  void checksThatAreTooManyAreNamed() throws IOException {
    Path list = directory.resolve("checks.txt");
    List<String> names = new ArrayList<>(Files.readAllLines(list));
    names.add(names.get(1));
    Files.write(list, names);
    Files.writeString(directory.resolve("more.smt2"), "(assert false)(check-sat)");

    requireBroken(names.get(1) + " is listed twice", "more.smt2 is no part of the proof");
  }

  /** The files of another model, of fewer states before a step, and of other lemmas do not fit. */
  @ParameterizedTest
  @CsvSource({
    "strengthened=1, strengthened=0, is not what the model asks for",
    "k 3, k 1, goal-step-1.smt2 is missing",
    "lemma-k 0, lemma-k x, is not as prove --out writes it",
    "property mutex, property other, does not fit the model",
    "property mutex, lemma false, it does not say what is proved",
    "ranges plain, ranges proved, is no part of the proof"
  })
  void outlineThatIsChangedDoesNotFitTheFiles(String before, String after, String problem)
      throws IOException {
    Path outline = directory.resolve("proof.txt");
    String text = Files.readString(outline);
    assertThat(text).contains(before);
    Files.writeString(outline, text.replace(before, after));

    requireBroken(problem);
  }

  @Test
  void whatIsNoProofOrNoSolverIsRefused() throws IOException {
    assertThatThrownBy(() -> recheck("no-such-solver")).isInstanceOf(InvalidOptionException.class);
    Files.delete(directory.resolve("proof.txt"));
    assertThatThrownBy(() -> recheck("z3"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("there is no proof in");
  }
}
