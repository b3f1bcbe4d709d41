package io.mazurka.kernel.trace;

import java.util.List;

/** A renderer that knows the fields of the parts of a state. */
public interface StateParts {

  /** All parts of {@code state}, with everything that can influence the next steps. */
  List<StatePart> parts(int[] state);
}
