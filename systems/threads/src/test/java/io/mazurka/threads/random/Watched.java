package io.mazurka.threads.random;

import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Names for the values of variables, so that formulas can be about them. */
final class Watched {

  private static final int VALUES = 3;

  private Watched() {}

  static void declare(Scope scope, List<IntegerVariable> variables) {
    for (IntegerVariable variable : variables) {
      for (int value = 0; value < VALUES; value++) {
        int wanted = value;
        scope.proposition(
            "%s_is_%d".formatted(variable.name(), value), () -> variable.read() == wanted);
      }
    }
  }

  /** The program with a formula over all named values. */
  static Consumer<Scope> all(Consumer<Scope> program) {
    return scope -> {
      program.accept(scope);
      String names =
          scope.propositions().stream().map(one -> one.name()).collect(Collectors.joining(" || "));
      scope.ltl("some value", "<> (%s)".formatted(names));
    };
  }
}
