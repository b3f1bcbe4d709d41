package io.mazurka.kernel.trace;

import java.util.List;

/** A renderer that knows the pieces its states consist of. */
public interface StateParts {

  /** All parts of {@code state} with all that can influence the next steps. */
  List<StatePart> parts(int[] state);
}
