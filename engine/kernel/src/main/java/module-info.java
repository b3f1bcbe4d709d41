/**
 * The interface between front ends and searches: systems, properties, options, values and traces.
 */
module io.mazurka.kernel {
  requires static transitive org.jspecify;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.kernel;
  exports io.mazurka.kernel.constraint;
  exports io.mazurka.kernel.delivery;
  exports io.mazurka.kernel.exploration;
  exports io.mazurka.kernel.formula;
  exports io.mazurka.kernel.history;
  exports io.mazurka.kernel.model;
  exports io.mazurka.kernel.options;
  exports io.mazurka.kernel.property;
  exports io.mazurka.kernel.reduction;
  exports io.mazurka.kernel.simple;
  exports io.mazurka.kernel.symmetry;
  exports io.mazurka.kernel.trace;
  exports io.mazurka.kernel.trace.picture;
  exports io.mazurka.kernel.walk;
  exports io.mazurka.kernel.findings to
      io.mazurka.dpor,
      io.mazurka.search;
  exports io.mazurka.kernel.supervision to
      io.mazurka.catalogue,
      io.mazurka.cli,
      io.mazurka.cluster,
      io.mazurka.dpor,
      io.mazurka.explorer,
      io.mazurka.protocols.engine,
      io.mazurka.search;
  exports io.mazurka.kernel.symmetry.graph to
      io.mazurka.guarded,
      io.mazurka.nets;
  exports io.mazurka.kernel.symmetry.slots to
      io.mazurka.guarded,
      io.mazurka.nets;
  exports io.mazurka.kernel.table to
      io.mazurka.protocols.engine,
      io.mazurka.search,
      io.mazurka.threads;
  exports io.mazurka.kernel.value to
      io.mazurka.audit,
      io.mazurka.cli,
      io.mazurka.cluster,
      io.mazurka.explorer,
      io.mazurka.proofs,
      io.mazurka.protocols,
      io.mazurka.protocols.engine,
      io.mazurka.search,
      io.mazurka.threads;
  exports io.mazurka.kernel.value.bytes to
      io.mazurka.audit,
      io.mazurka.protocols.engine,
      io.mazurka.search,
      io.mazurka.threads;

  uses io.mazurka.kernel.options.FrontEndOptions;
}
