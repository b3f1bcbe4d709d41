package io.mazurka.explorer.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The files of the page: a fixed list, read once. */
final class Assets {

  private static final Map<String, String> TYPES =
      Map.of(
          "index.html", "text/html; charset=utf-8",
          "page.css", "text/css; charset=utf-8",
          "page.js", "text/javascript; charset=utf-8",
          "address.js", "text/javascript; charset=utf-8",
          "state.js", "text/javascript; charset=utf-8",
          "sequence.js", "text/javascript; charset=utf-8",
          "graph.js", "text/javascript; charset=utf-8",
          "checks.js", "text/javascript; charset=utf-8",
          "elements.js", "text/javascript; charset=utf-8",
          "icon.svg", "image/svg+xml");

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
    TYPES.forEach((name, type) -> byPath.put("/" + name, new Asset(type, read(name))));
    byPath.put("/", byPath.get("/index.html"));
  }

  /** The file at a path, or null. */
  @Nullable Asset get(String path) {
    return byPath.get(path);
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
