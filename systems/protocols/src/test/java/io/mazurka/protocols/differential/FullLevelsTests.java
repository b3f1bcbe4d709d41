package io.mazurka.protocols.differential;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Steps that a reduced search would postpone for ever because a sender never ends. */
class FullLevelsTests {

  record Leader(int count) {}

  record Follower(boolean heard) {}

  record Beat(int number) {}

  private static Protocol heartbeats(Channels channels, int numbers, boolean monitored) {
    ProtocolBuilder protocol = Protocol.named("heartbeats").channels(channels);
    Role<Leader> leader = protocol.role("leader", 1, new Leader(0));
    Role<Follower> follower = protocol.role("follower", 2, new Follower(false));
    StepReference<Leader> beat =
        leader
            .step("beat")
            .sends(Beat.class, follower)
            .then(
                self ->
                    become(new Leader((self.count() + 1) % numbers))
                        .broadcast(follower, new Beat(self.count())));
    follower
        .step("hear")
        .on(Beat.class, leader)
        .then((self, message) -> become(new Follower(true)));
    protocol.invariant("never heard").forEach(follower, self -> !self.heard());
    if (monitored) {
      protocol.monitor("beats", 0).hears(beat, (count, step) -> count + 1);
    }
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol, CheckOptions options) {
    return Check.of(protocol).with(options.withLimits(options.limits().withStates(3_000))).run();
  }

  @Test
  void firstHeartbeatThatIsReceivedIsFoundThoughTheSenderNeverStops() {
    CheckResult result =
        check(heartbeats(Channels.SET, Integer.MAX_VALUE, false), CheckOptions.defaults());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().depth()).isLessThanOrEqualTo(FullLevels.DISTANCE + 2);
  }

  @Test
  void filledQueuesAndMonitorsThatCountAreEndlessThoughLocalGraphsAreSmall() {
    for (Channels channels : new Channels[] {Channels.MULTISET, Channels.FIFO}) {
      assertThat(check(heartbeats(channels, 1, false), CheckOptions.defaults()).verdict())
          .isEqualTo(Verdict.VIOLATED);
    }
    assertThat(check(heartbeats(Channels.SET, 2, true), CheckOptions.defaults()).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void withinDepthLimitNoStepIsPutOffUnlessAsked() {
    Protocol protocol = heartbeats(Channels.SET, Integer.MAX_VALUE, false);
    CheckOptions shallow = CheckOptions.defaults().withLimits(Limits.none().withDepth(10));

    CheckResult usual = check(protocol, shallow);
    assertThat(usual.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(usual.reductions())
        .anyMatch(text -> text.startsWith("no partial-order reduction: within --max-depth"));

    CheckResult asked = check(protocol, shallow.withPor(Por.LPOR));
    assertThat(asked.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(asked.guarantee().reasons())
        .contains(
            "no step is put off for more than 16 levels",
            "states at the depth limit were not expanded, and a reduced way to a violation may be a"
                + " longer one");
  }

  @Test
  void searchForTerminalStatesKeepsItsReductionWithinDepthLimit() {
    CheckResult result =
        check(
            SmallProtocols.twoSenders(),
            CheckOptions.defaults()
                .withLimits(Limits.none().withDepth(1))
                .withProperties("deadlock"));

    assertThat(result.guarantee().reasons())
        .contains("all that was asked for was covered up to the depth limit");
  }

  private static List<CheckOptions> everyCombination() {
    List<CheckOptions> all = new ArrayList<>();
    Limits limits = Limits.none().withStates(3_000).withDepth(2 * FullLevels.DISTANCE);
    for (Por por : Por.values()) {
      for (Symmetry symmetry : Symmetry.values()) {
        CheckOptions plain =
            CheckOptions.defaults()
                .with(ProtocolOptions.defaults().withSymmetry(symmetry))
                .withLimits(limits)
                .withPor(por);
        all.add(plain);
        for (SearchOrder order : SearchOrder.values()) {
          for (StoreKind store : StoreKind.values()) {
            for (int workers = 1; workers <= 2; workers++) {
              all.add(plain.withSearch(order).withStore(store).withWorkers(workers));
            }
          }
        }
      }
    }
    return all;
  }

  /** A depth-first search comes back to what it left out only where its depth is limited. */
  @Test
  void everyCombinationThatIsAcceptedFindsTheFirstHeartbeatOrSaysWhatItCut() {
    Protocol protocol = heartbeats(Channels.MULTISET, 1, false);
    Map<Por, Integer> accepted = new EnumMap<>(Por.class);
    for (CheckOptions options : everyCombination()) {
      CheckResult result;
      try {
        result = Check.of(protocol).with(options).run();
      } catch (InvalidOptionException refused) {
        continue;
      }
      Por por = Objects.requireNonNull(options.reductions().por());
      accepted.merge(por, 1, Integer::sum);
      if (por == Por.NONE || por == Por.LPOR) {
        assertThat(result.verdict()).as("%s", options).isEqualTo(Verdict.VIOLATED);
      } else {
        assertThat(result.verdict()).as("%s", options).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(result.guarantee().reasons())
            .anyMatch(reason -> reason.endsWith("what they lead to was not reordered"));
      }
    }
    assertThat(accepted).containsEntry(Por.NONE, 39).containsEntry(Por.LPOR, 39);
  }

  @Test
  void depthFirstSearchThatIsStoppedDoesNotSayHowLongStepsWerePutOff() {
    CheckOptions options = CheckOptions.defaults().withPor(Por.LPOR).withSearch(SearchOrder.DFS);
    CheckResult result =
        Check.of(heartbeats(Channels.MULTISET, 1, false))
            .with(options.withLimits(Limits.none().withStates(200)))
            .run();

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee().reasons())
        .contains("stopped by the state limit")
        .noneMatch(reason -> reason.startsWith("no step is put off"));
  }
}
