package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The options that decide which states, steps and properties a system has, without the options that
 * decide how it is searched.
 *
 * @param values the values of the options of front ends by name, without neutral values
 * @param asked the properties to check; a file is an absolute path
 */
public record Shape(Map<String, String> values, AskedProperties asked) {

  public Shape {
    values = Map.copyOf(values);
    asked = absolute(asked);
  }

  /** The shape that the default options give. */
  public static Shape usual() {
    return new Shape(Map.of(), AskedProperties.own());
  }

  /** The shape that these options give a system. */
  public static Shape of(CheckOptions options) {
    Map<String, String> values = new TreeMap<>();
    for (FrontEndOptions own : options.own()) {
      for (OptionDeclaration declaration : own.declarations()) {
        declaration
            .text(options)
            .filter(text -> declaration.shaping() && !declaration.neutral().contains(text))
            .ifPresent(text -> values.put(declaration.name(), text));
      }
    }
    return new Shape(values, options.properties());
  }

  private static AskedProperties absolute(AskedProperties asked) {
    String file = asked.file();
    return file == null
        ? asked
        : new AskedProperties(
            asked.names(),
            asked.conditions(),
            Path.of(file).toAbsolutePath().toString(),
            asked.fairness());
  }

  /** Options with this shape and without reductions. */
  public CheckOptions options() {
    CheckOptions options = CheckOptions.unreduced().withProperties(asked);
    Map<String, String> unknown = new TreeMap<>(values);
    for (OptionDeclaration declaration : DeclaredOptions.shaping()) {
      String value = unknown.remove(declaration.name());
      options = value == null ? options : declaration.apply(options, value);
    }
    if (!unknown.isEmpty()) {
      String name = unknown.keySet().iterator().next();
      throw new InvalidOptionException("there is no option '%s'".formatted(name));
    }
    return options;
  }

  /** Calls back with all options as they are written on the command line, in a fixed order. */
  void options(BiConsumer<String, String> listener) {
    new TreeMap<>(values).forEach(listener);
    asked.names().forEach(name -> listener.accept("--property", name));
    asked.conditions().forEach(one -> listener.accept(one.option(), one.text()));
    asked.fairness().forEach(one -> listener.accept(AskedFairness.OPTION, one.toString()));
    String file = asked.file();
    if (file != null) {
      listener.accept("--properties", file);
    }
  }
}
