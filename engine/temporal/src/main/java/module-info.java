/** Formulas of linear and branching time, and how they are decided on explicit graphs. */
module io.mazurka.temporal {
  requires static transitive org.jspecify;

  exports io.mazurka.temporal.formula;
  exports io.mazurka.temporal.graph;
  exports io.mazurka.temporal.syntax;
  exports io.mazurka.temporal.automaton to
      io.mazurka.cli,
      io.mazurka.cluster,
      io.mazurka.search;
  exports io.mazurka.temporal.branching to
      io.mazurka.search;
  exports io.mazurka.temporal.linear to
      io.mazurka.catalogue,
      io.mazurka.search;
}
