package io.mazurka.proofs.random;

import io.mazurka.proofs.random.ProtocolPlan.Local;
import io.mazurka.proofs.random.ProtocolPlan.Note;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.PeerStep;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The faults of a random protocol as data. Members of one role may crash, and those of another may
 * detect it and tell the first.
 *
 * @param crashing the number of the role that crashes, or -1 if nobody does
 * @param inSteps whether its members also crash in the middle of a step
 * @param bounded whether only one of them crashes
 * @param detecting the number of the role that detects it, or -1
 * @param silent whether it waits until nothing of the crashed process is left
 * @param mistaken whether it is also wrong once
 * @param heard whether the monitor hears of all this
 */
public record FaultPlan(
    int crashing,
    boolean inSteps,
    boolean bounded,
    int detecting,
    boolean silent,
    boolean mistaken,
    boolean heard) {

  private static final FaultPlan NONE = new FaultPlan(-1, false, false, -1, false, false, false);

  static FaultPlan draw(Random random) {
    return random.nextBoolean()
        ? NONE
        : new FaultPlan(
            random.nextInt(2),
            random.nextBoolean(),
            random.nextBoolean(),
            random.nextInt(4) == 0 ? -1 : random.nextInt(2),
            random.nextBoolean(),
            random.nextInt(3) == 0,
            random.nextInt(3) == 0);
  }

  /** Whether somebody crashes. */
  boolean occur() {
    return crashing >= 0;
  }

  /** Whether somebody detects crashes. */
  boolean areDetected() {
    return occur() && detecting >= 0;
  }

  Stream<FaultPlan> smaller() {
    return Stream.of(
            NONE,
            new FaultPlan(crashing, false, bounded, detecting, silent, mistaken, heard),
            new FaultPlan(crashing, inSteps, false, detecting, silent, mistaken, heard),
            new FaultPlan(crashing, inSteps, bounded, -1, false, false, heard),
            new FaultPlan(crashing, inSteps, bounded, detecting, false, mistaken, heard),
            new FaultPlan(crashing, inSteps, bounded, detecting, silent, false, heard),
            new FaultPlan(crashing, inSteps, bounded, detecting, silent, mistaken, false))
        .filter(simpler -> occur() && !simpler.equals(this));
  }

  /** Declares the faults; returns what the monitor hears of them. */
  List<StepReference<Local>> declare(
      ProtocolBuilder builder, List<Role<Local>> roles, boolean room) {
    if (!occur()) {
      return List.of();
    }
    Role<Local> suspect = roles.get(crashing);
    StepReference<Local> crash =
        inSteps && !room ? suspect.crashes() : suspect.crashesBetweenSteps();
    if (bounded) {
      builder.crashes(1);
    }
    if (detecting < 0) {
      return heard ? List.of(crash) : List.of();
    }
    Role<Local> detector = roles.get(detecting);
    StepReference<Local> detection =
        detected(
            silent
                ? detector.step("detect").onCrashAndSilenceOf(suspect)
                : detector.step("detect").onCrashOf(suspect),
            roles.get(0));
    if (mistaken) {
      builder.mistakes(1);
      detected(detector.mistake("err").toEach(suspect), roles.get(0));
    }
    return heard ? List.of(crash, detection) : List.of();
  }

  private static StepReference<Local> detected(PeerStep<Local> step, Role<Local> told) {
    return step.when((self, peer) -> self.place() != 2)
        .sends(Note.class, told)
        .then(
            (self, peer) ->
                Effect.become(new Local(self.place() + 1, self.fuel()))
                    .broadcast(told, new Note(1)));
  }
}
