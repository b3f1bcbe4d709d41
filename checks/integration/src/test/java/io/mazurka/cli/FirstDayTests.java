package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.search.check.Check;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.Scope;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The project of the tutorial fails where it says so, and passes once mended as it says. The script
 * {@code examples/first-day/run} does the same with Maven.
 */
final class FirstDayTests {

  private static final Path PROJECT = Path.of("../../examples/first-day");
  private static final String GUARD = "(self, booking) -> self.free() >= 0";
  private static final String READ = "            int seats = free.read();\n";
  private static final String WRITE = "free.write(seats - 1)";

  @TempDir Path classes;
  private String folder = "org.example";

  @Test
  void testsFailAtFirst() throws Exception {
    compile(false);
    assertThatThrownBy(() -> test("nothingIsOversold"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("nothing oversold is violated after 6 steps: office has free=-1");
    assertThatThrownBy(() -> exploration("bothSalesCount"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("1 seat is left");
  }

  @Test
  void transcriptShowsTheFailures() throws Exception {
    compile(false);
    String transcript = Files.readString(PROJECT.resolve("transcript.txt"));
    for (Throwable failure :
        List.of(
            catchThrowable(() -> test("nothingIsOversold")),
            catchThrowable(() -> exploration("bothSalesCount")))) {
      String message = failure.getMessage().replaceAll("(?m)^ *\\R", "");
      assertThat(transcript).contains(message.strip());
    }
    assertThat(transcript).endsWith("The first day went as the tutorial says.\n");
  }

  @Test
  void commandFailsAtFirst() throws Exception {
    compile(false);
    assertThat(check("Seats").exitCode()).isEqualTo(12);
    assertThat(check("Sellers").exitCode()).isEqualTo(12);
  }

  @Test
  void testsAndCommandPassOnceMended() throws Exception {
    folder = "org.mended";
    compile(true);
    assertThatCode(() -> test("nothingIsOversold")).doesNotThrowAnyException();
    assertThatCode(() -> exploration("bothSalesCount")).doesNotThrowAnyException();
    assertThat(check("Seats").exitCode()).isZero();
    assertThat(check("Sellers").exitCode()).isZero();
  }

  private void compile(boolean mended) throws IOException {
    for (String sources : List.of("src/main/java", "src/test/java")) {
      for (Path file : Block.files(PROJECT.resolve(sources), ".java")) {
        String source = Files.readString(file);
        String name = file.getFileName().toString().replace(".java", "");
        SourceCompiler.compile(classes, name, mended ? mended(source) : source);
      }
    }
  }

  private String mended(String source) {
    return source
        .replace("org.example", folder)
        .replace(GUARD, GUARD.replace(">=", ">"))
        .replace(READ, "")
        .replace(WRITE, WRITE.replace("seats", "free.read()"));
  }

  private void test(String name) throws Throwable {
    call(name);
  }

  private void exploration(String name) {
    Check.of(ThreadProgram.of(scope -> callQuietly(name, scope))).run().assertHolds();
  }

  private void callQuietly(String name, Scope scope) {
    try {
      call(name, scope);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private void call(String name, Object... arguments) throws Throwable {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      Class<?> tests = loader.loadClass(folder + ".SeatsTests");
      for (Method method : tests.getDeclaredMethods()) {
        if (method.getName().equals(name)) {
          method.setAccessible(true);
          var constructor = tests.getDeclaredConstructor();
          constructor.setAccessible(true);
          method.invoke(constructor.newInstance(), arguments);
          return;
        }
      }
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    throw new AssertionError("there is no test " + name);
  }

  private Outcome check(String model) {
    return Outcome.of(
        "check",
        folder + "." + model,
        "--classpath",
        classes.toString(),
        "--out",
        classes.toString());
  }
}
