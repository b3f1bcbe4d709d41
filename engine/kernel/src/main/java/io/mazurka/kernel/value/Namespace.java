package io.mazurka.kernel.value;

import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the names in canonical bytes for one model: names of classes, which the class loaders of
 * the model find, and of atoms. A class is loaded, but not initialised.
 */
public final class Namespace {

  private final List<ClassLoader> loaders;
  private final Map<String, Atom> atoms = new HashMap<>();

  /**
   * @param classes some classes of the model; others are found by the same class loaders
   * @param atoms all atoms that values of the model may mention
   */
  public Namespace(Collection<Class<?>> classes, Collection<? extends Atom> atoms) {
    Set<ClassLoader> distinct = new LinkedHashSet<>();
    for (Class<?> type : classes) {
      ClassLoader loader = type.getClassLoader();
      if (loader != null) {
        distinct.add(loader);
      }
    }
    distinct.add(Namespace.class.getClassLoader());
    this.loaders = List.copyOf(distinct);
    atoms.forEach(atom -> this.atoms.put(atom.toString(), atom));
  }

  /**
   * The class with this name.
   *
   * @throws InvalidBytesException if there is no such class
   */
  public Class<?> type(String name) {
    if (!name.chars().allMatch(part -> Character.isJavaIdentifierPart(part) || part == '.')) {
      throw new InvalidBytesException("a class has a name that no class can have");
    }
    for (ClassLoader loader : loaders) {
      Class<?> found = find(name, loader);
      if (found != null) {
        return found;
      }
    }
    throw new InvalidBytesException("the model has no class " + name);
  }

  private static @Nullable Class<?> find(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /** The atom with this text. */
  Atom atom(String text) {
    Atom found = atoms.get(text);
    if (found == null) {
      throw new InvalidBytesException("the model has nothing that is called '%s'".formatted(text));
    }
    return found;
  }
}
