package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles a user's classes, out of sight of the class path of the tests. */
final class SourceCompiler {

  private SourceCompiler() {}

  /** Compiles a model {@code Mine} with these members besides those of {@link Relay}. */
  static void compileModel(Path directory, String members) throws IOException {
    compile(
        directory, "Mine", "public class Mine extends io.mazurka.cli.Relay { " + members + " }");
  }

  static void compile(Path directory, String name, String source) throws IOException {
    compile(directory, List.of(Files.writeString(directory.resolve(name + ".java"), source)));
  }

  /** Compiles files that may need each other. */
  static void compile(Path directory, List<Path> files) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-d",
                directory.toString(),
                "-cp",
                System.getProperty("java.class.path") + java.io.File.pathSeparator + directory));
    files.forEach(file -> arguments.add(file.toString()));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(failed).isZero();
  }
}
