package io.mazurka.site;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * The Javadoc of the packages that modules export to everybody, written by the tool of the JDK. A
 * warning of the tool, such as that of a link that leads nowhere, is a failure.
 */
final class ApiPages {

  private static final String FOLDER = "api";

  /** The page to begin with, relative to the directory of the site. */
  static final String FIRST = FOLDER + "/index.html";

  private static final Pattern MODULE = Pattern.compile("^module ([\\w.]+)", Pattern.MULTILINE);
  private static final Pattern EXPORT = Pattern.compile("^ *exports [\\w.]+;", Pattern.MULTILINE);

  /** The folders of the sources of all modules, by the names of the modules. */
  private final Map<String, Path> sources;

  /** The names of the modules to document. */
  private final List<String> documented;

  private ApiPages(Map<String, Path> sources, Collection<String> documented) {
    this.sources = sources;
    this.documented = List.copyOf(documented);
  }

  /** The pages on all modules of a project that export something to everybody. */
  static ApiPages of(Path root) throws IOException {
    Map<String, Path> sources = new TreeMap<>();
    List<String> documented = new ArrayList<>();
    try (Stream<Path> files = Files.find(root, 6, (file, facts) -> isDeclaration(root, file))) {
      for (Path file : files.sorted().toList()) {
        String text = Files.readString(file);
        Matcher module = MODULE.matcher(text);
        if (module.find()) {
          sources.put(module.group(1), Objects.requireNonNull(file.getParent()));
          if (EXPORT.matcher(text).find()) {
            documented.add(module.group(1));
          }
        }
      }
    }
    return new ApiPages(sources, documented);
  }

  private static boolean isDeclaration(Path root, Path file) {
    return root.relativize(file)
        .toString()
        .matches("\\w+/[\\w-]+/src/main/java/module-info\\.java");
  }

  /** The pages on some modules only. */
  ApiPages only(String... modules) {
    return new ApiPages(sources, List.of(modules));
  }

  /**
   * Writes the pages.
   *
   * @param libraries where the libraries are that modules require, as a path of jars
   */
  void write(Path out, String libraries) {
    ToolProvider javadoc =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> new IllegalStateException("this Java has no javadoc: use a JDK"));
    List<String> arguments =
        new ArrayList<>(
            List.of("-locale", "en", "-quiet", "-notimestamp", "-encoding", "UTF-8", "-Werror"));
    arguments.addAll(List.of("-Xdoclint:all,-missing", "-windowtitle", "Mazurka"));
    arguments.addAll(List.of("-d", out.resolve(FOLDER).toString()));
    arguments.addAll(List.of("--module-path", libraries));
    sources.forEach(
        (module, folder) -> {
          arguments.add("--module-source-path");
          arguments.add(module + "=" + folder);
        });
    arguments.addAll(List.of("--module", String.join(",", documented)));
    StringWriter said = new StringWriter();
    PrintWriter console = new PrintWriter(said);
    if (javadoc.run(console, console, arguments.toArray(String[]::new)) != 0) {
      throw new IllegalStateException("the Javadoc is wrong:\n" + said);
    }
  }
}
