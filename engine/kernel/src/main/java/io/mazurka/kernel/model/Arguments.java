package io.mazurka.kernel.model;

import io.mazurka.kernel.InvalidModelException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The value of every parameter of a model, checked against what the model declares. */
public final class Arguments {

  private final Map<String, Integer> values;

  private Arguments(Map<String, Integer> values) {
    this.values = values;
  }

  /** The defaults of {@code model}, overridden by {@code given}. */
  public static Arguments of(Model model, Map<String, Integer> given) {
    List<Parameter> parameters = model.parameters();
    Map<String, Integer> values = new LinkedHashMap<>();
    for (Parameter parameter : parameters) {
      int value = given.getOrDefault(parameter.name(), parameter.defaultValue());
      if (value < parameter.minimum() || value > parameter.maximum()) {
        throw new InvalidModelException(
            "%s: parameter %s=%d is out of range; it goes from %d to %d"
                .formatted(
                    model.name(),
                    parameter.name(),
                    value,
                    parameter.minimum(),
                    parameter.maximum()));
      }
      values.put(parameter.name(), value);
    }
    for (String name : given.keySet()) {
      if (!values.containsKey(name)) {
        throw new InvalidModelException(
            "%s has no parameter '%s'; %s".formatted(model.name(), name, known(parameters)));
      }
    }
    return new Arguments(values);
  }

  private static String known(List<Parameter> parameters) {
    return parameters.isEmpty()
        ? "it takes none"
        : "its parameters are "
            + parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
  }

  /** The value of the parameter with this name. */
  public int get(String name) {
    Integer value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("undeclared parameter " + name);
    }
    return value;
  }

  /** All values by name, in the order the model declares them. */
  public Map<String, Integer> values() {
    return new LinkedHashMap<>(values);
  }
}
