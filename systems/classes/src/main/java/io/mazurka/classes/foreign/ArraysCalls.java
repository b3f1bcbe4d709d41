package io.mazurka.classes.foreign;

import java.util.List;
import java.util.Objects;

/** The methods that rewritten code calls in place of methods of {@link java.util.Arrays}. */
public final class ArraysCalls {

  private ArraysCalls() {}

  public static List<Object> asList(Object[] array) {
    return new ArrayView<>(Objects.requireNonNull(array));
  }
}
