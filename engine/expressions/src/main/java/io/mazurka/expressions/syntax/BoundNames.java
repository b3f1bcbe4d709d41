package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.IndexVariable;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The names of a front end, extended by the indices of the enclosing quantifiers. */
final class BoundNames implements Names {

  private final Names names;
  private final Deque<IndexVariable> indices = new ArrayDeque<>();

  BoundNames(Names names) {
    this.names = names;
  }

  void bind(IndexVariable index) {
    indices.push(index);
  }

  /** Forgets the index bound last. */
  IndexVariable release() {
    return indices.pop();
  }

  /** The innermost index with this name, or null. */
  @Nullable IndexVariable index(String name) {
    for (IndexVariable index : indices) {
      if (index.name().equals(name)) {
        return index;
      }
    }
    return null;
  }

  boolean isKnown(String name) {
    return index(name) != null || find(name) != null;
  }

  @Override
  public @Nullable Denotation find(String name) {
    return names.find(name);
  }

  @Override
  public String unknown(String name) {
    return names.unknown(name);
  }
}
