package io.mazurka.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.cluster.spark.master.MasterPage;
import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The version that a master says on its page, as the pages of 3.5.6, 4.0.1 and 4.2.0 say it. */
final class MasterPageTests {

  private static final Master MASTER = Master.of("spark://localhost:7077");

  private HttpServer server;
  private String version = "4.0.1";
  private int masterPort = 7077;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] page = page().getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private String page() {
    return """
        <!DOCTYPE html><html>
              <head><title>Spark Master at spark://127.0.0.1:%d</title></head>
              <h3 style="vertical-align: middle; display: inline-block;">
                <a style="text-decoration: none" href="/">
                  <img src="/static/spark-logo-77x50px-hd.png"/>
                  <span class="version" style="margin-right: 15px;">%s</span>
                </a>
                Spark Master at spark://127.0.0.1:%d
              </h3>
        </html>"""
        .formatted(masterPort, version, masterPort);
  }

  private void require() {
    Connection.requireVersion(MASTER, List.of(1, server.getAddress().getPort()));
  }

  @Test
  void anotherVersionIsRefusedByName() {
    assertThatThrownBy(this::require)
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--cluster spark://localhost:7077 runs Spark 4.0.1, and this is made for Spark 4.2.0");
    version = "3.5.6-vendor.2";
    assertThatThrownBy(this::require).hasMessageContaining("runs Spark 3.5.6-vendor.2, and");
  }

  @Test
  void theSameVersionIsTaken() {
    version = "4.2.0";
    require();
    assertThat(MasterPage.version(MASTER, server.getAddress().getPort())).contains("4.2.0");
  }

  @Test
  void pageOfAnotherMasterSaysNothing() {
    masterPort = 70771;
    require();
    assertThat(MasterPage.version(MASTER, server.getAddress().getPort())).isEmpty();
  }
}
