package io.mazurka.explorer.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.Gallery;
import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.explorer.session.Scene.Knowledge;
import io.mazurka.explorer.session.Scene.StepView;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The explorer shows what replay follows and what a search explores, whichever way one goes. */
final class GalleryWalkTests {

  private static final int WALKS = 2;
  private static final int LONGEST = 12;

  static Stream<String> models() {
    return Gallery.own().models().stream().map(Model::name);
  }

  @ParameterizedTest
  @MethodSource("models")
  void stepsAndStatesAreThoseOfReplayAndOfTheSearch(String name) throws InterruptedException {
    Instance instance = ModelReference.named(name).open();
    Session session = Session.open(instance, CheckOptions.defaults(), false);
    session.awaitAnalysis();
    TransitionSystem system = instance.compile().system();
    StateFingerprints fingerprints = new StateFingerprints(system);
    Random random = new Random(name.hashCode());
    for (int walk = 0; walk < WALKS; walk++) {
      int initial = random.nextInt(system.initialStates().size());
      List<Integer> steps = new ArrayList<>();
      int[] state = system.initialStates().get(initial);
      boolean ended = false;
      while (!ended && steps.size() < LONGEST) {
        Path path = new Path(initial, steps);
        Walk replay = Walk.along(system, path);
        Scene scene = session.scene(path, 0);
        List<int[]> successors = explored(system, state);
        assertThat(replay.state()).isEqualTo(state);
        assertThat(scene.trace()).isEqualTo(replay.trace().steps());
        assertThat(scene.steps()).hasSize(successors.size());
        assertThat(words(scene)).isEqualTo(words(replay));
        assertThat(pieces(scene)).isEqualTo(pieces(system, state));
        if (!scene.fingerprint().isEmpty()) {
          assertThat(scene.fingerprint()).isEqualTo(Long.toHexString(fingerprints.of(state)));
        }
        assertThat(scene.reduction().state())
            .isIn(Knowledge.NONE, Knowledge.EXECUTIONS, Knowledge.KNOWN);
        if (scene.reduction().state() == Knowledge.KNOWN && !scene.steps().isEmpty()) {
          assertThat(scene.reduction().choices()).hasSize(scene.steps().size());
          assertThat(scene.reduction().choices()).anyMatch(Scene.Choice::taken);
        }
        ended = successors.isEmpty();
        if (!ended) {
          int step = random.nextInt(successors.size());
          steps.add(step);
          state = successors.get(step);
        }
      }
    }
  }

  /** What the search gets to see of a state. */
  private static List<int[]> explored(TransitionSystem system, int[] state) {
    List<int[]> successors = new ArrayList<>();
    Cursor cursor = system.cursor();
    int[] next = state.clone();
    cursor.fireAll(
        state,
        new Changes() {
          @Override
          public void set(int slot, int value) {
            next[slot] = value;
          }

          @Override
          public void endStep() {
            successors.add(next.clone());
            System.arraycopy(state, 0, next, 0, state.length);
          }
        });
    return successors;
  }

  private static List<TraceStep> words(Scene scene) {
    return scene.steps().stream().map(StepView::words).toList();
  }

  private static List<TraceStep> words(Walk walk) {
    List<TraceStep> words = new ArrayList<>();
    for (int step = 0; step < walk.possible(); step++) {
      words.add(walk.describe(step));
    }
    return words;
  }

  private static List<String> pieces(Scene scene) {
    List<String> pieces = new ArrayList<>();
    for (PartView part : scene.parts()) {
      pieces.add(part.name() + part.note());
      part.fields().forEach(field -> pieces.add(field.name() + "=" + field.value()));
      part.inbox().forEach(letter -> pieces.add(letter.message() + letter.sender()));
    }
    return pieces;
  }

  private static List<String> pieces(TransitionSystem system, int[] state) {
    List<String> pieces = new ArrayList<>();
    for (StatePart part : StatePart.of(system.renderer(), state)) {
      pieces.add(part.name() + part.note());
      part.fields().forEach(field -> pieces.add(field.name() + "=" + field.value()));
      part.inbox().forEach(letter -> pieces.add(letter.message() + letter.sender()));
    }
    return pieces;
  }
}
