package io.mazurka.cluster.spark;

import io.mazurka.catalogue.cluster.ClusterRequest;
import io.mazurka.catalogue.cluster.ClusterService;
import io.mazurka.catalogue.cluster.LocalCluster;
import io.mazurka.cluster.machine.Machine;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.search.check.CheckResult;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Clusters of Apache Spark. */
public final class SparkService implements ClusterService {

  @Override
  public CheckResult check(ClusterRequest request, SearchListener listener) {
    return new SparkCheck(request, listener, Interference.NONE).run();
  }

  @Override
  public void start(LocalCluster wanted, Consumer<String> listener) {
    new Machine(wanted.directory()).start(wanted, listener);
  }

  @Override
  public void stop(Path directory, Consumer<String> listener) {
    new Machine(directory).stop(listener);
  }
}
