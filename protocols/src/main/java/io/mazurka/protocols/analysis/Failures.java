package io.mazurka.protocols.analysis;

import io.mazurka.kernel.ModelMisbehavedException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The situations in which user code was found to fail: the first of them, and how many. */
final class Failures {

  private String first = "";
  private int count;

  void add(ModelMisbehavedException failure) {
    if (count++ == 0) {
      first =
          String.valueOf(failure.getMessage())
              .lines()
              .map(String::strip)
              .collect(Collectors.joining("; "));
    }
  }

  /** In words, if there are any. */
  Optional<String> text() {
    String others =
        count == 2
            ? ", and one other situation"
            : String.format(Locale.ROOT, ", and %,d other situations", count - 1);
    return count == 0
        ? Optional.empty()
        : Optional.of(
            "user code fails in a situation that need not come up, which ends the search if it"
                + " does: "
                + first
                + (count == 1 ? "" : others));
  }
}
