package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two builds in different places give the same bytes. This builds what a protocol needs; without
 * options the script builds everything.
 */
@Tag("long")
final class ReproducibleBuildTests {

  @TempDir Path directory;

  @Test
  void twoBuildsGiveTheSameBytes() throws Exception {
    Path output = directory.resolve("output.txt");
    Process process =
        new ProcessBuilder("distribution/reproduce", "-pl", "protocols", "-am")
            .directory(Path.of("../..").toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(output)).isZero();
    assertThat(Files.readString(output)).contains("artifacts are the same, byte by byte.");
  }
}
