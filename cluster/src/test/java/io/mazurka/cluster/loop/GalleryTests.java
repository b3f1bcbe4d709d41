package io.mazurka.cluster.loop;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cluster.inprocess.InProcess;
import io.mazurka.cluster.step.Proviso;
import io.mazurka.cluster.step.ReferencedModel;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reference.Instance;
import io.mazurka.kernel.reference.ModelReference;
import io.mazurka.kernel.search.SearchListener;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models of the gallery in supersteps, beside local runs of them. */
final class GalleryTests {

  @ParameterizedTest
  @CsvSource({
    "paxos, 1",
    "paxos, 4",
    "storage, 3",
    "storage, 8",
    "echo-multicast, 2",
    "arbiter, 5",
    "gossip, 4",
    "fifo, 8"
  })
  void unreducedSearchFindsTheSameStates(String name, int partitions) {
    Instance instance = ModelReference.named(name).open();
    CheckOptions options = CheckOptions.unreduced().withPor(Por.NONE);
    CheckResult local = Check.of(instance.create()).with(options).run();
    CheckResult found = run(instance, options, partitions, Proviso.HISTORY);
    assertThat(found.verdict()).isEqualTo(local.verdict());
    assertThat(found.properties()).isEqualTo(local.properties());
    assertThat(found.statistics().states()).isEqualTo(local.statistics().states());
    assertThat(found.statistics().transitions()).isEqualTo(local.statistics().transitions());
    assertThat(found.statistics().terminalStates()).isEqualTo(local.statistics().terminalStates());
    assertThat(found.unused()).isEqualTo(local.unused());
    assertThat(found.guarantee()).isEqualTo(local.guarantee());
  }

  private static CheckResult run(
      Instance instance, CheckOptions options, int partitions, Proviso proviso) {
    return new ClusterCheck(
            ReferencedModel.of(instance), options, partitions, proviso, SearchListener.none())
        .run(InProcess::new);
  }
}
