package io.mazurka.catalogue.cluster;

import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.search.check.CheckResult;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Whoever can run a check on a cluster, and start a small one on this machine. */
public interface ClusterService {

  /**
   * Checks a system on a cluster.
   *
   * @throws io.mazurka.kernel.InvalidOptionException if that cannot be done as asked
   * @throws ClusterFailedException if the cluster was lost or ran out of memory
   */
  CheckResult check(ClusterRequest request, SearchListener listener);

  /**
   * Starts a cluster on this machine, as processes that go on when this one ends.
   *
   * @param listener told what was started
   */
  void start(LocalCluster wanted, Consumer<String> listener);

  /**
   * Stops what was started with this directory, and nothing else.
   *
   * @param listener told what was stopped
   */
  void stop(Path directory, Consumer<String> listener);

  /** The one that is on the class path, if any. */
  static Optional<ClusterService> find() {
    return ServiceLoader.load(ClusterService.class, ClusterService.class.getClassLoader())
        .findFirst();
  }
}
