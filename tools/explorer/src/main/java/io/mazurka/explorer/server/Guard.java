package io.mazurka.explorer.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides which requests are answered. A page of another site can make a browser send requests to
 * this server, even under a host name of its own. So the host name is checked, and every request
 * that computes needs a token that only the user gets.
 */
final class Guard {

  /** The header with the token; neither a form nor a link can send it. */
  static final String TOKEN = "X-Mazurka-Token";

  /** The longest body of a request; a path of ten thousand steps fits. */
  static final int MOST_BYTES = 1 << 17;

  private static final int TOKEN_BYTES = 24;

  private final String token;
  private final List<String> hosts;

  Guard(int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    this.token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    this.hosts = List.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
  }

  String token() {
    return token;
  }

  /** Refuses requests to another host name, or from a page of another site. */
  void requireOwnHost(HttpExchange exchange) {
    Headers headers = exchange.getRequestHeaders();
    List<String> named = headers.getOrDefault("Host", List.of());
    if (named.size() != 1 || !hosts.contains(named.get(0))) {
      throw new RefusedException(403, "this server answers to 127.0.0.1 alone");
    }
    String origin = headers.getFirst("Origin");
    if (origin != null && !hosts.contains(origin.replaceFirst("^http://", ""))) {
      throw new RefusedException(403, "this server answers its own page alone");
    }
  }

  /** Refuses requests without the token. */
  void requireToken(HttpExchange exchange) {
    String given = exchange.getRequestHeaders().getFirst(TOKEN);
    if (!isToken(given)) {
      throw new RefusedException(
          401, "this address belongs to another run; open the one that mazurka explore printed");
    }
  }

  private boolean isToken(@Nullable String given) {
    return given != null && MessageDigest.isEqual(given.getBytes(UTF_8), token.getBytes(UTF_8));
  }

  /** The body of a request; refused if it is too long. */
  byte[] body(HttpExchange exchange) throws IOException {
    String length = exchange.getRequestHeaders().getFirst("Content-Length");
    if (length != null && length.length() > 9) {
      throw tooLong();
    }
    byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
    if (body.length > MOST_BYTES) {
      throw tooLong();
    }
    return body;
  }

  private static RefusedException tooLong() {
    return new RefusedException(413, "a request has at most %d bytes".formatted(MOST_BYTES));
  }
}
