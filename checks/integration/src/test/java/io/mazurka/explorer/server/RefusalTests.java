package io.mazurka.explorer.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad requests are refused, and change nothing for others. */
final class RefusalTests {

  private static final String SCENE = "{\"model\":\"paxos\",\"steps\":[]}";

  private static ExplorerServer server;
  private static Client client;

  @BeforeAll
  static void start() {
    server = ExplorerServer.start(Client.opened("paxos"), 0);
    client = Client.of(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static void assertAlive() throws Exception {
    assertThat(client.scene("paxos", List.of()).get("steps").size()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "0000000000000000000000000000000000000000000"})
  void refusesAWrongToken(String token) throws Exception {
    for (String what : List.of("start", "scene", "graph", "lasso", "check", "progress", "stop")) {
      HttpRequest request =
          HttpRequest.newBuilder(client.uri("/api/" + what))
              .header(Guard.TOKEN, token)
              .POST(BodyPublishers.ofString(SCENE))
              .build();
      assertThat(client.send(request).statusCode()).isEqualTo(401);
    }
    assertAlive();
  }

  @Test
  void refusesARequestWithoutToken() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(client.uri("/api/start"))
            .POST(BodyPublishers.ofString("{}"))
            .build();
    assertThat(client.send(request).statusCode()).isEqualTo(401);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", ""})
  void refusesAForeignHost(String host) throws Exception {
    String named = host.replace("PORT", String.valueOf(server.port()));
    for (String path : List.of("/", "/page.js", "/api/start")) {
      String answer =
          raw(
              "POST %s HTTP/1.1\r\nHost: %s\r\n%s: %s\r\nContent-Length: 2\r\n\r\n{}"
                  .formatted(path, named, Guard.TOKEN, client.token()));
      assertThat(answer).contains("HTTP/1.1 4").doesNotContain("paxos").doesNotContain("import");
    }
    assertAlive();
  }

  @Test
  void refusesTheOriginOfAnotherPage() throws Exception {
    String answer =
        raw(
            "POST /api/start HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://evil.example\r\n%s: %s\r\nContent-Length: 2\r\n\r\n{}"
                .formatted(server.port(), Guard.TOKEN, client.token()));
    assertThat(answer).startsWith("HTTP/1.1 403");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"model\":\"paxos\",\"steps\":[99]} | there is no such execution",
        "{\"model\":\"paxos\",\"steps\":[0,0,0,99]} | there is no such execution",
        "{\"model\":\"paxos\",\"steps\":[-1]} | 'steps'",
        "{\"model\":\"paxos\",\"steps\":[1.5]} | 'steps'",
        "{\"model\":\"paxos\",\"steps\":[\"1\"]} | 'steps'",
        "{\"model\":\"paxos\",\"initialState\":7,\"steps\":[]} | there is no such execution",
        "{\"model\":\"paxos\",\"parameters\":{\"acceptors\":99},\"steps\":[]} | acceptors",
        "{\"model\":\"paxos\",\"parameters\":{\"wings\":2},\"steps\":[]} | wings",
        "{\"model\":\"paxos\",\"parameters\":[],\"steps\":[]} | 'parameters'",
        "{\"model\":7,\"steps\":[]} | 'model'",
        "{\"model\":\"paxos\"} | 'steps'",
        "[] | JSON object",
        "{ | JSON object",
      })
  void refusesWhatMakesNoSense(String body, String reason) throws Exception {
    var response = client.post("scene", body);
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body()).contains(reason);
    assertAlive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/etc/passwd", "../pom.xml", "io.mazurka.gallery.Paxos", "net.pnml", "no-model"})
  void takesNothingForTheNameOfAFileOrClass(String name) throws Exception {
    var response = client.post("scene", "{\"model\":\"%s\",\"steps\":[]}".formatted(name));
    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.body()).contains("no model");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/../../pom.xml", "/%2e%2e/pom.xml", "/page.css/..", "/Assets.class", "/api/"})
  void servesNothingButItsPage(String path) throws Exception {
    String answer =
        raw("GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n".formatted(path, server.port()));
    assertThat(answer).containsPattern("^HTTP/1.1 40[014]");
  }

  @Test
  void refusesGiantBodies() throws Exception {
    String giant = "{\"model\":\"" + "x".repeat(2 * Guard.MOST_BYTES) + "\"}";
    assertThat(client.post("scene", giant).statusCode()).isEqualTo(413);
    String answer =
        raw(
            "POST /api/scene HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s: %s\r\nContent-Length: 99999999999\r\n\r\n"
                .formatted(server.port(), Guard.TOKEN, client.token()));
    assertThat(answer).startsWith("HTTP/1.1 413");
    assertAlive();
  }

  @Test
  void refusesLargeGraphsAndManyChecks() throws Exception {
    assertThat(
            client
                .post("graph", "{\"model\":\"paxos\",\"steps\":[],\"states\":10000}")
                .statusCode())
        .isEqualTo(400);
    String large = "{\"model\":\"paxos\",\"parameters\":{\"proposers\":4,\"acceptors\":7}}";
    int first = client.ask("check", large).get("id").intValue();
    int second = client.ask("check", large).get("id").intValue();
    assertThat(client.post("check", large).statusCode()).isEqualTo(429);
    client.ask("stop", "{\"id\":%d}".formatted(first));
    client.ask("stop", "{\"id\":%d}".formatted(second));
    assertThat(client.post("progress", "{\"id\":999}").statusCode()).isEqualTo(404);
  }

  @Test
  void survivesAThousandConnections() throws Exception {
    List<Socket> sockets = new ArrayList<>();
    try {
      for (int count = 0; count < 1000; count++) {
        Socket socket = new Socket();
        try {
          socket.connect(new InetSocketAddress("127.0.0.1", server.port()), 2000);
          socket.getOutputStream().write("POST /api/start HTTP/1.1\r\nHost: x".getBytes(US_ASCII));
        } catch (IOException e) {
          socket.close(); // Turned away, as it should be.
        }
        sockets.add(socket);
      }
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
    assertAlive();
  }

  @Test
  void listensOnTheLoopbackAddressAlone() throws Exception {
    for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(network.getInetAddresses())) {
        if (!address.isLoopbackAddress()) {
          assertThatThrownBy(
                  () -> {
                    try (Socket socket = new Socket()) {
                      socket.connect(new InetSocketAddress(address, server.port()), 500);
                    }
                  })
              .isInstanceOf(IOException.class);
        }
      }
    }
  }

  @Test
  void saysWhichPortIsTaken() {
    assertThatThrownBy(() -> ExplorerServer.start(Client.opened("paxos"), server.port()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("port " + server.port());
  }

  @Test
  void everyRunHasAnotherToken() {
    try (ExplorerServer other = ExplorerServer.start(Client.opened("paxos"), 0)) {
      assertThat(Client.of(other).token()).isNotEqualTo(client.token()).hasSizeGreaterThan(30);
    }
  }

  /** Sends some bytes and returns what comes back. */
  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout(5000);
      socket.getOutputStream().write(request.getBytes(UTF_8));
      byte[] answer = new byte[8192];
      int length = socket.getInputStream().read(answer);
      return new String(answer, 0, Math.max(0, length), UTF_8);
    }
  }
}
