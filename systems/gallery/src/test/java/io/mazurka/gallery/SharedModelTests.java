package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.SharedWalks.Walk;
import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.gallery.threads.Indexer;
import io.mazurka.gallery.threads.Philosophers;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Several workers can share a compiled model: each comes across what it would alone. */
final class SharedModelTests {

  private static final int WORKERS = 4;
  private static final int WALKS = 40;
  private static final int LENGTH = 60;

  static Stream<Arguments> models() {
    ReductionOptions lpor = ReductionOptions.defaults().withPor(Por.LPOR);
    ReductionOptions plain = ReductionOptions.none();
    return Stream.of(
        Arguments.of(new Paxos(), Map.of("proposers", 2, "acceptors", 3), plain),
        Arguments.of(new Paxos(), Map.of("proposers", 2, "acceptors", 3), lpor),
        Arguments.of(new Storage(), Map.of(), lpor),
        Arguments.of(new EchoMulticast(), Map.of(), lpor),
        Arguments.of(new StepwiseOralMessages(), Map.of("lieutenants", 4), lpor),
        Arguments.of(new Philosophers(), Map.of(), lpor),
        Arguments.of(new Indexer(), Map.of(), lpor),
        Arguments.of(new Arbiter(), Map.of(), lpor),
        Arguments.of(new Fifo(), Map.of(), lpor));
  }

  @ParameterizedTest
  @MethodSource("models")
  void fourWorkersComeAcrossWhatOneDoes(
      Model model, Map<String, Integer> parameters, ReductionOptions reductions) throws Exception {
    List<Walk> alone = walks(new SharedWalks(compile(model, parameters, reductions)), 0);
    SharedWalks shared = new SharedWalks(compile(model, parameters, reductions));
    ExecutorService threads = Executors.newFixedThreadPool(WORKERS);
    try {
      CyclicBarrier start = new CyclicBarrier(WORKERS);
      List<Future<List<Walk>>> workers = new ArrayList<>();
      for (int worker = 0; worker < WORKERS; worker++) {
        int seed = worker;
        workers.add(
            threads.submit(
                () -> {
                  start.await();
                  return walks(shared, seed);
                }));
      }
      List<Walk> first = workers.get(0).get(5, TimeUnit.MINUTES);
      assertThat(first).extracting(Walk::meaning).isEqualTo(meanings(alone));
      for (Future<List<Walk>> worker : workers) {
        assertThat(worker.get(5, TimeUnit.MINUTES)).isEqualTo(first);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static CompiledModel compile(
      Model model, Map<String, Integer> parameters, ReductionOptions reductions) {
    return model
        .create(io.mazurka.kernel.model.Arguments.of(model, parameters))
        .compile(CheckOptions.defaults().withReductions(reductions));
  }

  private static List<Long> meanings(List<Walk> walks) {
    return walks.stream().map(Walk::meaning).toList();
  }

  /** All walks, by number; each worker takes them in an order of its own. */
  private static List<Walk> walks(SharedWalks shared, int seed) {
    SharedWalks.Walker walker = shared.new Walker();
    List<Integer> order = new ArrayList<>(IntStream.range(0, WALKS).boxed().toList());
    Collections.shuffle(order, new Random(seed));
    Walk[] walks = new Walk[WALKS];
    order.forEach(number -> walks[number] = walker.walk(number, LENGTH));
    return List.of(walks);
  }
}
