package io.mazurka.catalogue.cluster;

import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.search.check.CheckResult;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Runs checks on a cluster, and starts and stops a small cluster on this machine. */
public interface ClusterService {

  /**
   * Checks a system on a cluster.
   *
   * @throws io.mazurka.kernel.InvalidOptionException if the check cannot be done with these options
   * @throws ClusterFailedException if the cluster was lost or ran out of memory
   */
  CheckResult check(ClusterRequest request, SearchListener listener);

  /**
   * Starts a cluster on this machine, as processes that go on when this process ends.
   *
   * @param listener receives a line about each process that was started
   */
  void start(LocalCluster wanted, Consumer<String> listener);

  /**
   * Stops the processes that were started with this directory, and no others.
   *
   * @param listener receives a line about each process that was stopped
   */
  void stop(Path directory, Consumer<String> listener);

  /** The service on the class path, if there is one. */
  static Optional<ClusterService> find() {
    return ServiceLoader.load(ClusterService.class, ClusterService.class.getClassLoader())
        .findFirst();
  }
}
