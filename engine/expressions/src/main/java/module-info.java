/** Conditions and numbers over variables, and the language they are written in. */
module io.mazurka.expressions {
  requires static transitive org.jspecify;

  exports io.mazurka.expressions.syntax;
  exports io.mazurka.expressions.tree;
  exports io.mazurka.expressions.variables;
}
