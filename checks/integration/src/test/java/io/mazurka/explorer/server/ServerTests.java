package io.mazurka.explorer.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a page asks for and gets. */
final class ServerTests {

  @Test
  void walksThroughPaxosAndTellsHowFast() throws Exception {
    String model =
        "{\"model\":\"paxos\",\"parameters\":{\"proposers\":2,\"acceptors\":5,\"learners\":1},\"known\":%d,\"steps\":%s}";
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      Client client = Client.of(server);
      while (client
          .ask("scene", model.formatted(0, "[]"))
          .at("/reduction/state")
          .textValue()
          .equals("COMING")) {
        Thread.sleep(50);
      }
      Random random = new Random(1);
      walk(client, model, random, 100);
      double best = 0;
      for (int batch = 0; batch < 10; batch++) {
        long start = System.nanoTime();
        walk(client, model, random, 50);
        best = Math.max(best, 50 / ((System.nanoTime() - start) / 1e9));
      }
      System.out.printf(Locale.ROOT, "paxos 2,5,1 by HTTP: %.0f steps a second%n", best);
    }
  }

  private static void walk(Client client, String model, Random random, int most) throws Exception {
    List<Integer> path = new ArrayList<>();
    int taken = 0;
    while (taken < most) {
      JsonNode scene =
          client.ask("scene", model.formatted(Math.max(0, path.size() - 1), path.toString()));
      int possible = scene.get("steps").size();
      assertThat(scene.at("/reduction/state").textValue()).isEqualTo("KNOWN");
      if (possible == 0) {
        path.clear();
      } else {
        path.add(random.nextInt(possible));
        taken++;
      }
    }
  }

  @Test
  void startsWithWhatTheCommandWasGiven() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("raft", "terms=2"), 0)) {
      JsonNode start = Client.of(server).ask("start", "{}");
      assertThat(start.get("model").textValue()).isEqualTo("raft");
      assertThat(start.at("/parameters/terms").intValue()).isEqualTo(2);
      assertThat(start.get("models").size()).isGreaterThan(10);
    }
  }

  @Test
  void findsACounterexampleThatCanBeOpened() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("faulty-paxos"), 0)) {
      Client client = Client.of(server);
      JsonNode look = checked(client, "faulty-paxos");
      assertThat(look.at("/report/verdict").textValue()).isEqualTo("violated");
      JsonNode found = look.at("/report/found/0");
      JsonNode scene =
          client.ask(
              "scene",
              "{\"model\":\"faulty-paxos\",\"initialState\":%s,\"steps\":%s}"
                  .formatted(found.at("/path/initialState"), found.at("/path/steps")));
      assertThat(scene.findValuesAsText("status")).contains("FAILS");
      assertThat(scene.get("trace").size()).isEqualTo(found.at("/path/steps").size());
    }
  }

  @Test
  void showsTheVerdictOnAnExecutionThatRepeats() throws Exception {
    String model = "\"model\":\"two-phase-commit\",\"parameters\":{\"crash\":1}";
    try (ExplorerServer server = ExplorerServer.start(Client.opened("two-phase-commit"), 0)) {
      Client client = Client.of(server);
      JsonNode look = checked(client, "two-phase-commit\",\"parameters\":{\"crash\":1},\"x\":\"");
      JsonNode found = look.at("/report/found/0");
      assertThat(found.get("repeating").booleanValue()).isTrue();
      JsonNode lasso =
          client.ask(
              "lasso",
              "{%s,\"repeating\":true,\"steps\":%s,\"cycleStart\":%s}"
                  .formatted(model, found.at("/path/steps"), found.get("cycleStart")));
      assertThat(lasso.get("closes").booleanValue()).isTrue();
      assertThat(lasso.findValuesAsText("status")).contains("FAILS");
    }
  }

  @Test
  void stopsACheck() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      Client client = Client.of(server);
      int id =
          client
              .ask(
                  "check", "{\"model\":\"paxos\",\"parameters\":{\"proposers\":3,\"acceptors\":3}}")
              .get("id")
              .intValue();
      String number = "{\"id\":%d}".formatted(id);
      client.ask("stop", number);
      JsonNode look = client.ask("progress", number);
      for (int wait = 0; wait < 300 && look.get("running").booleanValue(); wait++) {
        Thread.sleep(100);
        look = client.ask("progress", number);
      }
      assertThat(look.at("/report/verdict").textValue()).isEqualTo("inconclusive");
    }
  }

  @Test
  void drawsASmallGraphWholeAndSaysOfALargeOneHowLargeItIs() throws Exception {
    try (ExplorerServer server = ExplorerServer.start(Client.opened("paxos"), 0)) {
      Client client = Client.of(server);
      JsonNode small =
          client.ask(
              "graph",
              "{\"model\":\"paxos\",\"parameters\":{\"proposers\":1,\"acceptors\":1},\"steps\":[],\"whole\":true,\"states\":400}");
      assertThat(small.get("complete").booleanValue()).isTrue();
      JsonNode large =
          client.ask(
              "graph",
              "{\"model\":\"paxos\",\"parameters\":{\"acceptors\":5},\"steps\":[],\"states\":400}");
      assertThat(large.get("complete").booleanValue()).isFalse();
      assertThat(large.get("counted").booleanValue()).isFalse();
      assertThat(large.get("nodes").size()).isEqualTo(400);
    }
  }

  private static JsonNode checked(Client client, String model) throws Exception {
    int id = client.ask("check", "{\"model\":\"%s\"}".formatted(model)).get("id").intValue();
    JsonNode look = client.ask("progress", "{\"id\":%d}".formatted(id));
    while (look.get("running").booleanValue()) {
      Thread.sleep(50);
      look = client.ask("progress", "{\"id\":%d}".formatted(id));
    }
    return look;
  }
}
