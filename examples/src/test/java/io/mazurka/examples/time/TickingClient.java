package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;

/** The patient client and its server as one process, with a step that is a tick. */
final class TickingClient {

  private static final int TRIES = 4;

  private TickingClient() {}

  /** The whole world. */
  record World(
      int tries,
      boolean answered,
      int done,
      boolean remembers,
      boolean question,
      boolean answer,
      int lost,
      Countdown backoff,
      Countdown memory) {

    /** Whether a step has to be taken before the next tick; the last backoff just runs out. */
    boolean isBusy() {
      return question || answer || (backoff.isDue() && tries < TRIES) || memory.isDue();
    }

    boolean isOver() {
      return backoff.most() <= 0 && memory.most() <= 0;
    }
  }

  static Protocol protocol(int memory, int losses) {
    ProtocolBuilder retry = Protocol.named("ticking client");
    Role<World> world =
        retry.role(
            "world",
            1,
            new World(0, false, 0, false, false, false, 0, new Countdown(1, 1), Countdown.OFF));
    world
        .step("tick")
        .when(w -> !w.isBusy() && !w.isOver())
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        w.answered(),
                        w.done(),
                        w.remembers(),
                        w.question(),
                        w.answer(),
                        w.lost(),
                        w.backoff().next(),
                        w.memory().next())));
    world
        .step("ask")
        .when(w -> w.backoff().mayEnd() && w.tries() < TRIES)
        .then(
            w ->
                become(
                    new World(
                        w.tries() + 1,
                        false,
                        w.done(),
                        w.remembers(),
                        true,
                        w.answer(),
                        w.lost(),
                        new Countdown(1 << w.tries(), 1 << w.tries()),
                        w.memory())));
    world
        .step("hear")
        .when(World::answer)
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        true,
                        w.done(),
                        w.remembers(),
                        w.question(),
                        false,
                        w.lost(),
                        Countdown.OFF,
                        w.memory())));
    world
        .step("work")
        .when(World::question)
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        w.answered(),
                        Math.min(2, w.done() + (w.remembers() ? 0 : 1)),
                        true,
                        false,
                        true,
                        w.lost(),
                        w.backoff(),
                        w.remembers() ? w.memory() : new Countdown(memory, memory))));
    world
        .step("forget")
        .when(w -> w.memory().mayEnd())
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        w.answered(),
                        w.done(),
                        false,
                        w.question(),
                        w.answer(),
                        w.lost(),
                        w.backoff(),
                        Countdown.OFF)));
    world
        .step("lose the question")
        .when(w -> w.question() && w.lost() < losses)
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        w.answered(),
                        w.done(),
                        w.remembers(),
                        false,
                        w.answer(),
                        w.lost() + 1,
                        w.backoff(),
                        w.memory())));
    world
        .step("lose the answer")
        .when(w -> w.answer() && w.lost() < losses)
        .then(
            w ->
                become(
                    new World(
                        w.tries(),
                        w.answered(),
                        w.done(),
                        w.remembers(),
                        w.question(),
                        false,
                        w.lost() + 1,
                        w.backoff(),
                        w.memory())));
    retry.invariant("work is done once").forEach(world, w -> w.done() <= 1);
    retry.atEnd("the client has an answer").forEach(world, World::answered);
    return retry.build();
  }
}
