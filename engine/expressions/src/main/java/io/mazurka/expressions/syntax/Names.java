package io.mazurka.expressions.syntax;

import org.jspecify.annotations.Nullable;

/** The names that an expression may use, as a front end defines them. */
public interface Names {

  /** The meaning of {@code name}, or null if it has none. */
  @Nullable Denotation find(String name);

  /** The message for a name without a meaning. */
  String unknown(String name);
}
