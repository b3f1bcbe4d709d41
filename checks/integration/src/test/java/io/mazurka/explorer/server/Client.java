package io.mazurka.explorer.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.model.KeyValues;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.walk.Path;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;

/** A page without a browser. */
record Client(HttpClient http, int port, String token) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static Client of(ExplorerServer server) {
    String address = server.address();
    return new Client(
        HttpClient.newHttpClient(), server.port(), address.substring(address.indexOf('=') + 1));
  }

  static Opened opened(String model, String... parameters) {
    return new Opened(
        ModelReference.named(model).withParameters(KeyValues.parse(List.of(parameters))).open(),
        CheckOptions.defaults(),
        new Path(0, List.of()),
        false,
        -1,
        "");
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:%d%s".formatted(port, path));
  }

  HttpResponse<String> post(String what, String body) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(uri("/api/" + what))
            .header(Guard.TOKEN, token)
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return http.send(request, BodyHandlers.ofString());
  }

  JsonNode ask(String what, String body) throws IOException, InterruptedException {
    HttpResponse<String> response = post(what, body);
    if (response.statusCode() != 200) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return MAPPER.readTree(response.body());
  }

  /** The scene after some steps of a model with its default parameters. */
  JsonNode scene(String model, List<Integer> steps) throws IOException, InterruptedException {
    return ask("scene", "{\"model\":\"%s\",\"steps\":%s}".formatted(model, steps));
  }
}
