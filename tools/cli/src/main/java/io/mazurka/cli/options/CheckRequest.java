package io.mazurka.cli.options;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.disk.DiskPlan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request of a {@code check} command line.
 *
 * @param model the name of a model, as typed
 * @param parameters words of the form {@code key=value}, as typed
 * @param options how to check it
 * @param classPath where to look for the model, as typed
 * @param directory where a counterexample is saved, as typed
 * @param hoa where the automata of formulas are written, as typed
 * @param saving what is saved of the run while it lasts, and what it goes on from
 * @param disk where the search goes on when the memory is nearly full
 * @param cluster the cluster to search on, or null to search in this process
 * @param reports the files that are written besides the answer
 * @param json whether to answer in JSON
 * @param explains whether to give the reasons of reductions in full
 * @param said the options that shape the check, as typed
 */
public record CheckRequest(
    String model,
    List<String> parameters,
    CheckOptions options,
    @Nullable String classPath,
    @Nullable String directory,
    @Nullable String hoa,
    CheckpointRequest saving,
    DiskPlan disk,
    @Nullable ClusterSyntax cluster,
    ReportRequest reports,
    boolean json,
    boolean explains,
    String said) {

  public CheckRequest {
    parameters = List.copyOf(parameters);
  }
}
