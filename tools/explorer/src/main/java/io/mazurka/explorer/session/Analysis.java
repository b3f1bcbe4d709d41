package io.mazurka.explorer.session;

import io.mazurka.catalogue.Instance;
import io.mazurka.explorer.session.Scene.Knowledge;
import io.mazurka.explorer.session.Scene.ReductionView;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** Prepares in the background what a check would find out about a model before it searches. */
final class Analysis {

  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable ReducedWalk walk;

  /** The view that explains why there is no reduced walk, while there is none. */
  private volatile ReductionView without =
      new ReductionView(Knowledge.COMING, List.of("the model is being analysed"), List.of());

  private Analysis() {}

  static Analysis begin(Instance instance, CheckOptions options) {
    Analysis analysis = new Analysis();
    new ModelThread(() -> analysis.run(instance, options)).start();
    return analysis;
  }

  private void run(Instance instance, CheckOptions options) {
    try {
      Prepared prepared = Check.of(instance.create()).with(options).prepare();
      if (prepared.model().exploration() == null) {
        walk = new ReducedWalk(prepared);
      } else {
        List<String> words = prepared.model().reductions();
        without = new ReductionView(Knowledge.EXECUTIONS, words, List.of());
      }
    } catch (RuntimeException | Error e) {
      without =
          new ReductionView(
              Knowledge.UNKNOWN, List.of("the analysis ended: " + e.getMessage()), List.of());
    } finally {
      ended.countDown();
    }
  }

  /** Waits for the end of the analysis. */
  void await() throws InterruptedException {
    ended.await();
  }

  /** The reduced walk that follows the user, if there is one. */
  Optional<ReducedWalk> walk() {
    return Optional.ofNullable(walk);
  }

  /** The view to show while there is no reduced walk. */
  ReductionView without() {
    return without;
  }
}
