package io.mazurka.bench.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.bench.peers.PeerInstance;
import io.mazurka.bench.tables.BenchException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class InstanceTests {

  @Test
  void everyToolGetsTheParametersUnderItsNames() {
    PeerInstance instance = PeerInstance.parse("paxos:2,5,1");
    assertThat(instance.arguments(Path.of(".")))
        .containsExactly("paxos", "proposers=2", "acceptors=5", "learners=1");
    assertThat(instance.promela().orElseThrow().settings())
        .containsExactly("PROPOSERS=2", "ACCEPTORS=5", "LEARNERS=1");
    assertThat(instance.tla(true).orElseThrow().name()).isEqualTo("PaxosRecords");
    assertThat(instance.tla(false).orElseThrow().settings())
        .containsExactly("PROPOSERS = 2", "ACCEPTORS = 5", "LEARNERS = 1");
    assertThat(instance).hasToString("paxos 2,5,1");
  }

  @Test
  void whatIsNoInstanceIsRefused() {
    assertThatThrownBy(() -> PeerInstance.parse("paxos")).hasMessageContaining("paxos:2,5,1");
    assertThatThrownBy(() -> PeerInstance.parse("paxos:2,x,1")).hasMessageContaining("paxos:2,5,1");
    assertThatThrownBy(() -> PeerInstance.parse("paxos:2")).hasMessageContaining("acceptors");
    assertThatThrownBy(() -> PeerInstance.parse("tango:2")).hasMessageContaining("echo-multicast");
  }

  @Test
  void memoryIsWrittenAsForTheJvm() {
    assertThat(Memory.parse("2g")).isEqualTo(new Memory(2048)).hasToString("2 GB");
    assertThat(Memory.parse("512m").jvmSize()).isEqualTo("512m");
    assertThatThrownBy(() -> Memory.parse("2 GB")).isInstanceOf(BenchException.class);
  }
}
