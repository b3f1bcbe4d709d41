package io.mazurka.cluster.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.cluster.inprocess.InProcess;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.job.ReferencedModel;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models of the gallery in supersteps, beside local runs of them. */
final class ClusterGalleryTests {

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

  @ParameterizedTest
  @CsvSource({"paxos, 1", "paxos, 4", "storage, 3", "echo-multicast, 5", "arbiter, 8", "fifo, 4"})
  void reducedSearchKeepsVerdictsAndTerminalStates(String name, int partitions) {
    Instance instance = ModelReference.named(name).open();
    CheckOptions options = CheckOptions.unreduced().withPor(Por.LPOR);
    CheckResult local = Check.of(instance.create()).with(CheckOptions.unreduced()).run();
    for (Proviso proviso : List.of(Proviso.BORDER, Proviso.ORDER, Proviso.HISTORY)) {
      CheckResult found = run(instance, options, partitions, proviso);
      assertThat(found.verdict()).isEqualTo(local.verdict());
      assertThat(found.statistics().terminalStates())
          .isEqualTo(local.statistics().terminalStates());
      assertThat(found.statistics().states()).isLessThanOrEqualTo(local.statistics().states());
    }
  }

  @ParameterizedTest
  @CsvSource({"faulty-paxos, 1", "faulty-paxos, 5", "wrong-storage, 4"})
  void counterexampleIsTheSameInEveryRun(String name, int partitions) {
    Instance instance = ModelReference.named(name).open();
    CheckOptions options = CheckOptions.defaults();
    CheckResult found = run(instance, options, partitions, Proviso.HISTORY);
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.counterexample()).isNotNull();
    assertThat(found.counterexample().path())
        .isEqualTo(run(instance, options, partitions, Proviso.HISTORY).counterexample().path());
  }

  @Test
  void fragmentsAreForOnePartition() {
    Instance instance = ModelReference.named("paxos").open();
    assertThatThrownBy(() -> run(instance, CheckOptions.defaults(), 2, Proviso.FRAGMENT))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--proviso fragment");
  }

  @Test
  void limitOfStatesEndsTheSearch() {
    Instance instance = ModelReference.named("paxos").open();
    CheckOptions options = CheckOptions.unreduced().withLimits(Limits.none().withStates(2000));
    CheckResult found = run(instance, options, 3, Proviso.HISTORY);
    assertThat(found.end()).isEqualTo(EndReason.STATE_LIMIT);
    assertThat(found.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(found.statistics().states()).isBetween(2000L, 4000L);
  }

  @Test
  void stepThatCanNeverBeTakenIsToldBeforeTheSearch() {
    List<String> remarks = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void progress(Progress progress) {
            assertThat(remarks).hasSize(1);
          }

          @Override
          public void remark(String text) {
            remarks.add(text);
          }

          @Override
          public boolean cancelled() {
            return false;
          }
        };
    Instance instance = ModelReference.named("raft").open();
    CheckOptions options = CheckOptions.defaults().withLimits(Limits.none().withStates(100));
    new ClusterCheck(ReferencedModel.of(instance), options, 2, null, listener).run(InProcess::new);
    assertThat(remarks).singleElement().asString().startsWith("server.restart can never be taken");
  }

  private static CheckResult run(
      Instance instance, CheckOptions options, int partitions, Proviso proviso) {
    return new ClusterCheck(
            ReferencedModel.of(instance), options, partitions, proviso, SearchListener.none())
        .run(InProcess::new);
  }
}
