/** Message-passing protocols as users write them. */
module io.mazurka.protocols {
  requires static transitive org.jspecify;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.protocols;
  exports io.mazurka.protocols.clocks;
  exports io.mazurka.protocols.crashes;
  exports io.mazurka.protocols.options;
  exports io.mazurka.protocols.roles;

  uses io.mazurka.protocols.ProtocolEngine;

  provides io.mazurka.kernel.options.FrontEndOptions with
      io.mazurka.protocols.options.ProtocolOptions;
}
