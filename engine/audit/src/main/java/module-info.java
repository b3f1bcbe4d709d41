/** Audits: whether the claims that a reduction relies on are true on an instance. */
module io.mazurka.audit {
  requires static transitive org.jspecify;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.lpor;
  requires transitive io.mazurka.search;

  exports io.mazurka.audit;
  exports io.mazurka.audit.outcome;
}
