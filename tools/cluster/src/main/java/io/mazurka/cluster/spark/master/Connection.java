package io.mazurka.cluster.spark.master;

import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Connects to a cluster, or says why that is not possible. */
public final class Connection {

  private static final int PATIENCE_MILLISECONDS = 3000;

  private static final String OWN_VERSION = org.apache.spark.package$.MODULE$.SPARK_VERSION();

  /** The ports on which masters usually show a page. */
  private static final List<Integer> PAGES = List.of(8080, 18080);

  private Connection() {}

  /**
   * A context on a cluster.
   *
   * @throws InvalidOptionException if nothing is there, or another version of Spark
   */
  public static JavaSparkContext open(Master master) {
    if (!master.host().isEmpty()) {
      requireListener(master);
      requireVersion(master, PAGES);
    }
    SparkConf settings = SparkSettings.of(master, OwnJars.find());
    try {
      JavaSparkContext context = new JavaSparkContext(settings);
      if (!context.sc().isStopped()) {
        return context;
      }
    } catch (Exception e) { // Spark throws checked exceptions that it does not declare.
      if (master.host().isEmpty()) {
        throw new InvalidOptionException(
            "--cluster %s: %s"
                .formatted(
                    master.url(), String.valueOf(e.getMessage()).lines().findFirst().orElse("")));
      }
    }
    throw refused(master);
  }

  /**
   * Refuses a master whose page, on one of {@code ports}, shows another version of Spark; a master
   * without such a page is accepted.
   *
   * @throws InvalidOptionException if it runs another version of Spark
   */
  public static void requireVersion(Master master, List<Integer> ports) {
    for (int port : ports) {
      Optional<String> version = MasterPage.version(master, port);
      if (version.isPresent() && !version.get().equals(OWN_VERSION)) {
        throw otherVersion(master, version.get());
      }
    }
  }

  /** The exception for a cluster with another version of Spark. */
  public static InvalidOptionException otherVersion(Master master, String version) {
    return new InvalidOptionException(
        "--cluster %s runs Spark %s, and this is made for Spark %s"
            .formatted(master.url(), version, OWN_VERSION));
  }

  /** The exception for a master that does not answer as it should. */
  public static InvalidOptionException refused(Master master) {
    return new InvalidOptionException(
        ("--cluster %s does not take this application; it may run another version of Spark than %s,"
                + " and its log then has an InvalidClassException")
            .formatted(master.url(), OWN_VERSION));
  }

  private static void requireListener(Master master) {
    URI uri = URI.create(master.url().split(",", -1)[0]);
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(uri.getHost(), uri.getPort()), PATIENCE_MILLISECONDS);
    } catch (IOException | IllegalArgumentException e) {
      throw new InvalidOptionException(
          ("--cluster %s: nothing answers there (%s); mazurka cluster start starts a cluster on this"
                  + " machine")
              .formatted(master.url(), e.getMessage()));
    }
  }
}
