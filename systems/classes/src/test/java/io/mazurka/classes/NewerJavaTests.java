package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that need a newer Java than Mazurka does, compiled by the JDK that runs the tests. */
@EnabledForJreRange(min = JRE.JAVA_21)
final class NewerJavaTests {

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "HOLDS | join by a duration | Thread t = new Thread(() -> x++); t.start();"
            + " if (!t.join(java.time.Duration.ofSeconds(1))) throw new AssertionError(); x++;",
        "VIOLATED | a virtual thread races | Thread t = Thread.startVirtualThread(() -> x++); x++;"
            + " t.join();",
        "HOLDS | a virtual thread | Thread t = Thread.startVirtualThread(() -> x++); t.join();"
            + " if (!(t.isVirtual() && t.isDaemon())) throw new AssertionError();",
        "HOLDS | ends of lists | var all = java.util.Collections.synchronizedList(new"
            + " java.util.ArrayList<>(java.util.List.of(1))); Thread t = new Thread(() ->"
            + " all.addLast(2)); t.start(); all.addFirst(0); t.join();"
            + " if (!(all.getFirst() == 0 && all.reversed().get(0) == 2)) throw new AssertionError();",
        "HOLDS | an executor is closed | try (var pool ="
            + " java.util.concurrent.Executors.newFixedThreadPool(2)) { pool.submit(() -> v = 1); }"
            + " if (v != 1) throw new AssertionError();",
        "VIOLATED | patterns | Object o = v == 0 ? new P(1) : v; Thread t = new Thread(() -> v = 2);"
            + " t.start(); int found = switch ((Object) new P(v)) { case P(int w) -> w; default ->"
            + " 7; }; t.join(); if (found != 0) throw new AssertionError();"
      })
  void programIsExplored(Verdict expected, String name, String body) throws Exception {
    CheckResult result = Check.of(ClassProgram.of(compiled(body), "run")).run();
    assertThat(result.verdict()).as("%s: %s", name, result.summary()).isEqualTo(expected);
  }

  private Class<?> compiled(String body) throws IOException, ClassNotFoundException {
    Path file = directory.resolve("Newer.java");
    Files.writeString(
        file,
        """
        public class Newer {
          record P(int w) {}
          int x;
          volatile int v;
          public void run() throws Exception {
            %s
          }
        }
        """
            .formatted(body));
    int code =
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
            .run(null, null, null, "-g", "-d", directory.toString(), file.toString());
    assertThat(code).isZero();
    URLClassLoader loader =
        new URLClassLoader(new URL[] {directory.toUri().toURL()}, getClass().getClassLoader());
    return loader.loadClass("Newer");
  }
}
