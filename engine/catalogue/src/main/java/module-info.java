/** Models by name, saved counterexamples, and the interfaces to proofs and clusters. */
module io.mazurka.catalogue {
  requires static org.jspecify;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.search;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.catalogue to
      io.mazurka.classes,
      io.mazurka.cli,
      io.mazurka.cluster,
      io.mazurka.explorer,
      io.mazurka.proofs;
  exports io.mazurka.catalogue.cluster to
      io.mazurka.cli,
      io.mazurka.cluster;
  exports io.mazurka.catalogue.proof to
      io.mazurka.cli,
      io.mazurka.proofs;
  exports io.mazurka.catalogue.saved to
      io.mazurka.classes,
      io.mazurka.cli,
      io.mazurka.explorer;

  uses io.mazurka.catalogue.cluster.ClusterService;
  uses io.mazurka.catalogue.proof.CertificateService;
  uses io.mazurka.catalogue.proof.ProofService;
  uses io.mazurka.kernel.model.ClassFormat;
  uses io.mazurka.kernel.model.FileFormat;
  uses io.mazurka.kernel.model.Model;
}
