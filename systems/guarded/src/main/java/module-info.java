/** Guarded commands over shared variables, and circuits. */
module io.mazurka.guarded {
  requires static transitive org.jspecify;
  requires transitive io.mazurka.expressions;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.guarded;
  exports io.mazurka.guarded.circuit;
  exports io.mazurka.guarded.program;
  exports io.mazurka.guarded.engine to
      io.mazurka.nets,
      io.mazurka.proofs;
  exports io.mazurka.guarded.local to
      io.mazurka.nets;
  exports io.mazurka.guarded.reduction to
      io.mazurka.proofs;

  uses io.mazurka.guarded.reduction.RelationService;

  provides io.mazurka.kernel.model.FileFormat with
      io.mazurka.guarded.circuit.CircuitFormat;
  provides io.mazurka.kernel.options.FrontEndOptions with
      io.mazurka.guarded.ProgramOptions;
}
