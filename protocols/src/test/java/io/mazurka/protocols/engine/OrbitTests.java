package io.mazurka.protocols.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.Check.Prepared;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.protocols.symmetry.SymmetricProtocols;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** All states of an orbit have the same representative, on random protocols. */
final class OrbitTests {

  private static final int PROTOCOLS = 100;
  private static final int MOST_STATES = 500;

  private static Set<IntBuffer> states(TransitionSystem system) {
    Set<IntBuffer> found = new LinkedHashSet<>();
    Queue<int[]> open = new ArrayDeque<>(system.initialStates());
    Cursor cursor = system.cursor();
    while (!open.isEmpty() && found.size() < MOST_STATES) {
      int[] state = open.remove();
      if (found.add(IntBuffer.wrap(state))) {
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          open.add(cursor.successor(state, step));
        }
      }
    }
    return found;
  }

  /** Says something of a state and a canonicalizer. */
  private interface Claim {
    void check(SortingCanonicalizer canonicalizer, int[] state, String description);
  }

  private static void assertOnRandomProtocols(Claim claim) {
    int symmetric = 0;
    for (int seed = 0; seed < PROTOCOLS; seed++) {
      CheckOptions options =
          CheckOptions.defaults().withReductions(ReductionOptions.none().withSymmetry(null));
      Prepared prepared = Check.of(SymmetricProtocols.draw(seed)).with(options).prepare();
      if (prepared.task().symmetry().canonicalizers().get() instanceof SortingCanonicalizer one) {
        symmetric++;
        for (IntBuffer state : states(prepared.model().system())) {
          claim.check(one, state.array(), "seed " + seed);
        }
      }
    }
    assertThat(symmetric).isGreaterThan(PROTOCOLS / 2);
  }

  /** The states that one exchange of two leads to. */
  private static List<int[]> exchanged(SymmetryGroup group, int[] state) {
    List<int[]> states = new ArrayList<>();
    for (int block = 0; block < group.blocks(); block++) {
      for (int later = group.start(block); later < group.start(block + 1); later++) {
        for (int earlier = group.start(block); earlier < later; earlier++) {
          int[] exchanged = state.clone();
          group.exchange(earlier, later).apply(exchanged);
          states.add(exchanged);
        }
      }
    }
    return states;
  }

  /** Exchanges of two generate all permutations, so it is enough to try these. */
  @Test
  void exchangedStatesHaveTheSameRepresentative() {
    assertOnRandomProtocols(
        (canonicalizer, state, description) -> {
          int[] representative = canonicalizer.representative(state);
          for (int[] exchanged : exchanged(canonicalizer.group(), state)) {
            assertThat(canonicalizer.representative(exchanged))
                .as(description)
                .isEqualTo(representative);
          }
        });
  }

  @Test
  void orbitsHaveAsManyStatesAsTheySay() {
    assertOnRandomProtocols(
        (canonicalizer, state, description) -> {
          Set<IntBuffer> orbit = new LinkedHashSet<>();
          Queue<int[]> open = new ArrayDeque<>(List.of(state));
          while (!open.isEmpty()) {
            int[] next = open.remove();
            if (orbit.add(IntBuffer.wrap(next))) {
              open.addAll(exchanged(canonicalizer.group(), next));
            }
          }
          assertThat(canonicalizer.orbit(state)).as(description).isEqualTo(orbit.size());
        });
  }
}
