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

  private static final int PAGE_MILLISECONDS = 500;

  /** Where masters usually show a page. */
  private static final List<Integer> PAGES = List.of(8080, 18080);

  private static final Pattern VERSION =
      Pattern.compile("class=\"version\"[^>]*>\\s*([0-9][\\w.-]*)");

  private Connection() {}

  /**
   * A context on a cluster.
   *
   * @throws InvalidOptionException if nothing is there, or another version of Spark
   */
  static JavaSparkContext open(Master master) {
    String own = org.apache.spark.package$.MODULE$.SPARK_VERSION();
    if (!master.host().isEmpty()) {
      requireListener(master);
      Optional<String> other = version(master).filter(version -> !version.equals(own));
      if (other.isPresent()) {
        throw new InvalidOptionException(
            "--cluster %s runs Spark %s, and this is made for Spark %s"
                .formatted(master.url(), other.get(), own));
      }
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

  /** What is wrong if a master is there, and does not answer as it should. */
  static InvalidOptionException refused(Master master) {
    return new InvalidOptionException(
        "--cluster %s does not take this application; it may run another version of Spark than %s"
            .formatted(master.url(), org.apache.spark.package$.MODULE$.SPARK_VERSION()));
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

  /** What a master says of itself on its page, if that is where it usually is. */
  private static Optional<String> version(Master master) {
    HttpClient client =
        HttpClient.newBuilder().connectTimeout(Duration.ofMillis(PAGE_MILLISECONDS)).build();
    for (int port : PAGES) {
      try {
        String page =
            client
                .send(
                    HttpRequest.newBuilder(
                            URI.create("http://%s:%d/".formatted(master.host(), port)))
                        .timeout(Duration.ofMillis(PATIENCE_MILLISECONDS))
                        .build(),
                    BodyHandlers.ofString())
                .body();
        Matcher matcher = VERSION.matcher(page);
        if (page.contains(master.url()) && matcher.find()) {
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
