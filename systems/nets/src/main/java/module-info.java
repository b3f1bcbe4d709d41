/** Petri nets and signal transition graphs. */
module io.mazurka.nets {
  requires java.xml;
  requires static transitive org.jspecify;
  requires transitive io.mazurka.expressions;
  requires io.mazurka.guarded;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.temporal;

  exports io.mazurka.nets;
  exports io.mazurka.nets.check;

  provides io.mazurka.kernel.model.FileFormat with
      io.mazurka.nets.check.PnmlFormat,
      io.mazurka.nets.check.AstgFormat;
}
