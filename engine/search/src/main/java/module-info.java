/** Explicit-state search, checks, checkpoints and simulation. */
module io.mazurka.search {
  requires java.management;
  requires static transitive org.jspecify;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.search.check;
  exports io.mazurka.search to
      io.mazurka.audit;
  exports io.mazurka.search.checkpoint to
      io.mazurka.catalogue,
      io.mazurka.cli,
      io.mazurka.cluster;
  exports io.mazurka.search.coverage to
      io.mazurka.cli;
  exports io.mazurka.search.disk to
      io.mazurka.cli;
  exports io.mazurka.search.simulation to
      io.mazurka.cli;
  exports io.mazurka.search.store.packing to
      io.mazurka.cluster;
  exports io.mazurka.search.temporal to
      io.mazurka.cluster;
  exports io.mazurka.search.worker to
      io.mazurka.cluster;
}
