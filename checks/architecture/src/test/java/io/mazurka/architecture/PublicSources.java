package io.mazurka.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DirectiveTree;
import com.sun.source.tree.ExportsTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The sources of the packages that modules export to everybody, parsed.
 *
 * @param units the files
 * @param trees finds their comments
 */
record PublicSources(List<CompilationUnitTree> units, DocTrees trees) {

  private static final Path ROOT = Path.of("../..");

  /** Reads the exports of all modules, and the packages that they name. */
  static PublicSources read() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path declaration : declarations()) {
      for (String name : exports(declaration)) {
        Path folder = declaration.resolveSibling(name.replace('.', '/'));
        files.addAll(javaFiles(folder));
      }
    }
    JavacTask task = task(files);
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    return new PublicSources(units, DocTrees.instance(task));
  }

  /** The packages that some module exports to everybody. */
  static List<String> packages() throws IOException {
    List<String> all = new ArrayList<>();
    for (Path declaration : declarations()) {
      all.addAll(exports(declaration));
    }
    return all;
  }

  private static List<Path> declarations() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String group : List.of("engine", "systems", "tools")) {
      try (Stream<Path> modules = Files.list(ROOT.resolve(group))) {
        modules
            .map(module -> module.resolve("src/main/java/module-info.java"))
            .filter(Files::exists)
            .sorted()
            .forEach(found::add);
      }
    }
    return found;
  }

  /** The packages that a module exports without saying to whom. */
  private static List<String> exports(Path declaration) throws IOException {
    List<String> packages = new ArrayList<>();
    for (CompilationUnitTree unit : task(List.of(declaration)).parse()) {
      for (DirectiveTree directive : Objects.requireNonNull(unit.getModule()).getDirectives()) {
        if (directive instanceof ExportsTree export && export.getModuleNames() == null) {
          packages.add(export.getPackageName().toString());
        }
      }
    }
    return packages;
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static JavacTask task(List<Path> files) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
    return (JavacTask)
        compiler.getTask(
            null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
  }

  /** The text of a file. */
  static String text(CompilationUnitTree unit) {
    try {
      return unit.getSourceFile().getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
