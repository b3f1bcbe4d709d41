/** Protocols as transition systems. */
module io.mazurka.protocols.engine {
  requires java.management;
  requires static org.jspecify;
  requires transitive io.mazurka.dpor;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.protocols;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.protocols.engine.analysis to
      io.mazurka.proofs;
  exports io.mazurka.protocols.engine.compiler to
      io.mazurka.proofs;
  exports io.mazurka.protocols.engine.local to
      io.mazurka.proofs;

  provides io.mazurka.protocols.ProtocolEngine with
      io.mazurka.protocols.engine.compiler.Engine;
}
