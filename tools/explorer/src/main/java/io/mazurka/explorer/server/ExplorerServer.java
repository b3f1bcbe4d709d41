package io.mazurka.explorer.server;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The web server of {@code mazurka explore}. */
public final class ExplorerServer implements AutoCloseable {

  /** The most requests that are processed at the same time, and that wait; others are refused. */
  private static final int WORKERS = 8;

  private static final int WAITING = 64;

  /**
   * Settings of the HTTP server of the JDK: the time in seconds for a request to arrive, the number
   * of connections, and no delay for small packets, which would otherwise cost 40 ms per answer.
   */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "sun.net.httpserver.nodelay", "true",
          "sun.net.httpserver.maxReqTime", "10",
          "sun.net.httpserver.maxReqHeaders", "50",
          "jdk.httpserver.maxConnections", "128",
          "sun.net.httpserver.maxIdleConnections", "32");

  private final HttpServer server;
  private final ThreadPoolExecutor workers;
  private final Guard guard;
  private final Api api;
  private final Assets assets = new Assets();
  private final ObjectMapper mapper = new ObjectMapper();

  private ExplorerServer(HttpServer server, Opened opened) {
    this.server = server;
    this.guard = new Guard(server.getAddress().getPort());
    this.api = new Api(opened);
    this.workers =
        new ThreadPoolExecutor(
            WORKERS,
            WORKERS,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(WAITING),
            work -> {
              Thread thread = new Thread(work, "explorer");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Starts to listen on the loopback address.
   *
   * @param port the port; 0 for any free port
   * @throws InvalidOptionException if the port is not available
   */
  public static ExplorerServer start(Opened opened, int port) {
    SETTINGS.forEach((name, value) -> System.getProperties().putIfAbsent(name, value));
    try {
      InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
      HttpServer http = HttpServer.create(new InetSocketAddress(loopback, port), WAITING);
      ExplorerServer explorer = new ExplorerServer(http, opened);
      http.setExecutor(explorer.workers);
      http.createContext("/", explorer::handle);
      http.start();
      return explorer;
    } catch (BindException e) {
      throw new InvalidOptionException(
          "port %d cannot be used: %s; without --port a free one is taken"
              .formatted(port, e.getMessage()));
    } catch (IOException e) {
      throw new InvalidOptionException("no server can be started on 127.0.0.1: " + e.getMessage());
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  /** The address to open in a browser. The part after {@code #} is not sent to the server. */
  public String address() {
    return "http://127.0.0.1:%d/#token=%s".formatted(port(), guard.token());
  }

  @Override
  public void close() {
    api.end();
    server.stop(0);
    workers.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        guard.requireOwnHost(exchange);
        String path = exchange.getRequestURI().getPath();
        if (path.startsWith("/api/")) {
          answer(exchange, path.substring("/api/".length()));
        } else {
          show(exchange, path);
        }
      } catch (RefusedException e) {
        refuse(exchange, e.status(), String.valueOf(e.getMessage()));
      }
    }
  }

  private void show(HttpExchange exchange, String path) throws IOException {
    Assets.Asset asset = assets.get(path);
    if (asset == null) {
      throw new RefusedException(404, "there is nothing here");
    }
    if (!exchange.getRequestMethod().equals("GET")) {
      throw new RefusedException(405, "this can only be read");
    }
    send(exchange, 200, asset.type(), asset.bytes());
  }

  private void answer(HttpExchange exchange, String what) throws IOException {
    guard.requireToken(exchange);
    if (!exchange.getRequestMethod().equals("POST")) {
      throw new RefusedException(405, "requests are posted");
    }
    PageRequest request = PageRequest.read(mapper, guard.body(exchange));
    try {
      sendJson(exchange, 200, api.answer(what, request));
    } catch (IndexOutOfBoundsException e) {
      refuse(exchange, 400, "there is no such execution: " + e.getMessage());
    } catch (InvalidModelException | InvalidOptionException e) {
      refuse(exchange, 400, String.valueOf(e.getMessage()));
    } catch (ModelMisbehavedException e) {
      refuse(exchange, 422, "the model misbehaved: " + e.getMessage());
    } catch (ModelTooLargeException | OutOfMemoryError e) {
      refuse(exchange, 422, "the model is too large: " + e.getMessage());
    }
  }

  private record Refusal(String error) {}

  private void refuse(HttpExchange exchange, int status, String reason) throws IOException {
    sendJson(exchange, status, new Refusal(reason));
  }

  private void sendJson(HttpExchange exchange, int status, Object answer) throws IOException {
    send(exchange, status, "application/json", mapper.writeValueAsBytes(answer));
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] bytes)
      throws IOException {
    var headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
            + " img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    exchange.sendResponseHeaders(status, bytes.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(bytes);
    }
  }
}
