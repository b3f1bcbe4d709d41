package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.junit.TestFormat;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.search.check.Check;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of a signed jar are rewritten like others, unless somebody changed them before. */
final class SignedJarTests {

  private static final String SOURCE =
      """
      package signed;

      public class Counter implements Runnable {

        private int count;

        private synchronized void add() {
          count++;
        }

        @Override
        public void run() {
          Thread other = new Thread(this::add);
          other.start();
          add();
        }
      }
      """;

  @TempDir static Path folder;

  private static Path jar;

  @BeforeAll
  static void sign() throws IOException, InterruptedException {
    compile(SOURCE);
    jar = folder.resolve("signed.jar");
    Path keys = folder.resolve("keys.p12");
    tool("jar", "cf", jar.toString(), "-C", folder.toString(), "signed");
    tool(
        "keytool",
        "-genkeypair",
        "-keystore",
        keys.toString(),
        "-storepass",
        "secret",
        "-alias",
        "tester",
        "-keyalg",
        "EC",
        "-dname",
        "CN=Tester");
    tool(
        "jarsigner",
        "-keystore",
        keys.toString(),
        "-storepass",
        "secret",
        jar.toString(),
        "tester");
  }

  private static void compile(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Counter.java"), source);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), file.toString()))
        .isZero();
  }

  private static void tool(String name, String... arguments)
      throws IOException, InterruptedException {
    List<String> command =
        new java.util.ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", name).toString()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
  }

  @Test
  void aSignedClassIsExploredLikeAnyOther() throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()})) {
      Class<?> type = loader.loadClass("signed.Counter");
      assertThat(type.getSigners()).isNotEmpty();
      assertThat(Check.of(ClassProgram.of(type, "run")).run().assertHolds().executions().traces())
          .isEqualTo(2);
    }
  }

  @Test
  void aClassThatWasChangedAfterwardsIsRefused() throws Exception {
    Path changed = Files.copy(jar, folder.resolve("changed.jar"));
    compile(SOURCE.replace("count++", "count += 2"));
    try (FileSystem files =
        FileSystems.newFileSystem(URI.create("jar:" + changed.toUri()), Map.of())) {
      Path inside = files.getPath("signed/Counter.class");
      Files.delete(inside);
      Files.copy(folder.resolve("signed/Counter.class"), inside);
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {changed.toUri().toURL()})) {
      assertThatThrownBy(() -> new TestFormat().find("signed.Counter", loader))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("class signed.Counter does not match the signature of its jar");
    }
  }
}
