package io.mazurka.cluster.spark.master;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.DeployMessages.MasterStateResponse;
import org.apache.spark.deploy.DeployMessages.RequestMasterState$;
import org.apache.spark.deploy.master.WorkerInfo;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.apache.spark.rpc.RpcTimeout;
import scala.concurrent.duration.FiniteDuration;
import scala.reflect.ClassTag$;

/**
 * The workers of a standalone cluster, as its master describes them.
 *
 * @param workers their number
 * @param megabytes the most memory of a worker, whether it is in use or not
 * @param others the names of the other applications that run there
 */
public record MasterView(int workers, long megabytes, List<String> others) {

  private static final int PATIENCE_SECONDS = 3;

  /** The current view, if the master is a standalone one and answers. */
  public static Optional<MasterView> of(JavaSparkContext context, Master master) {
    if (master.host().isEmpty()) {
      return Optional.empty();
    }
    FutureTask<MasterView> question = new FutureTask<>(() -> ask(context, master));
    Thread thread = new Thread(question, "question");
    thread.setDaemon(true);
    thread.start();
    try {
      return Optional.of(question.get(2 * PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (ExecutionException | TimeoutException e) {
      return Optional.empty(); // The master is not there, or has another version.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static MasterView ask(JavaSparkContext context, Master master) {
    URI uri = URI.create(master.url().split(",", -1)[0]);
    RpcEnv env = context.env().rpcEnv();
    MasterStateResponse state =
        env.setupEndpointRef(new RpcAddress(uri.getHost(), uri.getPort()), "Master")
            .askSync(
                RequestMasterState$.MODULE$,
                new RpcTimeout(new FiniteDuration(PATIENCE_SECONDS, TimeUnit.SECONDS), "patience"),
                ClassTag$.MODULE$.<MasterStateResponse>apply(MasterStateResponse.class));
    return of(state, context.sc().applicationId());
  }

  /**
   * The view from the answer of a master. A master also lists dead workers and does not say which
   * are dead, so only workers that answer count.
   */
  private static MasterView of(MasterStateResponse state, String own) {
    List<WorkerInfo> there = Arrays.stream(state.workers()).filter(MasterView::answers).toList();
    return new MasterView(
        there.size(),
        there.stream().mapToLong(WorkerInfo::memory).max().orElse(0),
        Arrays.stream(state.activeApps())
            .filter(application -> !application.id().equals(own))
            .map(application -> application.desc().name())
            .toList());
  }

  private static boolean answers(WorkerInfo worker) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(worker.host(), worker.port()), PATIENCE_SECONDS * 1000);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The view in words that follow the name of the cluster. */
  @Override
  public String toString() {
    if (workers == 0) {
      return "has no worker";
    }
    String applications =
        others.isEmpty()
            ? "no other application"
            : "%d other application%s (%s)"
                .formatted(others.size(), others.size() == 1 ? "" : "s", String.join(", ", others));
    return "has %d worker%s with up to %,d MB and runs %s"
        .formatted(workers, workers == 1 ? "" : "s", megabytes, applications);
  }
}
