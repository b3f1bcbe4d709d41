package io.mazurka.protocols.time;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.clocks.Timer.Window;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What timers mean, on protocols so small that their graphs can be counted by hand. */
final class TimerTests {

  private final ProtocolBuilder builder = Protocol.named("small");
  private final Role<Integer> one = builder.role("one", 1, 0);

  @Test
  void dueStepComesBeforeMoreTime() {
    Role<Integer> two = builder.role("two", 1, 0);
    Timer soon = one.timer("soon", 2).startsRunning();
    Timer late = two.timer("late", 3).startsRunning();
    one.step("first").after(soon).then(self -> become(1));
    two.step("second").after(late).then(self -> become(1));
    builder
        .invariant("in order")
        .over(one, two)
        .holds(all -> all.of(two).get(0) == 0 || all.of(one).get(0) == 1);

    // The start, the moment at which one is due, then the moment at which two is, and the end; and
    // after the first step, before time passes.
    Statistics found = full();
    assertThat(found.states()).isEqualTo(5);
    assertThat(found.transitions()).isEqualTo(4);
    assertThat(found.terminalStates()).isEqualTo(1);
    assertThat(found.violatingStates()).isZero();
  }

  @Test
  void stepsOfTheSameMomentHappenInEveryOrder() {
    Role<Integer> two = builder.role("two", 1, 0);
    one.step("first").after(one.timer("a", 2).startsRunning()).then(self -> become(1));
    two.step("second").after(two.timer("b", 2).startsRunning()).then(self -> become(1));

    assertThat(full().states()).isEqualTo(5);
  }

  @Test
  void windowAllowsEveryMomentInIt() {
    one.step("fire").after(one.timer("t", 1, 3).startsRunning()).then(self -> become(1));

    // The start, three moments, the end. The start and each moment lead to all later moments.
    Statistics found = full();
    assertThat(found.states()).isEqualTo(5);
    assertThat(found.transitions()).isEqualTo(3 + 2 + 1 + 3);
  }

  @Test
  void timerThatNobodyWaitsForStopsNothing() {
    one.timer("idle", 2).startsRunning();
    Timer late = one.timer("late", 5).startsRunning();
    one.step("fire").after(late).when(self -> self == 0).then(self -> become(1));
    one.step("never").after(late).when(self -> self == 7).then(self -> become(8));

    assertThat(full().terminalStates()).isEqualTo(1);
    assertThat(full().states()).isEqualTo(3);
  }

  @Test
  void stepThatBecomesPossibleLateIsDueAtOnce() {
    Role<Integer> two = builder.role("two", 1, 0);
    Timer early = one.timer("early", 1).startsRunning();
    Timer late = two.timer("late", 3).startsRunning();
    Timer later = two.timer("later", 4).startsRunning();
    one.step("fire").after(early).when(self -> self == 1).then(self -> become(2));
    one.step("wake").on(String.class, two).promptly().then((self, message) -> become(1));
    two.step("send")
        .after(late)
        .sends(String.class, one)
        .then(self -> become(1).broadcast(one, "up"));
    two.step("end").after(later).then(self -> become(2));
    builder
        .invariant("one first")
        .over(one, two)
        .holds(all -> all.of(two).get(0) < 2 || all.of(one).get(0) == 2);

    assertThat(Check.of(builder.build()).run().holds()).isTrue();
  }

  @Test
  void onlyPromptStepsStopTime() {
    for (boolean prompt : new boolean[] {true, false}) {
      ProtocolBuilder another = Protocol.named("another");
      Role<Integer> sender = another.role("sender", 1, 0);
      Role<Integer> receiver = another.role("receiver", 1, 0);
      Timer tick = sender.timer("tick", 1).startsRunning();
      Timer tock = sender.timer("tock", 2).startsRunning();
      sender
          .step("send")
          .after(tick)
          .sends(String.class, receiver)
          .then(self -> become(1).broadcast(receiver, "hello"));
      sender.step("end").after(tock).then(self -> become(2));
      var receive = receiver.step("receive").on(String.class, sender);
      (prompt ? receive.promptly() : receive).then((self, message) -> become(1));
      another
          .invariant("received in time")
          .over(sender, receiver)
          .holds(all -> all.of(sender).get(0) < 2 || all.of(receiver).get(0) == 1);

      assertThat(Check.of(another.build()).run().holds()).isEqualTo(prompt);
    }
  }

  @Test
  void timersAreStoppedAndAskedFor() {
    Timer timer = one.timer("timer", 2);
    one.step("start").when(self -> self == 0).then(self -> become(1).start(timer));
    one.step("stop").whileRunning(timer).then(self -> become(2).stop(timer));
    one.step("done").unlessRunning(timer).when(self -> self == 2).then(self -> become(3));
    one.step("late").after(timer).then(self -> become(9));
    builder.invariant("not done while it runs").forEach(one, self -> self != 4);
    builder.sometimes("late").forEach(one, self -> self == 9);
    builder.atEnd("ends").forEach(one, self -> self == 3 || self == 9);

    assertThat(Check.of(builder.build()).run().holds()).isTrue();
  }

  @Test
  void timeIsFairOnlyIfAsked() {
    Timer timer = one.timer("timer", 2).startsRunning();
    Role<Integer> two = builder.role("two", 1, 0);
    two.step("turn").then(self -> become(1 - self));
    one.step("fire").after(timer).then(self -> become(1));
    builder.proposition("fired").forEach(one, self -> self == 1);
    builder.property("sometime").ltl("<> fired");
    builder.property("sometime if fair").ltl("<> fired").weaklyFair();

    CheckResult result = Check.of(builder.build()).with(CheckOptions.defaults().withAll()).run();
    assertThat(
            result.properties().stream()
                .collect(Collectors.toMap(each -> each.name(), each -> each.verdict())))
        .containsEntry("sometime", Verdict.VIOLATED)
        .containsEntry("sometime if fair", Verdict.HOLDS);
  }

  @Test
  void timeDoesNotWaitForAProcessThatCrashed() {
    for (int most : new int[] {0, 1}) {
      ProtocolBuilder another = Protocol.named("another").crashes(most);
      Role<Integer> first = another.role("first", 1, 0);
      Role<Integer> second = another.role("second", 1, 0);
      Timer soon = first.timer("soon", 2).startsRunning();
      Timer late = second.timer("late", 3).startsRunning();
      first.step("fire").after(soon).then(self -> become(1));
      second.step("fire").after(late).then(self -> become(1));
      first.crashesBetweenSteps();
      another
          .invariant("in order")
          .over(first, second)
          .holds(all -> all.of(second).get(0) == 0 || all.of(first).get(0) == 1);

      assertThat(Check.of(another.build()).run().holds()).isEqualTo(most == 0);
    }
  }

  @Test
  void timersOfACrashedProcessAreGone() {
    one.step("fire").after(one.timer("t", 1, 3).startsRunning()).then(self -> become(1));
    one.crashesBetweenSteps();

    // Without a crash as in windowAllowsEveryMomentInIt. With it there are two more states: it
    // makes no difference when the process crashes, only whether it has fired.
    Statistics found = full();
    assertThat(found.states()).isEqualTo(5 + 2);
    assertThat(found.transitions()).isEqualTo(9 + 5);
  }

  @Test
  void crashIsDetectedAfterASilence() {
    Role<Integer> two = builder.role("two", 1, 0);
    builder.crashes(1);
    Timer beat = one.timer("beat", 2).startsRunning();
    Timer patience = two.timer("patience", 1);
    one.step("beat").after(beat).then(self -> become(1 - self).start(beat));
    one.crashes();
    two.step("notice").onCrashOf(one).promptly().then((self, peer) -> become(1).start(patience));
    two.step("suspect").after(patience).then(self -> become(2));
    builder.atEnd("suspected").forEach(two, self -> self == 2);
    builder.invariant("nobody is suspected").forEach(two, self -> self < 2);

    CheckResult result = Check.of(builder.build()).with(CheckOptions.defaults().withAll()).run();
    assertThat(
            result.properties().stream()
                .collect(Collectors.toMap(each -> each.name(), each -> each.verdict())))
        .containsEntry("suspected", Verdict.HOLDS)
        .containsEntry("nobody is suspected", Verdict.VIOLATED);
  }

  @Test
  void messagesMayBeTreatedFairlyBesideTimers() {
    Role<Integer> two = builder.role("two", 1, 0);
    Timer tick = one.timer("tick", 2).startsRunning();
    one.step("tick")
        .after(tick)
        .sends(String.class, two)
        .then(self -> become(self).start(tick).broadcast(two, "up"));
    two.step("hear").on(String.class, one).then((self, message) -> become(1));
    builder.proposition("heard").forEach(two, self -> self == 1);
    builder.property("in the end").ltl("<> heard");
    Protocol protocol = builder.build();

    for (String fairness : new String[] {"none", "weak-delivery", "strong-delivery:one->two"}) {
      AskedProperties asked = AskedProperties.own().withFairness(AskedFairness.parse(fairness));
      assertThat(
              Check.of(protocol).with(CheckOptions.defaults().withProperties(asked)).run().holds())
          .as(fairness)
          .isEqualTo(!fairness.equals("none"));
    }
  }

  @Test
  void monitorsHearStatesWithoutTimers() {
    Timer timer = one.timer("timer", 1).startsRunning();
    Monitor<Integer> sum = builder.monitor("sum", 0);
    sum.hears(
        one.step("fire")
            .after(timer)
            .when(self -> self < 3)
            .then(self -> become(self + 1).start(timer)),
        (state, step) -> state + step.after());
    builder.invariant("small").of(sum, state -> state < 6);

    assertThat(Check.of(builder.build()).run().holds()).isFalse();
  }

  @Test
  void slowClockIsRoundedUpAndFastClockDown() {
    assertThat(one.timer("a", 10).drifts(20).usual()).isEqualTo(new Window(8, 13));
    assertThat(one.timer("b", 10).drifts(0).usual()).isEqualTo(new Window(10, 10));
    assertThat(one.timer("c", 1).drifts(1).usual()).isEqualTo(new Window(0, 2));
  }

  @Test
  void longTimersAreNoStates() {
    one.step("fire").after(one.timer("t", 10_000).startsRunning()).then(self -> become(1));

    assertThat(full().states()).isEqualTo(3);
  }

  @Test
  void mistakesAreNamed() {
    Role<Integer> two = builder.role("two", 1, 0);
    Timer timer = one.timer("timer", 3);
    assertThatThrownBy(() -> two.step("odd").after(timer))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("step 'odd' of two asks for timer 'timer' of one");
    assertThatThrownBy(() -> one.timer("timer", 4)).hasMessageContaining("two timers of the name");
    assertThatThrownBy(() -> one.timer("none", 0)).hasMessageContaining("runs for 0 units");
    assertThatThrownBy(() -> one.timer("odd", 3, 2)).hasMessageContaining("3 to 2 units");
    assertThatThrownBy(() -> timer.drifts(100)).hasMessageContaining("say 0 to 99");
    assertThatThrownBy(() -> one.step("both").whileRunning(timer).unlessRunning(timer))
        .hasMessageContaining("only while timer runs and only while it does not");
  }

  @Test
  void timeThatNoTimerCanRunIsSaidInWordsOfTheModel() {
    Timer soon = one.timer("soon", 2).startsRunning();
    one.step("first").after(soon).then(self -> become(self).start(soon, self));

    assertThatThrownBy(() -> Check.of(builder.build()).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage(
            "step 'first' of one: timer 'soon' of one runs for 0 units of time; say 1 to 10,000, or"
                + " from 0 on to such a number\n  local state: 0\n  messages: none");
  }

  @Test
  void timerOfAnotherRoleIsMisbehaviour() {
    Role<Integer> two = builder.role("two", 1, 0);
    Timer timer = one.timer("timer", 3);
    two.step("odd").then(self -> become(1).start(timer));

    assertThatThrownBy(() -> Check.of(builder.build()).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("a process sees only its own timers");
  }

  @Test
  void processCalledTimeIsRefused() {
    Role<Integer> time = builder.role("time", 1, 0);
    time.timer("timer", 1);

    assertThatThrownBy(builder::build).hasMessageContaining("give it another name");
  }

  @Test
  void whatDoesNotKnowTimeIsRefused() {
    Timer timer = one.timer("timer", 1).startsRunning();
    one.step("fire").after(timer).then(self -> become(1));
    Protocol protocol = builder.build();
    CheckOptions usual = CheckOptions.defaults();

    assertThatThrownBy(
            () ->
                Check.of(protocol)
                    .with(usual.with(ProtocolOptions.defaults().withTraffic(Traffic.GRM)))
                    .run())
        .isInstanceOf(InvalidOptionException.class);
    assertThatThrownBy(() -> Check.of(protocol).with(usual.withPor(Por.DPOR_SOURCE)).run())
        .isInstanceOf(InvalidOptionException.class);
    assertThatThrownBy(
            () ->
                Check.of(protocol)
                    .with(
                        usual
                            .withPor(Por.LPOR)
                            .withReductions(
                                usual.withPor(Por.LPOR).reductions().withSets(Por.Sets.PUBLISHED)))
                    .run())
        .isInstanceOf(InvalidOptionException.class);
  }

  private Statistics full() {
    return Check.of(builder.build()).with(CheckOptions.unreduced().withAll()).run().statistics();
  }
}
