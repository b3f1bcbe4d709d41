package io.mazurka.gallery;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** An instance of a model with the figures that must come out when it is explored in full. */
record Row(Model model, Map<String, Integer> parameters, Figures figures) {

  /**
   * The figures of an instance.
   *
   * @param violating how many states violate a property
   * @param shortest the number of steps to the nearest of them, or 0 if there is none
   */
  record Figures(
      long states, long transitions, long terminal, int depth, long violating, int shortest) {}

  /** The instance of {@code model} whose parameters have these values, in their order. */
  static Row of(Model model, int... values) {
    Map<String, Integer> parameters = new LinkedHashMap<>();
    for (int index = 0; index < values.length; index++) {
      parameters.put(model.parameters().get(index).name(), values[index]);
    }
    return new Row(model, parameters, new Figures(0, 0, 0, 0, 0, 0));
  }

  /** This instance, in which every property holds, with its figures. */
  Row has(long states, long transitions, long terminal, int depth) {
    return new Row(model, parameters, new Figures(states, transitions, terminal, depth, 0, 0));
  }

  /** This instance with so many violating states, the nearest after so many steps. */
  Row violates(long violating, int shortest) {
    return new Row(
        model,
        parameters,
        new Figures(
            figures.states(),
            figures.transitions(),
            figures.terminal(),
            figures.depth(),
            violating,
            shortest));
  }

  Verdict verdict() {
    return figures.violating() == 0 ? Verdict.HOLDS : Verdict.VIOLATED;
  }

  Checkable system() {
    return model.create(Arguments.of(model, parameters));
  }

  CheckResult check(CheckOptions options) {
    return Check.of(system()).with(options).run();
  }

  @Override
  public String toString() {
    return model.name()
        + parameters.values().stream()
            .map(String::valueOf)
            .collect(Collectors.joining(",", " ", ""));
  }
}
