package io.mazurka.protocols.random;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.protocols.random.Vocabulary.Ping;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.PeerStep;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which processes of a random protocol crash, and who detects it, as data.
 *
 * @param role the number of the role whose members crash
 * @param inSteps whether they also crash in the middle of a step
 * @param most how many may crash, or 0 if all may
 * @param detecting the number of the role that detects it, or -1 if nobody does
 * @param silent whether it detects only processes of which nothing waits
 * @param place where a detector goes; in this place it detects nothing
 * @param tells whether it tells those of the first role
 * @param mistakes how often detectors may be wrong: -1 never, 0 any number of times
 * @param heard whether the monitor hears of crashes and detections
 */
public record CrashPlan(
    int role,
    boolean inSteps,
    int most,
    int detecting,
    boolean silent,
    int place,
    boolean tells,
    int mistakes,
    boolean heard) {

  static CrashPlan draw(Random random, int roles, int places) {
    return new CrashPlan(
        random.nextInt(roles),
        random.nextBoolean(),
        random.nextInt(3),
        random.nextInt(4) == 0 ? -1 : random.nextInt(roles),
        random.nextBoolean(),
        random.nextInt(places),
        random.nextInt(3) > 0,
        random.nextInt(3) - 1,
        random.nextInt(3) == 0);
  }

  /** Options under which so many processes may crash: explicitly, or as the protocol declares. */
  public static ProtocolOptions atMost(Protocol protocol, ProtocolOptions own, int most) {
    return protocol.crashing().isEmpty() ? own.withExplicitCrashes(most) : own.withMaxCrashes(most);
  }

  /** The same in a protocol with other roles, if it makes sense there. */
  @Nullable CrashPlan within(int roles) {
    return role < roles && detecting < roles ? this : null;
  }

  Stream<CrashPlan> smaller() {
    return Stream.of(
            new CrashPlan(role, false, most, detecting, silent, place, tells, mistakes, heard),
            new CrashPlan(role, inSteps, 0, detecting, silent, place, tells, mistakes, heard),
            new CrashPlan(role, inSteps, most, -1, false, place, false, -1, heard),
            new CrashPlan(role, inSteps, most, detecting, false, place, tells, mistakes, heard),
            new CrashPlan(role, inSteps, most, detecting, silent, place, false, mistakes, heard),
            new CrashPlan(role, inSteps, most, detecting, silent, place, tells, -1, heard),
            new CrashPlan(role, inSteps, most, detecting, silent, place, tells, mistakes, false))
        .filter(simpler -> !simpler.equals(this));
  }

  /** Declares all this; returns what a monitor may hear. */
  List<StepReference<Local>> declare(ProtocolPlan plan, List<Role<Local>> roles) {
    Role<Local> crashing = roles.get(role);
    boolean between = !inSteps || plan.capacity() > 0;
    StepReference<Local> crash = between ? crashing.crashesBetweenSteps() : crashing.crashes();
    if (detecting < 0) {
      return List.of(crash);
    }
    Role<Local> detector = roles.get(detecting);
    SpontaneousStep<Local> draft = detector.step("detect");
    boolean waits = silent && plan.lies().isEmpty();
    PeerStep<Local> step = waits ? draft.onCrashAndSilenceOf(crashing) : draft.onCrashOf(crashing);
    StepReference<Local> detection = complete(step, plan, roles);
    return mistakes < 0
        ? List.of(crash, detection)
        : List.of(
            crash, detection, complete(detector.mistake("err").toEach(crashing), plan, roles));
  }

  private StepReference<Local> complete(
      PeerStep<Local> step, ProtocolPlan plan, List<Role<Local>> roles) {
    if (tells) {
      step.sends(Vocabulary.type(Ping.class, plan.bare()), roles.get(0));
    }
    return step.when(
            (self, peer) ->
                self.place() != place && (!tells || plan.fuel() == 0 || self.fuel() > 0))
        .then((self, peer, me) -> detected(self, peer, plan, roles));
  }

  private Effect<Local> detected(
      Local self, ProcessId peer, ProtocolPlan plan, List<Role<Local>> roles) {
    boolean burns = tells && plan.fuel() > 0;
    int tag = roles.get(role).members().indexOf(peer) % 2;
    Effect<Local> effect =
        Effect.become(new Local((place + tag) % plan.places(), self.fuel() - (burns ? 1 : 0)));
    return tells
        ? effect.broadcast(roles.get(0), Vocabulary.message(Ping.class, tag, plan.bare()))
        : effect;
  }

  @Override
  public String toString() {
    String who =
        "%s crash%s%s"
            .formatted(
                ProtocolPlan.role(role),
                inSteps ? ", also in steps" : "",
                most == 0 ? "" : ", at most " + most);
    return detecting < 0
        ? who
        : "%s; %s detects it%s and goes to %d%s%s%s"
            .formatted(
                who,
                ProtocolPlan.role(detecting),
                silent ? " when nothing waits" : "",
                place,
                tells ? ", telling every a" : "",
                mistakes < 0 ? "" : ", mistakes " + mistakes,
                heard ? ", heard" : "");
  }
}
