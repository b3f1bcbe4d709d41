package io.mazurka.cluster.spark.master;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page on which a standalone master says which version of Spark it is. */
public final class MasterPage {

  private static final Duration CONNECTING = Duration.ofMillis(500);
  private static final Duration ANSWERING = Duration.ofSeconds(3);
  private static final Pattern VERSION =
      Pattern.compile("class=\"version\"[^>]*>\\s*([0-9][\\w.-]*)");

  /** The title of the page; the host is not compared, since a host may have several names. */
  private static final String TITLE = "(?s).*Spark Master at spark://[^<\\s]*:%d\\b.*";

  private MasterPage() {}

  /** The version of this master, if its page is at that port of its host. */
  public static Optional<String> version(Master master, int port) {
    HttpClient client = HttpClient.newBuilder().connectTimeout(CONNECTING).build();
    URI address = URI.create("http://%s:%d/".formatted(master.host(), port));
    HttpRequest request = HttpRequest.newBuilder(address).timeout(ANSWERING).build();
    try {
      String page = client.send(request, BodyHandlers.ofString()).body();
      Matcher matcher = VERSION.matcher(page);
      return page.matches(TITLE.formatted(port(master))) && matcher.find()
          ? Optional.of(matcher.group(1))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // Nothing there.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static int port(Master master) {
    return URI.create(master.url().split(",", -1)[0]).getPort();
  }
}
