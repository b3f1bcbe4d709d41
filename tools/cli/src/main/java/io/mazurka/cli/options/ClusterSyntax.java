package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The part of a command line that concerns a cluster.
 *
 * @param master the address of the cluster, in the form of its engine
 * @param partitions the number of parts into which states are divided, or null
 * @param proviso the name of a proviso, as typed, or null
 */
public record ClusterSyntax(String master, @Nullable Integer partitions, @Nullable String proviso) {

  static final String CLUSTER = "--cluster";
  static final String PARTITIONS = "--partitions";
  static final String PROVISO = "--proviso";
  private static final int MOST_PARTITIONS = 4096;

  static void addTo(CommandSpec spec) {
    spec.addOption(
        CheckSyntax.text(
            CLUSTER,
            "MASTER",
            "Search on a cluster of Apache Spark: spark://HOST:PORT, or local[2] or"
                + " local-cluster[2,1,1024] to try it on this machine. The first use fetches Spark."
                + " See docs/guides/cluster.md."));
    spec.addOption(
        CheckSyntax.text(
            PARTITIONS,
            "N",
            "Into how many parts the cluster divides the states. Default: by the number of its"
                + " cores."));
    spec.addOption(
        CheckSyntax.text(
            PROVISO,
            "border|order|fragment|history",
            "How a reduced search on a cluster makes sure that no step is put off for ever: expand"
                + " states whose sets leave their partition, go only to partitions of a lower"
                + " number, have one partition, or remember where a state came through. Default:"
                + " history, where one is needed."));
  }

  /** The request; null if the command line asks for no cluster. */
  static @Nullable ClusterSyntax read(ParseResult parsed) {
    String master = parsed.matchedOptionValue(CLUSTER, null);
    String partitions = parsed.matchedOptionValue(PARTITIONS, null);
    String proviso = parsed.matchedOptionValue(PROVISO, null);
    if (master == null) {
      if (partitions != null || proviso != null) {
        throw new InvalidOptionException(
            "%s needs %s MASTER".formatted(partitions == null ? PROVISO : PARTITIONS, CLUSTER));
      }
      return null;
    }
    return new ClusterSyntax(
        master,
        partitions == null ? null : number(PARTITIONS, partitions, MOST_PARTITIONS),
        proviso);
  }

  /** The value of an option that takes a positive number. */
  public static int number(String option, String text, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "%s takes a number from 1 to %d, not '%s'".formatted(option, most, text));
  }
}
