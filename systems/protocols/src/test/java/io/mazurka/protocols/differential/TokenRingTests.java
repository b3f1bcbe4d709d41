package io.mazurka.protocols.differential;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.temporal.LabelledGraph;
import io.mazurka.differential.temporal.TemporalComparison;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a ring one station's steps meet every cycle, so that hardly anything else is held up. */
final class TokenRingTests {

  enum Station {
    IDLE,
    WAITING,
    CRITICAL
  }

  enum Token {
    TOKEN
  }

  /** Stations pass a token on; whoever waits keeps it for a while. The first one is watched. */
  private static Protocol ring(int stations) {
    ProtocolBuilder ring = Protocol.named("token ring");
    Role<Station> station = ring.role("station", stations);
    station.eachStartsIn(member -> member.number() == stations ? Station.CRITICAL : Station.IDLE);
    station.step("want").when(self -> self == Station.IDLE).then(self -> become(Station.WAITING));
    station
        .step("pass on")
        .on(Token.class, station)
        .when((self, token) -> self == Station.IDLE)
        .sends(Token.class, station)
        .then((self, token, sender, me) -> become(self).send(station.next(me), token));
    station
        .step("enter")
        .on(Token.class, station)
        .when((self, token) -> self == Station.WAITING)
        .then((self, token) -> become(Station.CRITICAL));
    station
        .step("leave")
        .when(self -> self == Station.CRITICAL)
        .sends(Token.class, station)
        .then((self, me) -> become(Station.IDLE).send(station.next(me), Token.TOKEN));
    ring.invariant("first is not critical")
        .over(station)
        .holds(state -> state.of(station).get(0) != Station.CRITICAL);
    return ring.build();
  }

  private static TemporalComparison comparison() {
    return comparison(6, Por.Sets.DEFAULT);
  }

  private static TemporalComparison comparison(int stations, Por.Sets sets) {
    CheckOptions options = CheckOptions.defaults().withPor(Por.LPOR);
    CompiledModel model =
        ring(stations).compile(options.withReductions(options.reductions().withSets(sets)));
    return TemporalComparison.of(
        model, PropertyClass.LINEAR_TIME, StateProperty.ofEveryState(model.properties()));
  }

  @Test
  void ringNeedsAThirdOfItsStatesForLinearTime() {
    TemporalComparison comparison = comparison();
    LabelledGraph full = comparison.full(20_000).orElseThrow();
    LabelledGraph reduced = comparison.reduced();

    assertThat(comparison.reduction().contract().needsProviso()).isFalse();
    assertThat(full.size()).isEqualTo(576);
    assertThat(reduced.size()).isEqualTo(189);
    assertThat(comparison.lost(full, reduced)).isEmpty();
  }

  /** A search that comes back to states looks for cycles itself, and knows them better. */
  @ParameterizedTest
  @CsvSource({"4, 96, 45, 38", "6, 576, 189, 158", "8, 3072, 765, 638"})
  void setsFromWhatWasSeenNeedFewerStates(int stations, int states, int usual, int dynamic) {
    TemporalComparison comparison = comparison(stations, Por.Sets.DYNAMIC);
    LabelledGraph full = comparison.full(20_000).orElseThrow();
    LabelledGraph reduced = comparison.reduced();

    assertThat(
            List.of(
                full.size(),
                comparison(stations, Por.Sets.DEFAULT).reduced().size(),
                reduced.size()))
        .containsExactly(states, usual, dynamic);
    assertThat(comparison.lost(full, reduced)).isEmpty();
  }

  @Test
  void stepsOfTheWatchedStationAreEnough() {
    TemporalComparison comparison = comparison();
    StubbornReduction reduction = (StubbornReduction) comparison.reduction();
    List<String> sticky =
        IntStream.range(0, comparison.system().transitions().size())
            .filter(reduction::isSticky)
            .mapToObj(number -> comparison.system().transitions().get(number).toString())
            .toList();

    assertThat(sticky).containsExactly("station1.pass on from station6", "station1.leave");
  }
}
