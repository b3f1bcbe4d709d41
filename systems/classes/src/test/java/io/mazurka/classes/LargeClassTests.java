package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that are nearly as large as Java allows. */
final class LargeClassTests {

  @TempDir Path folder;

  private CheckResult check(String members, String turn) throws Exception {
    String text =
        """
        public class Large implements Runnable {
          volatile int sum;
          %s
          public void run() {
            Thread other = new Thread(this::turn);
            other.start();
            turn();
          }
          void turn() {
            %s
          }
        }
        """
            .formatted(members, turn);
    compile(text);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {url()})) {
      return Check.of(ClassProgram.of(loader.loadClass("Large"), "run")).run();
    }
  }

  private URL url() throws MalformedURLException {
    return folder.toUri().toURL();
  }

  private void compile(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("Large.java"), text);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", folder.toString(), file.toString());
    assertThat(code).isZero();
  }

  @Test
  void tablesOfConstantsMayBeAsLongAsInJava() throws Exception {
    String table =
        IntStream.range(0, 7_500)
            .mapToObj(number -> Integer.toString(1_000 + number))
            .collect(Collectors.joining(", ", "static final int[] TABLE = { ", " };"));
    check(table, "sum = sum + TABLE[7000];").assertHolds();
  }

  @Test
  void theTableOfAnotherInitialiserIsNamed() throws Exception {
    String members =
        "static class Table { static final int[] ALL = new int[2]; }"
            + " static class Late { static { Table.ALL[0] = Table.ALL[0] + 1; } static int last = Table.ALL[0]; }";
    assertThat(check(members, "Table.ALL.clone(); sum = Late.last;").guarantee().toString())
        .contains("initialisers of classes that run while other threads are there");
  }

  @Test
  void methodsThatAreTooLargeAreRefusedByName() throws Exception {
    String members = "int[] cells = new int[2];";
    String turn = "cells[0] = cells[1] + 1; cells[1] = cells[0];\n".repeat(1_700);
    assertThatThrownBy(() -> check(members, turn))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(
            "method turn of class Large is too large to be rewritten; divide it, or exclude the class");
  }
}
