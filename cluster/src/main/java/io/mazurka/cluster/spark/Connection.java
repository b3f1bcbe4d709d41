package io.mazurka.cluster.spark;

import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Reaches a cluster, or says why that cannot be. */
final class Connection {

  private static final int PATIENCE_MILLISECONDS = 3000;

  /** Where masters usually show a page, or take drivers; both tell their version. */
  private static final List<Integer> PORTS = List.of(8080, 18080, 6066);

  private static final Pattern VERSION =
      Pattern.compile(
          "(?:serverSparkVersion\"\\s*:\\s*\"|class=\"version\"[^>]*>)\\s*([0-9][\\w.-]*)");

  private Connection() {}

  /**
   * A context on a cluster.
   *
   * @throws InvalidOptionException if nothing is there, or another version of Spark
   */
  static JavaSparkContext open(Master master) {
    boolean named = !master.host().isEmpty();
    if (named) {
      requireListener(master);
    }
    SparkConf settings = SparkSettings.of(master, OwnJars.find());
    try {
      return new JavaSparkContext(settings);
    } catch (Exception e) { // Spark throws checked exceptions that it does not declare.
      String own = org.apache.spark.package$.MODULE$.SPARK_VERSION();
      String reason =
          !named
              ? String.valueOf(e.getMessage()).lines().findFirst().orElse("")
              : version(master.host())
                  .map(
                      other ->
                          "it runs Spark %s, and this is made for Spark %s".formatted(other, own))
                  .orElse(
                      "it does not take this application; it may run another version of Spark than "
                          + own);
      throw new InvalidOptionException("--cluster %s: %s".formatted(master.url(), reason));
    }
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

  /** What a master says of itself, if it says anything. */
  private static Optional<String> version(String host) {
    HttpClient client =
        HttpClient.newBuilder().connectTimeout(Duration.ofMillis(PATIENCE_MILLISECONDS)).build();
    for (int port : PORTS) {
      try {
        String page =
            client
                .send(
                    HttpRequest.newBuilder(URI.create("http://%s:%d/".formatted(host, port)))
                        .timeout(Duration.ofMillis(PATIENCE_MILLISECONDS))
                        .build(),
                    BodyHandlers.ofString())
                .body();
        Matcher matcher = VERSION.matcher(page);
        if (matcher.find()) {
          return Optional.of(matcher.group(1));
        }
      } catch (IOException e) {
        // Nothing there.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
