package io.mazurka.architecture;

import static java.util.Map.entry;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The modules, and which others each of them may see. A front end never sees another one, except
 * those that are built on another: {@code classes} on {@code threads}, {@code nets} on {@code
 * guarded}. Nobody sees what tests are made of: {@code testkit} and {@code differential}.
 */
final class Layers {

  private static final Map<String, Set<String>> VISIBLE =
      Map.ofEntries(
          // engine
          entry("lpor", Set.of()),
          entry("expressions", Set.of()),
          entry("temporal", Set.of()),
          entry("kernel", Set.of("lpor", "temporal")),
          entry("search", Set.of("lpor", "temporal", "kernel")),
          entry("dpor", Set.of("kernel")),
          entry("audit", Set.of("lpor", "temporal", "kernel", "search")),
          entry("catalogue", Set.of("temporal", "kernel", "search")),
          // systems
          entry("protocols", Set.of("temporal", "kernel")),
          entry("protocols.engine", Set.of("lpor", "temporal", "kernel", "dpor", "protocols")),
          entry("threads", Set.of("temporal", "kernel", "search", "dpor")),
          entry("classes", Set.of("kernel", "search", "dpor", "catalogue", "threads")),
          entry("guarded", Set.of("lpor", "temporal", "expressions", "kernel")),
          entry("nets", Set.of("lpor", "temporal", "expressions", "kernel", "guarded")),
          entry("gallery", Set.of("expressions", "kernel", "protocols", "threads", "guarded")),
          entry(
              "examples",
              Set.of(
                  "lpor", "kernel", "protocols", "threads", "expressions", "guarded", "gallery")),
          // tools
          entry("cli", Set.of("temporal", "kernel", "search", "audit", "catalogue", "explorer")),
          entry("explorer", Set.of("lpor", "temporal", "kernel", "search", "catalogue")),
          entry("cluster", Set.of("temporal", "kernel", "search", "catalogue")),
          entry(
              "proofs",
              Set.of(
                  "expressions",
                  "kernel",
                  "search",
                  "catalogue",
                  "protocols",
                  "protocols.engine",
                  "guarded")),
          entry("site", Set.of("kernel", "search", "catalogue")),
          // checks
          entry("testkit", Set.of()),
          entry("differential", Set.of("lpor", "temporal", "kernel", "search", "audit", "testkit")),
          entry(
              "bench",
              Set.of(
                  "lpor",
                  "expressions",
                  "kernel",
                  "search",
                  "dpor",
                  "protocols",
                  "threads",
                  "classes",
                  "guarded",
                  "gallery")));

  private Layers() {}

  /** The names of all modules. */
  static Set<String> modules() {
    return VISIBLE.keySet();
  }

  /** The module of a type: the longest name that its package begins with. */
  static String module(JavaClass type) {
    String[] words = type.getPackageName().split("\\.", -1);
    String first = words[2];
    String two = words.length > 3 ? first + "." + words[3] : first;
    return VISIBLE.containsKey(two) ? two : first;
  }

  /** The types that {@code type} sees although its module must not. */
  static Stream<String> wrongModules(JavaClass type) {
    String module = module(type);
    if (!VISIBLE.containsKey(module)) {
      return Stream.of("is in an unknown module, " + module);
    }
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
        .filter(seen -> seen.getPackageName().startsWith("io.mazurka."))
        .filter(seen -> !module(seen).equals(module))
        .filter(seen -> !VISIBLE.get(module).contains(module(seen)))
        .map(seen -> "sees " + seen.getName());
  }
}
