package io.mazurka.explorer.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The files of the page: a fixed list, read once. */
final class Assets {

  private static final List<String> NAMES =
      List.of(
          "index.html",
          "page.css",
          "page.js",
          "address.js",
          "state.js",
          "sequence.js",
          "arrows.js",
          "graph.js",
          "checks.js",
          "elements.js",
          "icon.svg");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  /** One file. */
  static final class Asset {

    private final String type;
    private final byte[] bytes;

    private Asset(String type, byte[] bytes) {
      this.type = type;
      this.bytes = bytes;
    }

    String type() {
      return type;
    }

    byte[] bytes() {
      return bytes.clone();
    }
  }

  private final Map<String, Asset> byPath = new LinkedHashMap<>();

  Assets() {
    NAMES.forEach(name -> byPath.put("/" + name, new Asset(type(name), read(name))));
    byPath.put("/", byPath.get("/index.html"));
  }

  /** The file at a path, or null. */
  @Nullable Asset get(String path) {
    return byPath.get(path);
  }

  private static String type(String name) {
    return Objects.requireNonNull(TYPES.get(name.substring(name.indexOf('.') + 1)), name);
  }

  private static byte[] read(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the page lacks " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("the page cannot be read: " + name, e);
    }
  }
}
