/** Dynamic partial-order reduction. */
module io.mazurka.dpor {
  requires static org.jspecify;
  requires transitive io.mazurka.kernel;

  exports io.mazurka.dpor to
      io.mazurka.classes,
      io.mazurka.protocols.engine,
      io.mazurka.threads;
  exports io.mazurka.dpor.execution to
      io.mazurka.classes,
      io.mazurka.protocols.engine,
      io.mazurka.threads;
  exports io.mazurka.dpor.planning to
      io.mazurka.threads;
  exports io.mazurka.dpor.steps to
      io.mazurka.protocols.engine;
}
