package io.mazurka.kernel.reference;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.CrashModel;
import io.mazurka.kernel.options.Traffic;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The options that decide which states and steps a system has and which properties, not how it is
 * searched.
 *
 * @param values the values of options that are not the usual ones, by name
 * @param asked what is to be checked; a file is an absolute path
 */
public record Shape(Map<String, String> values, AskedProperties asked) {

  private static final String TRAFFIC = "--traffic";
  private static final String CRASHES = "--crashes";
  private static final String MAX_CRASHES = "--max-crashes";

  public Shape {
    values = Map.copyOf(values);
    asked = absolute(asked);
  }

  /** What systems are unless somebody asks for more. */
  public static Shape usual() {
    return new Shape(Map.of(), AskedProperties.own());
  }

  /** The shape that these options give a system. */
  public static Shape of(CheckOptions options) {
    Map<String, String> values = values(options);
    values.entrySet().removeAll(values(CheckOptions.defaults()).entrySet());
    return new Shape(values, options.properties());
  }

  private static Map<String, String> values(CheckOptions options) {
    Map<String, String> values = new TreeMap<>();
    values.put(TRAFFIC, options.traffic().name().toLowerCase(Locale.ROOT));
    values.put(CRASHES, options.crashes().name().toLowerCase(Locale.ROOT));
    values.put(MAX_CRASHES, String.valueOf(options.maxCrashes()));
    return values;
  }

  private static AskedProperties absolute(AskedProperties asked) {
    String file = asked.file();
    return file == null
        ? asked
        : new AskedProperties(
            asked.names(), asked.invariants(), Path.of(file).toAbsolutePath().toString());
  }

  /** The options with this shape that explore everything. */
  public CheckOptions options() {
    CheckOptions options = CheckOptions.unreduced().withProperties(asked);
    for (Map.Entry<String, String> value : new TreeMap<>(values).entrySet()) {
      options = with(options, value.getKey(), value.getValue());
    }
    return options;
  }

  private static CheckOptions with(CheckOptions options, String name, String value) {
    return switch (name) {
      case TRAFFIC -> options.withTraffic(constant(Traffic.class, name, value));
      case CRASHES ->
          constant(CrashModel.class, name, value) == CrashModel.EXPLICIT
              ? options.withExplicitCrashes(options.maxCrashes())
              : options;
      case MAX_CRASHES ->
          options.crashes() == CrashModel.EXPLICIT
              ? options.withExplicitCrashes(number(value))
              : options;
      default -> throw new InvalidOptionException("there is no option '%s'".formatted(name));
    };
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String option, String text) {
    try {
      return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new InvalidOptionException("%s has no value '%s'".formatted(option, text));
    }
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new InvalidOptionException("%s has no value '%s'".formatted(MAX_CRASHES, text));
    }
  }

  /** Tells all options as they are written on the command line, in a fixed order. */
  void options(BiConsumer<String, String> listener) {
    new TreeMap<>(values).forEach(listener);
    asked.names().forEach(name -> listener.accept("--property", name));
    asked.invariants().forEach(invariant -> listener.accept("--invariant", invariant));
    String file = asked.file();
    if (file != null) {
      listener.accept("--properties", file);
    }
  }
}
