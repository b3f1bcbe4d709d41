package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.gallery.raft.Raft;
import io.mazurka.gallery.threads.Philosophers;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.Draws;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Several workers give the figures and the counterexamples of one, however often they try. */
@Tag("slow")
final class WorkersFiguresTests {

  /** How often several workers try, times what {@code -Ddraws} says: each number of them once. */
  private static final int TIMES = Draws.times(3);

  static Stream<Arguments> models() {
    return Stream.of(
        Arguments.of(new Paxos(), Map.of("proposers", 1)),
        Arguments.of(new FaultyPaxos(), Map.of()),
        Arguments.of(new EchoMulticast(), Map.of()),
        Arguments.of(new Storage(), Map.of()),
        Arguments.of(new WrongStorage(), Map.of()),
        Arguments.of(new OralMessages(), Map.of()),
        Arguments.of(new StepwiseOralMessages(), Map.of()),
        Arguments.of(new Mailbox(), Map.of()),
        Arguments.of(new Gossip(), Map.of("nodes", 3, "updates", 1)),
        Arguments.of(new Raft(), Map.of("servers", 2)),
        Arguments.of(new Arbiter(), Map.of()),
        Arguments.of(new Fifo(), Map.of()),
        Arguments.of(new Dme(), Map.of()),
        Arguments.of(new Philosophers(), Map.of()));
  }

  @ParameterizedTest
  @MethodSource("models")
  void severalWorkersGiveTheFiguresOfOne(Model model, Map<String, Integer> parameters) {
    CheckOptions plain = CheckOptions.unreduced();
    List<CheckOptions> ways =
        List.of(
            CheckOptions.defaults().withPor(model instanceof Philosophers ? Por.NONE : null),
            plain,
            plain.withAll().withStore(StoreKind.FINGERPRINT),
            plain.withPor(model instanceof Philosophers ? Por.NONE : Por.LPOR).withAll(),
            plain.with(ProtocolOptions.defaults()).withAll());
    for (CheckOptions way : ways) {
      String alone = found(model, parameters, way, 1);
      for (int time = 0; time < TIMES; time++) {
        assertThat(found(model, parameters, way, 2 + time % 3)).as("%s", way).isEqualTo(alone);
      }
    }
  }

  /** Everything that a search of a newly compiled model finds. */
  private static String found(
      Model model, Map<String, Integer> parameters, CheckOptions options, int workers) {
    SearchTask task =
        Check.of(model.create(io.mazurka.kernel.model.Arguments.of(model, parameters)))
            .with(options)
            .prepare()
            .task();
    SearchResult result =
        Search.of(task.withWorkforce(new Workforce(workers, 2, 100)), SearchOrder.BFS).run();
    SearchResult.Statistics figures = result.statistics();
    return "%s: %d states, %d transitions, %d terminal, %d violating, depth %d, %s %s"
        .formatted(
            result.end(),
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates(),
            figures.depth(),
            result.violated(),
            result.first() == null ? "" : Objects.requireNonNull(result.first()).path());
  }
}
