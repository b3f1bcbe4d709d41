/** Programs of threads over shared objects. */
module io.mazurka.threads {
  requires static transitive org.jspecify;
  requires static org.junit.jupiter.api;
  requires static org.junit.platform.commons;
  requires transitive io.mazurka.dpor;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.search;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.threads;
  exports io.mazurka.threads.contract;
  exports io.mazurka.threads.junit;
  exports io.mazurka.threads.objects;
  exports io.mazurka.threads.operations;
  exports io.mazurka.threads.real to
      io.mazurka.classes;
  exports io.mazurka.threads.real.turns to
      io.mazurka.classes;

  provides io.mazurka.kernel.options.FrontEndOptions with
      io.mazurka.threads.ThreadOptions;
}
