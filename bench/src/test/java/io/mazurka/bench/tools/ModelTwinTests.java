package io.mazurka.bench.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.bench.peers.PeerInstance;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The models for SPIN have the states and steps of those in the gallery. */
@ResourceLock("the scratch folder of SPIN")
final class ModelTwinTests {

  @ParameterizedTest
  @CsvSource({
    "ring-election:5, 1252, 4546",
    "raft:3;1;1;0, 64676, 417468",
    "mailbox:2;3, 225, 720"
  })
  void promelaHasTheSameCounts(String instance, long states, long transitions) {
    assumeTrue(ExternalProgram.isInstalled("spin") && ExternalProgram.isInstalled("gcc"));
    Folders folders = new Folders(Path.of("..").toAbsolutePath().normalize());
    Spin spin = new Spin(folders, Memory.parse("1g"), Spin.Mode.PLAIN);

    Measurement found =
        spin.measure(PeerInstance.parse(instance.replace(';', ',')), OptionalLong.empty());

    assertThat(found.states()).isEqualTo(states);
    assertThat(found.transitions()).isEqualTo(transitions);
  }
}
