package io.mazurka.classes.instrument.facts;

import java.util.List;
import java.util.Set;

/**
 * Says which classes are under test, and therefore rewritten: by default all classes except those
 * of Java, of test frameworks and of Mazurka.
 *
 * @param included packages or classes to rewrite that are not rewritten by default
 * @param excluded packages or classes not to rewrite
 */
public record Scopes(List<String> included, List<String> excluded) {

  private static final List<String> OTHERS =
      List.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "com.sun.",
          "org.junit.",
          "org.opentest4j.",
          "org.apiguardian.",
          "org.assertj.",
          "org.hamcrest.",
          "org.mockito.",
          "org.jspecify.",
          "org.objectweb.asm.",
          "net.jqwik.",
          "io.mazurka.lpor.",
          "io.mazurka.temporal.",
          "io.mazurka.kernel.",
          "io.mazurka.search.",
          "io.mazurka.dpor.",
          "io.mazurka.catalogue.",
          "io.mazurka.threads.");

  private static final Set<String> OWN =
      Set.of(
          "io.mazurka.classes",
          "io.mazurka.classes.calls",
          "io.mazurka.classes.initialization",
          "io.mazurka.classes.instrument",
          "io.mazurka.classes.instrument.facts",
          "io.mazurka.classes.memory",
          "io.mazurka.classes.runtime",
          "io.mazurka.classes.foreign",
          "io.mazurka.classes.library",
          "io.mazurka.classes.library.chance",
          "io.mazurka.classes.library.collections",
          "io.mazurka.classes.library.executors",
          "io.mazurka.classes.library.locks",
          "io.mazurka.classes.library.queues",
          "io.mazurka.classes.library.stages",
          "io.mazurka.classes.library.wrappers",
          "io.mazurka.classes.local",
          "io.mazurka.classes.naming",
          "io.mazurka.classes.values",
          "io.mazurka.classes.omissions",
          "io.mazurka.classes.junit");

  public Scopes {
    included = List.copyOf(included);
    excluded = List.copyOf(excluded);
  }

  /** The default: the user includes and excludes nothing. */
  public static Scopes usual() {
    return new Scopes(List.of(), List.of());
  }

  /** Whether the class with this binary name is rewritten. */
  public boolean contains(String name) {
    if (name.startsWith("java.") || OWN.contains(packageOf(name))) {
      return false;
    }
    if (matches(excluded, name)) {
      return false;
    }
    return matches(included, name) || OTHERS.stream().noneMatch(name::startsWith);
  }

  /** Whether the class with this binary name is not rewritten because the user says so. */
  public boolean excludes(String name) {
    return matches(excluded, name);
  }

  private static boolean matches(List<String> prefixes, String name) {
    for (String prefix : prefixes) {
      if (name.equals(prefix) || name.startsWith(prefix + ".") || name.startsWith(prefix + "$")) {
        return true;
      }
    }
    return false;
  }

  private static String packageOf(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }
}
