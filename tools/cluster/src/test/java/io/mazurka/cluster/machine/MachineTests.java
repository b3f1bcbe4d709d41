package io.mazurka.cluster.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a machine notes of the processes it has started, and the home of Spark. */
final class MachineTests {

  @TempDir Path directory;

  @Test
  void onlyProcessesThatStartedWhenNotedAreStopped() throws IOException {
    ProcessNotes notes = new ProcessNotes(directory.resolve("processes"));
    notes.add(ProcessHandle.current());
    assertThat(notes.alive()).containsExactly(ProcessHandle.current());
    Files.writeString(notes.file(), ProcessHandle.current().pid() + " 1970-01-01T00:00:00Z\n");
    assertThat(notes.alive()).isEmpty();
    assertThat(notes.allAlive()).isFalse();
  }

  @Test
  void clockThatIsSetHidesNoProcess() throws IOException {
    ProcessNotes notes = new ProcessNotes(directory.resolve("processes"));
    Instant start = ProcessHandle.current().info().startInstant().orElseThrow();
    long number = ProcessHandle.current().pid();
    Files.writeString(notes.file(), "%d %s%n".formatted(number, start.minusSeconds(3)));
    assertThat(notes.alive()).containsExactly(ProcessHandle.current());
    Files.writeString(notes.file(), "%d %s%n".formatted(number, start.minusSeconds(60)));
    assertThat(notes.alive()).isEmpty();
  }

  @Test
  void notesThatSomethingElseHasWrittenAreRefusedByName() throws IOException {
    Path file = Files.writeString(directory.resolve("processes"), "not a process\n");
    assertThatThrownBy(() -> new Machine(directory).stop(line -> {}))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("'%s' notes no process in its line 'not a process'".formatted(file));
  }

  @Test
  void stoppingWhereNothingRunsSaysSo() {
    List<String> said = new ArrayList<>();
    new Machine(directory).stop(said::add);
    assertThat(said).containsExactly("no cluster of %s is running".formatted(directory));
  }

  @Test
  void homeNamesAllJarsButMazurkasOwn() throws IOException {
    Path spark = Files.createFile(directory.resolve("spark-core.jar"));
    Path own = Files.createFile(directory.resolve("mazurka-kernel-1.jar"));
    SparkHome.make(directory.resolve("home"), spark + ":" + own + ":" + directory);
    try (JarFile jar = new JarFile(directory.resolve("home/jars/class-path.jar").toFile())) {
      assertThat(jar.getManifest().getMainAttributes().getValue("Class-Path"))
          .isEqualTo(spark.toUri().toString());
    }
  }
}
