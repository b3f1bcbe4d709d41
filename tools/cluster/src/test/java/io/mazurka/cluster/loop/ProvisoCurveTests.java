package io.mazurka.cluster.loop;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.cluster.inprocess.InProcess;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.job.ReferencedModel;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many states provisos leave, for formulas about the models of Brim and others, by partitions.
 */
final class ProvisoCurveTests {

  private static final List<Integer> PARTITIONS = List.of(1, 2, 4, 8, 16);

  @ParameterizedTest
  @CsvSource({
    "token-ring, n, 7, GF critical1, false",
    "alternating-bit, losses, 3, GF (received0 || received1), true",
    "sender-receiver, losses, 3, GF (received0 || received1), true",
    "peterson, n, 3, GF critical1, true"
  })
  void stickyTransitionsAndMostHistoriesKeepFewStatesAndBordersNearlyAll(
      String name, String key, int size, String formula, boolean historiesKeepFew) {
    Instance instance = ModelReference.named(name).withParameters(Map.of(key, size)).open();
    CheckOptions options =
        CheckOptions.defaults()
            .withProperties(
                new AskedProperties(
                    List.of(),
                    List.of(AskedCondition.of("--ltl", formula).orElseThrow()),
                    null,
                    List.of()));
    long all = states(instance, options.withPor(Por.NONE), 1, null);
    long fragment = states(instance, options, 1, Proviso.FRAGMENT);
    long sticky = states(instance, options, 1, null);
    StringBuilder table =
        new StringBuilder("%s %d: %d states, fragment %d".formatted(name, size, all, fragment));
    for (int partitions : PARTITIONS) {
      long border = states(instance, options, partitions, Proviso.BORDER);
      long order = states(instance, options, partitions, Proviso.ORDER);
      long history = states(instance, options, partitions, Proviso.HISTORY);
      long stuck = states(instance, options, partitions, null);
      table.append(
          "%n%d partitions: border %d, order %d, history %d, sticky %d"
              .formatted(partitions, border, order, history, stuck));
      assertThat(stuck).isEqualTo(sticky);
      assertThat(history).isLessThanOrEqualTo(historiesKeepFew ? 2 * fragment : all);
      assertThat(partitions < 16 || border > all * 9 / 10).isTrue();
    }
    System.out.println(table);
  }

  private static long states(
      Instance instance, CheckOptions options, int partitions, @Nullable Proviso proviso) {
    CheckResult result =
        new ClusterCheck(
                ReferencedModel.of(instance), options, partitions, proviso, SearchListener.none())
            .run(InProcess::new);
    return result.statistics().states();
  }
}
