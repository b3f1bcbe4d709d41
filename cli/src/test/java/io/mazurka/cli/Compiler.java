package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** Compiles a user's classes, out of sight of the class path of the tests. */
final class Compiler {

  private Compiler() {}

  /** Compiles a model {@code Mine} with these members besides those of {@link Relay}. */
  static void compileModel(Path directory, String members) throws IOException {
    compile(
        directory, "Mine", "public class Mine extends io.mazurka.cli.Relay { " + members + " }");
  }

  static void compile(Path directory, String name, String source) throws IOException {
    Path file = Files.writeString(directory.resolve(name + ".java"), source);
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                directory.toString(),
                "-cp",
                System.getProperty("java.class.path") + java.io.File.pathSeparator + directory,
                file.toString());
    assertThat(failed).isZero();
  }
}
