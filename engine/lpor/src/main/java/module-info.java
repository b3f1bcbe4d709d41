/** Stubborn sets for any checker. */
module io.mazurka.lpor {
  requires static transitive org.jspecify;

  exports io.mazurka.lpor;
  exports io.mazurka.lpor.audit;
  exports io.mazurka.lpor.forward;
}
