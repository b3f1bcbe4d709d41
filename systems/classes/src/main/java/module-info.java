/** Ordinary concurrent Java classes, explored exhaustively. */
module io.mazurka.classes {
  requires static transitive org.jspecify;
  requires static org.junit.jupiter.api;
  requires org.objectweb.asm;
  requires transitive io.mazurka.catalogue;
  requires transitive io.mazurka.dpor;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.search;
  requires transitive io.mazurka.threads;

  exports io.mazurka.classes;
  exports io.mazurka.classes.contract;
  exports io.mazurka.classes.junit;

  provides io.mazurka.kernel.model.ClassFormat with
      io.mazurka.classes.junit.TestFormat;
  provides io.mazurka.kernel.options.FrontEndOptions with
      io.mazurka.classes.ClassOptions;
}
