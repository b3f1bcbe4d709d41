package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * A failure detector: a node sends a heartbeat every three units of time by its clock, which is up
 * to a fifth wrong; a link delivers it after at most two units; a watcher suspects the node if no
 * heartbeat has come for so long.
 *
 * <p>The bug: the watcher waits for the period and the delay, and forgets that the clock of the
 * node may be slow. With {@code patience=7} it waits long enough.
 */
public final class Heartbeats implements ProtocolModel {

  private static final int PERIOD = 3;
  private static final int DELAY = 2;
  private static final int DRIFT = 20;

  enum Node {
    UP,
    DOWN
  }

  enum Link {
    FREE,
    CARRYING
  }

  enum Watcher {
    TRUSTS,
    SUSPECTS
  }

  record Beat() {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("patience", PERIOD + DELAY + 1, 1, 20));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("patience"));
  }

  /** A detector that waits so many units for a heartbeat. */
  public static Protocol protocol(int patience) {
    ProtocolBuilder detector = Protocol.named("heartbeats");
    Role<Node> node = detector.role("node", 1, Node.UP);
    Role<Link> link = detector.role("link", 1, Link.FREE);
    Role<Watcher> watcher = detector.role("watcher", 1, Watcher.TRUSTS);
    Timer period = node.timer("period", PERIOD).drifts(DRIFT).startsRunning();
    Timer delay = link.timer("delay", 0, DELAY);
    Timer silence = watcher.timer("silence", patience).startsRunning();

    node.step("beat")
        .after(period)
        .sends(Beat.class, link)
        .then(self -> become(self).broadcast(link, new Beat()).start(period));
    node.step("crash").when(self -> self == Node.UP).then(self -> become(Node.DOWN).stop(period));
    link.step("take")
        .on(Beat.class, node)
        .when((self, beat) -> self == Link.FREE)
        .promptly()
        .then((self, beat) -> become(Link.CARRYING).start(delay));
    link.step("deliver")
        .after(delay)
        .sends(Beat.class, watcher)
        .then(self -> become(Link.FREE).broadcast(watcher, new Beat()));
    watcher
        .step("hear")
        .on(Beat.class, link)
        .promptly()
        .then((self, beat) -> become(Watcher.TRUSTS).start(silence));
    watcher.step("suspect").after(silence).then(self -> become(Watcher.SUSPECTS));

    detector
        .invariant("no living node is suspected")
        .over(node, watcher)
        .holds(
            state ->
                state.of(node).get(0) == Node.DOWN || state.of(watcher).get(0) == Watcher.TRUSTS);
    detector.atEnd("a dead node is suspected").forEach(watcher, self -> self == Watcher.SUSPECTS);
    return detector.build();
  }
}
