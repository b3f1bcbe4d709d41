package io.mazurka.explorer.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page lets time pass as replay does. */
final class TimedWalkTests {

  private static final int WALKS = 3;
  private static final int LONGEST = 12;

  @ParameterizedTest
  @ValueSource(strings = {"Heartbeats", "LeaseLock", "PatientClient"})
  void stepsOfTimeAreThoseOfReplay(String name) throws Exception {
    String model = "io.mazurka.examples.time." + name;
    TransitionSystem system = ModelReference.named(model).open().compile().system();
    int moments = 0;
    try (ExplorerServer server = ExplorerServer.start(Client.opened(model), 0)) {
      Client client = Client.of(server);
      Random random = new Random(name.hashCode());
      for (int walk = 0; walk < WALKS; walk++) {
        List<Integer> steps = new ArrayList<>();
        int possible = 1;
        while (possible > 0 && steps.size() < LONGEST) {
          JsonNode scene = client.scene(model, steps);
          Walk replay = Walk.along(system, new Path(0, steps));
          possible = replay.possible();
          assertThat(scene.get("steps").size()).isEqualTo(possible);
          assertThat(scene.get("trace").size()).isEqualTo(steps.size());
          moments += scene.get("trace").toString().split("units? pass", -1).length - 1;
          if (possible > 0) {
            steps.add(random.nextInt(possible));
          }
        }
      }
    }
    assertThat(moments).isPositive();
  }
}
