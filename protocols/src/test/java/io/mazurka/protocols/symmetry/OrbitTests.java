package io.mazurka.protocols.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.Check.Prepared;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.protocols.Protocol;
import java.nio.IntBuffer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** All states of an orbit have the same representative, on random protocols. */
final class OrbitTests {

  private static final int PROTOCOLS = 100;
  private static final int MOST_STATES = 500;

  /** Says something of a state and a canonicalizer. */
  private interface Claim {
    void check(SortingCanonicalizer canonicalizer, Cursor cursor, int[] state, String description);
  }

  private static void assertOnRandomProtocols(Claim claim) {
    int symmetric = 0;
    int whole = 0;
    for (int seed = 0; seed < PROTOCOLS; seed++) {
      Protocol protocol = SymmetricProtocols.draw(seed);
      boolean composite = !protocol.composites().isEmpty() && seed % 3 > 0;
      Prepared prepared = prepare(protocol, composite ? Symmetry.PROCESSES : null);
      if (prepared != null
          && prepared.task().symmetry().canonicalizers().get()
              instanceof SortingCanonicalizer one) {
        symmetric++;
        whole += composite ? 1 : 0;
        TransitionSystem system = prepared.model().system();
        int slots = system.initialStates().get(0).length;
        SortingCanonicalizer closer = new SortingCanonicalizer(one.group(), slots, 1);
        for (IntBuffer state : Orbits.states(system, MOST_STATES)) {
          claim.check(one, system.cursor(), state.array(), "seed " + seed);
          claim.check(closer, system.cursor(), state.array(), "closer look at seed " + seed);
        }
      }
    }
    assertThat(symmetric).isGreaterThan(PROTOCOLS / 2);
    assertThat(whole).isGreaterThan(PROTOCOLS / 10);
  }

  private static @Nullable Prepared prepare(Protocol protocol, @Nullable Symmetry symmetry) {
    ReductionOptions reductions = ReductionOptions.none().withSymmetry(symmetry);
    try {
      return Check.of(protocol).with(CheckOptions.defaults().withReductions(reductions)).prepare();
    } catch (InvalidOptionException e) {
      return null;
    }
  }

  /** Exchanges of two generate all permutations, so it is enough to try these. */
  @Test
  void exchangedStatesHaveTheSameRepresentative() {
    assertOnRandomProtocols(
        (canonicalizer, cursor, state, description) -> {
          int[] representative = canonicalizer.representative(state);
          for (int[] exchanged : Orbits.exchanged(canonicalizer.group(), state)) {
            assertThat(canonicalizer.representative(exchanged))
                .as(description)
                .isEqualTo(representative);
          }
        });
  }

  @Test
  void orbitsHaveAsManyStatesAsTheySay() {
    assertOnRandomProtocols(
        (canonicalizer, cursor, state, description) ->
            assertThat(canonicalizer.orbit(state))
                .as(description)
                .isEqualTo(Orbits.orbit(canonicalizer.group(), state).size()));
  }

  /** Also if more slots are said to have changed than have. */
  @Test
  void whatChangedLeadsToTheSameRepresentative() {
    assertOnRandomProtocols(
        (canonicalizer, cursor, state, description) -> {
          int[] all = IntStream.range(0, state.length).toArray();
          canonicalizer.startFrom(state);
          int steps = cursor.load(state);
          for (int step = 0; step < steps; step++) {
            int[] successor = cursor.successor(state, step);
            int[] changed =
                IntStream.of(all).filter(slot -> successor[slot] != state[slot]).toArray();
            int[] representative = canonicalizer.representative(successor);
            int[] copy = successor.clone();
            canonicalizer.canonicalize(copy, changed, changed.length);
            assertThat(copy).as(description).isEqualTo(representative);
            canonicalizer.canonicalize(successor, all, all.length);
            assertThat(successor).as(description).isEqualTo(representative);
          }
        });
  }
}
