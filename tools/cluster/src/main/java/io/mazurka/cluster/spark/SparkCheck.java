package io.mazurka.cluster.spark;

import io.mazurka.catalogue.cluster.ClusterRequest;
import io.mazurka.cluster.job.OptionTexts;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.loop.ClusterCheck;
import io.mazurka.cluster.loop.ClusterRefusals;
import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.checkpoint.Identity;
import java.util.Arrays;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** One check on a cluster, from its options to its verdict. */
final class SparkCheck {

  private final ClusterRequest request;
  private final SearchListener listener;
  private final Interference mishap;

  SparkCheck(ClusterRequest request, SearchListener listener, Interference mishap) {
    this.request = request;
    this.listener = listener;
    this.mishap = mishap;
  }

  /** Connects to the cluster for this check alone. */
  CheckResult run() {
    Master master = Master.of(request.master());
    proviso(request.proviso());
    ClusterRefusals.refuse(request.options());
    ModelThread.phase(() -> "connecting to the cluster");
    try (JavaSparkContext context = Connection.open(master)) {
      return Reprieve.during(() -> run(context, context.getConf()));
    }
  }

  /** Runs with a shared connection, but with settings of its own. */
  CheckResult run(JavaSparkContext context, SparkConf settings) {
    Master master = Master.of(request.master());
    @Nullable Proviso proviso = proviso(request.proviso());
    ClusterExecutors executors = new Gathering(context, master, listener).executors();
    Integer asked = request.partitions();
    int usual = proviso == Proviso.FRAGMENT ? 1 : executors.usualPartitions();
    int partitions = asked == null ? usual : asked;
    try (RunSaving saving =
            new RunSaving(
                context, request.plan(), identity(partitions, proviso), master.isOnThisMachine());
        StepLog log = StepLog.of(settings)) {
      CheckResult result =
          new ClusterCheck(
                  ShippedModel.of(request.instance()),
                  request.options(),
                  partitions,
                  proviso,
                  listener)
              .run(
                  job ->
                      new SparkSupersteps(
                          context,
                          job,
                          new Patient(context, listener, new Trouble(master, partitions)),
                          saving.next(),
                          log,
                          executors.memory(),
                          mishap));
      if (isOver(result.end())) {
        saving.finish();
      }
      return result;
    }
  }

  private static boolean isOver(EndReason end) {
    return end == EndReason.EXHAUSTED || end == EndReason.VIOLATION || end == EndReason.DECIDED;
  }

  private static @Nullable Proviso proviso(@Nullable String name) {
    if (name == null) {
      return null;
    }
    return Arrays.stream(Proviso.values())
        .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidOptionException(
                    "--proviso takes border, order, fragment or history, not '%s'"
                        .formatted(name)));
  }

  /** The model and the options, as text; a saved run can be continued only if they are the same. */
  private Identity identity(int partitions, @Nullable Proviso proviso) {
    OptionTexts texts = OptionTexts.of(request.options());
    return request
        .plan()
        .identity()
        .with("--partitions", String.valueOf(partitions))
        .with("--proviso", proviso == null ? "" : proviso.name().toLowerCase(Locale.ROOT))
        .with(
            "--options",
            "%s %s %s %s %s %s"
                .formatted(
                    texts.values(),
                    texts.unasked(),
                    texts.names(),
                    texts.conditions(),
                    texts.fairness(),
                    texts.all()));
  }
}
