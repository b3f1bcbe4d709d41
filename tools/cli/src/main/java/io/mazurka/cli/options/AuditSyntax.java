package io.mazurka.cli.options;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of {@code mazurka audit}: the options of {@code check} that concern reductions. */
public final class AuditSyntax {

  private AuditSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    CheckSyntax.addTo(spec, models);
    for (String name :
        List.of(
            "--search",
            "--store",
            "--workers",
            "--max-depth",
            "--all",
            "--out",
            "--explain",
            "--profile",
            CheckSyntax.CONSTRAINT,
            CheckpointRequest.CHECKPOINT,
            CheckpointRequest.EVERY,
            CheckpointRequest.RESUME,
            TemporalSyntax.HOA,
            ClusterSyntax.CLUSTER,
            ClusterSyntax.PARTITIONS,
            ClusterSyntax.PROVISO)) {
      spec.remove(spec.findOption(name));
    }
  }

  /** What a parsed command line asks for. */
  public static CheckRequest read(ParseResult parsed) {
    return CheckSyntax.read(parsed);
  }
}
