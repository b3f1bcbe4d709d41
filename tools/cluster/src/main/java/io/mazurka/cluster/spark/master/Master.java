package io.mazurka.cluster.spark.master;

import io.mazurka.kernel.InvalidOptionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of a cluster, as Spark writes it.
 *
 * @param url the address for Spark
 * @param host the host of the master, or an empty text if the master has no host of its own
 * @param executors the number of executors, or 0 if it is not known
 * @param megabytes the memory of each executor according to the address, or 0 if it says nothing
 */
public record Master(String url, String host, int executors, int megabytes) {

  private static final Pattern LOCAL = Pattern.compile("local(\\[([0-9]+|\\*)(,\\s*([0-9]+))?])?");
  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[\\s*([0-9]+)\\s*,\\s*([0-9]+)\\s*,\\s*([0-9]+)\\s*]");
  private static final Pattern STANDALONE = Pattern.compile("spark://([^:/,]+):([0-9]+).*");
  private static final int MOST_FAILURES = 4;

  /**
   * The master of this name. Tasks are tried more than once, also if they run in this process.
   *
   * @throws InvalidOptionException if this is no name of a master
   */
  public static Master of(String name) {
    Matcher local = LOCAL.matcher(name);
    if (local.matches()) {
      String threads = local.group(2) == null ? "1" : local.group(2);
      String failures = local.group(4) == null ? String.valueOf(MOST_FAILURES) : local.group(4);
      return new Master("local[%s,%s]".formatted(threads, failures), "", 0, 0);
    }
    Matcher cluster = LOCAL_CLUSTER.matcher(name);
    if (cluster.matches()) {
      return new Master(
          name, "", Integer.parseInt(cluster.group(1)), Integer.parseInt(cluster.group(3)));
    }
    Matcher standalone = STANDALONE.matcher(name);
    if (standalone.matches()) {
      return new Master(name, standalone.group(1), 0, 0);
    }
    if (name.matches("[a-z0-9+-]+(:.*)?")
        && !name.startsWith("local")
        && !name.startsWith("spark")) {
      return new Master(name, "", 0, 0);
    }
    throw new InvalidOptionException(
        ("--cluster takes spark://HOST:PORT, local[THREADS] or local-cluster[EXECUTORS,CORES,MEGABYTES],"
                + " not '%s'")
            .formatted(name));
  }

  /** Whether everything runs in this process. */
  public boolean isLocal() {
    return url.startsWith("local[");
  }

  boolean isLocalCluster() {
    return url.startsWith("local-cluster");
  }

  /** How to give executors more memory, in words. */
  public String moreMemory() {
    if (isLocal()) {
      return "MAZURKA_OPTS=-Xmx8g gives this process 8 GB";
    }
    if (isLocalCluster()) {
      return "--cluster '%s%d]'"
          .formatted(url.substring(0, url.lastIndexOf(',') + 1), 2 * megabytes);
    }
    return isOnThisMachine()
        ? "mazurka cluster start --memory 4g and MAZURKA_OPTS=-Dspark.executor.memory=4g"
        : "MAZURKA_OPTS=-Dspark.executor.memory=4g";
  }

  /** Whether all executors see the files of this machine. */
  public boolean isOnThisMachine() {
    return url.startsWith("local")
        || host.equals("localhost")
        || host.startsWith("127.")
        || host.equals("[::1]");
  }
}
