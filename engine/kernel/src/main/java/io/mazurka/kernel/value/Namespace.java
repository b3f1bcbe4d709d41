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
 * What the names inside canonical bytes stand for in one model: classes, as the loaders of its own
 * classes find them, and atoms. A class is loaded to look at it, but not initialised.
 */
public final class Namespace {

  private final List<ClassLoader> loaders;
  private final Map<String, Atom> atoms = new HashMap<>();

  /**
   * @param classes some classes of the model; others are found where these are
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
   * @throws InvalidBytesException if there is none
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
