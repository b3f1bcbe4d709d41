package io.mazurka.proofs;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.proof.ProofRequest;
import io.mazurka.kernel.proof.ProofResult;
import io.mazurka.kernel.proof.ProofService;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.solver.SolverKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Proves invariants of programs and protocols by induction, and has another solver confirm it. */
public final class InductionProver implements ProofService {

  @Override
  public ProofResult prove(ProofRequest request, Consumer<String> listener) {
    List<String> remarks = new ArrayList<>();
    SolverKind solver = solver(request, remarks);
    try {
      return new Attempt(request, ProofSubject.of(request.model()), solver, remarks, listener)
          .run();
    } catch (NotProvableException e) {
      throw new InvalidOptionException("cannot be proved: " + e.getMessage());
    }
  }

  /** The solver asked for, or the first that runs here. */
  private static SolverKind solver(ProofRequest request, List<String> remarks) {
    String asked = request.solver();
    for (SolverKind kind : SolverKind.values()) {
      if (kind.option().equals(asked)) {
        kind.start().close();
        return kind;
      }
      if (asked == null && kind.isAvailable()) {
        return kind;
      }
      if (asked == null) {
        remarks.add("%s does not run on this machine".formatted(kind));
      }
    }
    throw new InvalidOptionException("there is no solver '%s'".formatted(asked));
  }
}
