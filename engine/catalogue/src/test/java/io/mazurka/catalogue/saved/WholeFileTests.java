package io.mazurka.catalogue.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is one of those that were written to its place, and whole. */
final class WholeFileTests {

  private static final int WRITERS = 8;

  @Test
  void writersOfOneFileDoNotDisturbEachOther(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("deep").resolve("found.json");
    List<Callable<Void>> writers = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      String text = String.valueOf(writer).repeat(50_000 + writer);
      writers.add(
          () -> {
            for (int time = 0; time < 20; time++) {
              WholeFile.write(file, text);
            }
            return null;
          });
    }
    ExecutorService pool = Executors.newFixedThreadPool(WRITERS);
    try {
      for (Future<Void> one : pool.invokeAll(writers)) {
        one.get();
      }
    } finally {
      pool.shutdown();
    }
    String text = Files.readString(file);
    assertThat(text).matches("(\\d)\\1+").hasSize(50_000 + (text.charAt(0) - '0'));
    try (Stream<Path> files = Files.list(file.resolveSibling(""))) {
      assertThat(files).hasSize(1);
    }
  }
}
