package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;

/** The failure detector as one process with everything in its state, and a step that is a tick. */
final class TickingHeartbeats {

  private TickingHeartbeats() {}

  /**
   * The whole world.
   *
   * @param sent whether a heartbeat is on its way to the link
   * @param arrived whether one is on its way to the watcher
   */
  record World(
      boolean up,
      boolean carrying,
      boolean suspects,
      boolean sent,
      boolean arrived,
      Countdown period,
      Countdown delay,
      Countdown silence) {

    /** Whether something has to happen before the next tick. */
    boolean isBusy() {
      return period.isDue() || delay.isDue() || silence.isDue() || (sent && !carrying) || arrived;
    }

    boolean isOver() {
      return period.most() <= 0 && delay.most() <= 0 && silence.most() <= 0;
    }
  }

  static Protocol protocol(int patience) {
    ProtocolBuilder detector = Protocol.named("ticking heartbeats");
    Countdown period = new Countdown(2, 4);
    Role<World> world =
        detector.role(
            "world",
            1,
            new World(
                true,
                false,
                false,
                false,
                false,
                period,
                Countdown.OFF,
                new Countdown(patience, patience)));
    world
        .step("tick")
        .when(w -> !w.isBusy() && !w.isOver())
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        w.carrying(),
                        w.suspects(),
                        w.sent(),
                        w.arrived(),
                        w.period().next(),
                        w.delay().next(),
                        w.silence().next())));
    world
        .step("beat")
        .when(w -> w.period().mayEnd())
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        w.carrying(),
                        w.suspects(),
                        true,
                        w.arrived(),
                        period,
                        w.delay(),
                        w.silence())));
    world
        .step("crash")
        .when(World::up)
        .then(
            w ->
                become(
                    new World(
                        false,
                        w.carrying(),
                        w.suspects(),
                        w.sent(),
                        w.arrived(),
                        Countdown.OFF,
                        w.delay(),
                        w.silence())));
    world
        .step("take")
        .when(w -> w.sent() && !w.carrying())
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        true,
                        w.suspects(),
                        false,
                        w.arrived(),
                        w.period(),
                        new Countdown(0, 2),
                        w.silence())));
    world
        .step("deliver")
        .when(w -> w.delay().mayEnd())
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        false,
                        w.suspects(),
                        w.sent(),
                        true,
                        w.period(),
                        Countdown.OFF,
                        w.silence())));
    world
        .step("hear")
        .when(World::arrived)
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        w.carrying(),
                        false,
                        w.sent(),
                        false,
                        w.period(),
                        w.delay(),
                        new Countdown(patience, patience))));
    world
        .step("suspect")
        .when(w -> w.silence().mayEnd())
        .then(
            w ->
                become(
                    new World(
                        w.up(),
                        w.carrying(),
                        true,
                        w.sent(),
                        w.arrived(),
                        w.period(),
                        w.delay(),
                        Countdown.OFF)));
    detector.invariant("no living node is suspected").forEach(world, w -> !w.up() || !w.suspects());
    detector.atEnd("a dead node is suspected").forEach(world, World::suspects);
    return detector.build();
  }
}
