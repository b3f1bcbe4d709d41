package io.mazurka.proofs;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofService;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.proofs.solver.SmtEngine;
import io.mazurka.proofs.solver.SolverKind;
import io.mazurka.proofs.solver.SolverMissingException;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Proves invariants of programs and protocols by induction, and lets a second solver confirm each
 * proof.
 */
public final class InductionProver implements ProofService {

  private final Function<SolverKind, SmtEngine> engines;

  public InductionProver() {
    this(SolverKind::start);
  }

  /**
   * @param engines starts solvers; throws a {@link SolverMissingException} for a solver that does
   *     not run here
   */
  InductionProver(Function<SolverKind, SmtEngine> engines) {
    this.engines = engines;
  }

  @Override
  public ProofResult prove(ProofRequest request, Consumer<String> listener) {
    List<String> remarks = new ArrayList<>();
    SolverKind solver = solver(request, remarks);
    if (request.model() instanceof Protocol protocol) {
      protocol.properties().forEach(one -> remarkEmpty(one, request, remarks));
    }
    try {
      if (request.relations()) {
        remarks.addAll(relations(request));
      }
      Inductions inductions = new Inductions(request, solver, engines, listener);
      return new Attempt(request, ProofSubject.of(request.model()), inductions, remarks).run();
    } catch (NotProvableException e) {
      throw new InvalidOptionException("cannot be proved: " + e.getMessage());
    }
  }

  private static List<String> relations(ProofRequest request) {
    if (!(request.model() instanceof Protocol protocol)) {
      throw new InvalidOptionException(
          "--relations solver tells of protocols; of a guarded program, check --por lpor --relations"
              + " solver uses them");
    }
    return RelationReport.of(ProtocolCompiler.tables(protocol, CheckOptions.unreduced()));
  }

  /** Adds a remark if an invariant is about a role without members. */
  private static void remarkEmpty(
      PropertyDefinition property, ProofRequest request, List<String> remarks) {
    boolean asked =
        request.properties().isEmpty() || request.properties().contains(property.name());
    if (asked && property.kind() == Kind.INVARIANT) {
      property
          .missing()
          .ifPresent(missing -> remarks.add("%s is about %s".formatted(property.name(), missing)));
    }
  }

  /** The requested solver, or the first one that runs here. */
  private SolverKind solver(ProofRequest request, List<String> remarks) {
    String asked = request.solver();
    for (SolverKind kind : SolverKind.values()) {
      if (asked == null || kind.option().equals(asked)) {
        try {
          engines.apply(kind).close();
          return kind;
        } catch (SolverMissingException e) {
          if (asked != null) {
            throw new InvalidOptionException("--solver %s: %s".formatted(asked, e.getMessage()));
          }
          remarks.add(String.valueOf(e.getMessage()));
        }
      }
    }
    throw new InvalidOptionException(
        "--solver: there is no '%s'; z3 and smtinterpol can prove".formatted(asked));
  }
}
