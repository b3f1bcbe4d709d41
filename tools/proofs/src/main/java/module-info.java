/** Proofs of invariants by induction. */
module io.mazurka.proofs {
  requires static org.jspecify;
  requires smtinterpol;
  requires tools.aqua.turnkey.z3;
  requires transitive io.mazurka.catalogue;
  requires transitive io.mazurka.expressions;
  requires transitive io.mazurka.guarded;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.protocols;
  requires transitive io.mazurka.protocols.engine;
  requires transitive io.mazurka.search;

  provides io.mazurka.catalogue.proof.CertificateService with
      io.mazurka.proofs.CertificateChecker;
  provides io.mazurka.catalogue.proof.ProofService with
      io.mazurka.proofs.InductionProver;
  provides io.mazurka.guarded.reduction.RelationService with
      io.mazurka.proofs.relations.SolverRelations;
}
