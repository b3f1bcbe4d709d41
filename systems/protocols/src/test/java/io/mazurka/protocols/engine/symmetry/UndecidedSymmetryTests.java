package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Invariants of which it cannot be told whether they are symmetric, and what the reason says. */
final class UndecidedSymmetryTests {

  private static final CheckOptions ROLES =
      CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES));

  /** Two counters, and an invariant over both. */
  private static Protocol counters(int most, Predicate<List<Integer>> condition) {
    return counters(2, most, condition);
  }

  private static Protocol counters(int size, int most, Predicate<List<Integer>> condition) {
    ProtocolBuilder protocol = Protocol.named("counters");
    Role<Integer> counter = protocol.role("counter", size, 0);
    counter.step("count").when(value -> value < most).then(value -> become(value + 1));
    protocol.invariant("fine").over(counter).holds(states -> condition.test(states.of(counter)));
    return protocol.build();
  }

  @Test
  void invariantOverTooManyCombinationsIsNotLookedInto() {
    Protocol protocol =
        counters(3, 1 << 9, values -> values.get(0) + values.get(1) + values.get(2) >= 0);

    assertThatThrownBy(() -> Check.of(protocol).with(ROLES).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith(
            "--symmetry roles cannot be had here: counter1 and counter2: invariant fine has"
                + " 135,005,697 combinations of local states to look at, too many to try; stated"
                + " with forEach or forEachPair, it looks at one or two processes at a time, and"
                + " over(role, projection) at less of each");
  }

  /** What it does there is as symmetric as all else. */
  @Test
  void invariantThatThrowsForValuesAndTheirImagesIsSymmetric() {
    Protocol protocol = counters(1, values -> 1 / (2 - values.get(0) - values.get(1)) >= 0);

    assertThat(symmetry(protocol)).isEqualTo("symmetric: counter1, counter2");
  }

  @Test
  void invariantThatThrowsForSomeValuesAndNotForTheirImagesIsNotSymmetric() {
    Protocol protocol = counters(1, values -> values.get(0) < 1 || 1 / values.get(1) >= 0);

    assertThat(symmetry(protocol))
        .endsWith(
            "invariant fine tells them apart: it throws where counter1 is in [1], counter2 is in"
                + " [0], but holds where counter1 is in [0], counter2 is in [1]");
  }

  private static String symmetry(Protocol protocol) {
    return String.join(
        "; ", Check.of(protocol).with(ROLES).prepare().task().symmetry().description());
  }

  /** Here it does come up, and that is what is wrong. */
  @Test
  void invariantThatThrowsIsFoundBySearching() {
    Protocol protocol = counters(1, values -> 1 / (2 - values.get(0) - values.get(1)) >= 0);

    assertThatThrownBy(() -> Check.of(protocol).with(ROLES).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("invariant fine threw java.lang.ArithmeticException");
  }

  @Test
  void invariantThatReadsMoreThanItSaysIsFoundBySearching() {
    ProtocolBuilder protocol = Protocol.named("counters");
    Role<Integer> counter = protocol.role("counter", 2, 0);
    Role<Integer> other = protocol.role("other", 1, 0);
    protocol.invariant("fine").over(counter).holds(states -> states.of(other).get(0) == 0);

    assertThatThrownBy(() -> Check.of(protocol.build()).with(ROLES).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("it reads other without saying so; add it to over(...)");
  }
}
