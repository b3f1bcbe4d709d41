package io.mazurka.protocols.engine.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.Splits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.nio.IntBuffer;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All states of an orbit have the same representative, on random protocols. */
@Tag("slow")
final class OrbitTests {

  private static final int PROTOCOLS = 48;
  private static final int MOST_STATES = 250;

  /** Says something of a state and a canonicalizer. */
  private interface Claim {
    void check(SortingCanonicalizer canonicalizer, Cursor cursor, int[] state, String description);
  }

  private static void assertOnRandomProtocols(Claim claim) {
    RunReport report =
        new RandomRun<SymmetricPlan>(
                OrbitTests.class,
                SymmetricGenerator::draw,
                (plan, trial) -> check(claim, SymmetricProtocols.of(plan), trial))
            .inTurn(0, PROTOCOLS);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 2, "symmetric");
    report.requireMoreThan(PROTOCOLS / 10, "whole");
    report.requireMoreThan(PROTOCOLS / 6, "split");
  }

  private static void check(Claim claim, Protocol protocol, Trial trial) {
    boolean composite = !protocol.composites().isEmpty() && trial.seed() % 3 > 0;
    boolean split = trial.seed() % 2 == 1;
    Checkable laidOut =
        split ? Splits.draw(protocol, new Random(trial.seed())).in(protocol) : protocol;
    Prepared prepared = prepare(laidOut, composite ? Symmetry.PROCESSES : null);
    if (prepared != null
        && prepared.task().symmetry().canonicalizers().get() instanceof SortingCanonicalizer one) {
      trial.count("symmetric");
      trial.count("whole", composite);
      trial.count("split", split);
      TransitionSystem system = prepared.model().system();
      int slots = system.initialStates().get(0).length;
      SortingCanonicalizer closer = new SortingCanonicalizer(one.group(), slots, 1);
      for (IntBuffer state : Orbits.states(system, MOST_STATES)) {
        claim.check(one, system.cursor(), state.array(), "as it is");
        claim.check(closer, system.cursor(), state.array(), "at a closer look");
      }
    }
  }

  private static @Nullable Prepared prepare(Checkable protocol, @Nullable Symmetry symmetry) {
    ProtocolOptions own = ProtocolOptions.unreduced().withSymmetry(symmetry);
    try {
      return Check.of(protocol).with(CheckOptions.defaults().withPor(Por.NONE).with(own)).prepare();
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
