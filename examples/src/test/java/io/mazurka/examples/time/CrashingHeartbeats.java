package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;

/** The detector of {@link Heartbeats} with a declared crash, of which a monitor hears. */
final class CrashingHeartbeats {

  private CrashingHeartbeats() {}

  private record Beat() {}

  /**
   * A detector that waits so many units for a heartbeat.
   *
   * @param inSteps whether the node may crash in the middle of a step
   */
  static Protocol protocol(int patience, boolean inSteps) {
    ProtocolBuilder detector = Protocol.named("crashing heartbeats").crashes(1);
    Role<Integer> node = detector.role("node", 1, 0);
    Role<Boolean> link = detector.role("link", 1, false);
    Role<Boolean> watcher = detector.role("watcher", 1, false);
    Timer period = node.timer("period", 3).drifts(20).startsRunning();
    Timer delay = link.timer("delay", 0, 2);
    Timer silence = watcher.timer("silence", patience).startsRunning();

    node.step("beat")
        .after(period)
        .sends(Beat.class, link)
        .then(self -> become(self).broadcast(link, new Beat()).start(period));
    Monitor<Boolean> down = detector.monitor("down", false);
    down.hears(inSteps ? node.crashes() : node.crashesBetweenSteps(), (before, step) -> true);
    link.step("take")
        .on(Beat.class, node)
        .when((carrying, beat) -> !carrying)
        .promptly()
        .then((carrying, beat) -> become(true).start(delay));
    link.step("deliver")
        .after(delay)
        .sends(Beat.class, watcher)
        .then(self -> become(false).broadcast(watcher, new Beat()));
    watcher
        .step("hear")
        .on(Beat.class, link)
        .promptly()
        .then((suspects, beat) -> become(false).start(silence));
    watcher.step("suspect").after(silence).then(suspects -> become(true));

    detector
        .invariant("no living node is suspected")
        .over(down, watcher)
        .holds(state -> state.of(down) || !state.of(watcher).get(0));
    detector.atEnd("a dead node is suspected").forEach(watcher, suspects -> suspects);
    return detector.build();
  }
}
