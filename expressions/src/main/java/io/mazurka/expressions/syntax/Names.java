package io.mazurka.expressions.syntax;

import org.jspecify.annotations.Nullable;

/** What the names in an expression stand for, as a front end knows it. */
public interface Names {

  /** What {@code name} stands for, or null if that is nothing. */
  @Nullable Denotation find(String name);

  /** What to say if {@code name} stands for nothing. */
  String unknown(String name);
}
