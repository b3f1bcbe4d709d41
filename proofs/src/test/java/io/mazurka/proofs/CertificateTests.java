package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.gallery.programs.Bakery;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.proof.ProofRequest;
import io.mazurka.kernel.proof.Recheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs that were written and are checked again. */
final class CertificateTests {

  @TempDir private Path directory;

  @BeforeEach
  void writeAProof() {
    Bakery model = new Bakery();
    Checkable bakery = model.create(Arguments.of(model, Map.of("strengthened", 1)));
    new InductionProver().prove(ProofRequest.of(bakery).withCertificate(directory), line -> {});
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
      assertThat(recheck(solver).checks()).isEqualTo(4);
    }
  }

  @Test
  void otherAnswersAreObjections() throws IOException {
    assertThat(recheck(program("sat")).objections()).hasSize(4);
    assertThat(recheck(program("timeout")).isConfirmed()).isFalse();
  }

  @Test
  void checkThatIsMissingOrChangedIsFoundOut() throws IOException {
    Files.delete(directory.resolve("goal-base-0.smt2"));
    Files.writeString(directory.resolve("goal-base-1.smt2"), "(set-logic QF_LIA)\n(check-sat)\n");

    assertThat(recheck("z3").objections())
        .containsExactly("goal-base-0.smt2 is missing", "goal-base-1.smt2: SATISFIABLE");
  }

  @Test
  void whatIsNoProofOrNoSolverIsRefused() throws IOException {
    assertThatThrownBy(() -> recheck("no-such-solver")).isInstanceOf(InvalidOptionException.class);
    Files.delete(directory.resolve("checks.txt"));
    assertThatThrownBy(() -> recheck("z3"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("there is no proof in");
  }
}
