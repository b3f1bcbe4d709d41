package io.mazurka.catalogue;

import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The name of one system: a model, the values of its parameters and the options that shape it. A
 * reference can be written, sent and read, and finds the same system in every process that has the
 * same gallery, files and classes.
 *
 * @param kind what kind of name it is
 * @param name a name in the gallery, a file or the name of a class
 * @param classPath directories and jars to look in, besides Mazurka's own classes
 * @param parameters values of parameters, in any order; the others have their defaults
 * @param shape the options that decide what the system is
 */
public record ModelReference(
    Kind kind, String name, List<String> classPath, Map<String, Integer> parameters, Shape shape) {

  /** The kinds of names. */
  public enum Kind {
    /**
     * Any of the others, as on the command line: a name in the gallery, otherwise a file, otherwise
     * a class.
     */
    ANY,
    GALLERY,
    FILE,
    CLASS
  }

  public ModelReference {
    classPath = List.copyOf(classPath);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** The model of any kind with this name, with the defaults of its parameters. */
  public static ModelReference named(String name) {
    return new ModelReference(Kind.ANY, name, List.of(), Map.of(), Shape.usual());
  }

  /** This reference with the kind and the name under which the model was found. */
  ModelReference exactly(Kind found, String foundName) {
    return new ModelReference(found, foundName, classPath, parameters, shape);
  }

  public ModelReference withClassPath(List<String> entries) {
    return new ModelReference(kind, name, entries, parameters, shape);
  }

  public ModelReference withParameters(Map<String, Integer> values) {
    return new ModelReference(kind, name, classPath, values, shape);
  }

  public ModelReference withShape(Shape other) {
    return new ModelReference(kind, name, classPath, parameters, other);
  }

  /** Reads a reference that {@link #write} has written. */
  public static ModelReference read(String text) {
    return ReferenceText.read(text);
  }

  /** One line of ASCII text; equal references have the same text. */
  public String write() {
    return ReferenceText.write(this);
  }

  /** Finds the model, without looking at the parameters. */
  public FoundModel find() {
    return new ModelFinder(ClassPath.of(classPath)).find(this);
  }

  /**
   * Finds the system; the reference of the result is exact.
   *
   * @throws io.mazurka.kernel.InvalidModelException if the model cannot be found, with the reason
   */
  public Instance open() {
    return find().with(parameters);
  }

  /** The words on the command line that name the system. */
  public List<String> words() {
    List<String> words = new ArrayList<>(List.of(name));
    parameters.forEach((key, value) -> words.add(key + "=" + value));
    if (!classPath.isEmpty()) {
      words.addAll(List.of("--classpath", String.join(File.pathSeparator, classPath)));
    }
    shape.options(
        (option, value) -> {
          words.add(option);
          words.add(value);
        });
    return words;
  }

  /** The words on the command line, in quotes where they need them. */
  @Override
  public String toString() {
    return String.join(" ", words().stream().map(ModelReference::quoted).toList());
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:=,@+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
