/** A local web page that walks through any model. */
module io.mazurka.explorer {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires jdk.httpserver;
  requires static org.jspecify;
  requires transitive io.mazurka.catalogue;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.search;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.explorer.server to
      io.mazurka.cli;
}
