package io.mazurka.protocols.random;

import io.mazurka.protocols.random.ProtocolPlan.LiePlan;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.StepPlan.Target;
import io.mazurka.testkit.Cuts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What can be taken away from a random protocol: roles, steps, members, starts, and parts of these.
 */
final class SmallerProtocols {

  private SmallerProtocols() {}

  static Stream<ProtocolPlan> of(ProtocolPlan plan) {
    List<Integer> all = IntStream.range(0, plan.steps().size()).boxed().toList();
    IntStream roles = IntStream.range(0, plan.sizes().size());
    return Stream.of(
            Cuts.of(all, 1).map(kept -> keeping(plan, kept)),
            roles.boxed().flatMap(role -> withoutRole(plan, role)),
            IntStream.range(0, plan.sizes().size())
                .boxed()
                .flatMap(role -> withoutMember(plan, role)),
            Cuts.of(plan.initial(), 1).map(plan::withInitial),
            Cuts.of(plan.heard()).map(fewer -> plan.withSteps(plan.steps(), fewer)),
            Cuts.inside(plan.steps(), StepPlan::smaller)
                .map(others -> plan.withSteps(others, plan.heard())),
            Cuts.inside(plan.initial(), start -> Cuts.inside(start, place -> Cuts.of(place, 0)))
                .map(plan::withInitial),
            Cuts.of(plan.fuel(), Math.min(1, plan.fuel())).map(plan::withFuel),
            Stream.of(plan.withAnyAccess()).filter(plain -> plan.declaresAccess()),
            Cuts.of(plan.lies()).map(plan::withLies),
            Stream.of(plan.withCapacity(0)).filter(unbounded -> plan.capacity() > 0),
            crashes(plan),
            Stream.of(plan.withRecords()).filter(plain -> plan.bare()))
        .flatMap(plans -> plans);
  }

  private static Stream<ProtocolPlan> crashes(ProtocolPlan plan) {
    CrashPlan crashes = plan.crashes();
    return crashes == null
        ? Stream.of()
        : Stream.concat(
            Stream.of(plan.withCrashes(null)), crashes.smaller().map(plan::withCrashes));
  }

  /** The plan with these steps only, by number. */
  private static ProtocolPlan keeping(ProtocolPlan plan, List<Integer> kept) {
    return plan.withSteps(
        kept.stream().map(plan.steps()::get).toList(),
        plan.heard().stream().filter(kept::contains).map(kept::indexOf).toList());
  }

  private static Stream<ProtocolPlan> withoutRole(ProtocolPlan plan, int role) {
    if (plan.sizes().size() == 1) {
      return Stream.of();
    }
    List<Integer> kept =
        IntStream.range(0, plan.steps().size())
            .filter(number -> isLeft(plan.steps().get(number), role))
            .boxed()
            .toList();
    ProtocolPlan rest = keeping(plan, kept);
    List<StepPlan> steps =
        rest.steps().stream()
            .map(
                step ->
                    step.renumbered(
                        other -> other == role ? -1 : renumbered(other, role),
                        send -> redirected(send, role)))
            .toList();
    int first = plan.sizes().subList(0, role).stream().mapToInt(Integer::intValue).sum();
    List<List<Integer>> initial = plan.initial();
    for (int member = 0; member < plan.sizes().get(role); member++) {
      initial = withoutProcess(initial, first);
    }
    List<LiePlan> lies =
        plan.lies().stream()
            .filter(lie -> lie.from() != role && lie.to() != role)
            .map(
                lie ->
                    new LiePlan(
                        renumbered(lie.from(), role),
                        renumbered(lie.to(), role),
                        lie.type(),
                        lie.tag()))
            .toList();
    return Stream.of(
        rest.withLies(lies)
            .withRoles(Cuts.without(plan.sizes(), role), steps, initial, rest.heard()));
  }

  /** Whether a step makes sense without a role. */
  private static boolean isLeft(StepPlan step, int role) {
    return step.role() != role && (step.quorum() == 0 || !step.senders().equals(List.of(role)));
  }

  private static int renumbered(int role, int removed) {
    return role > removed ? role - 1 : role;
  }

  private static Stream<SendPlan> redirected(SendPlan send, int removed) {
    return send.target() != Target.REPLY && send.role() == removed
        ? Stream.of()
        : Stream.of(send.to(renumbered(send.role(), removed), send.member()));
  }

  private static Stream<ProtocolPlan> withoutMember(ProtocolPlan plan, int role) {
    int left = plan.sizes().get(role) - 1;
    if (left == 0) {
      return Stream.of();
    }
    List<Integer> sizes = new ArrayList<>(plan.sizes());
    sizes.set(role, left);
    int last = plan.sizes().subList(0, role + 1).stream().mapToInt(Integer::intValue).sum() - 1;
    List<StepPlan> steps =
        plan.steps().stream()
            .map(
                step ->
                    step.renumbered(
                        other -> other,
                        send ->
                            Stream.of(
                                send.role() == role && send.member() > left
                                    ? send.to(role, left)
                                    : send)))
            .toList();
    return Stream.of(
        plan.withRoles(
            List.copyOf(sizes), steps, withoutProcess(plan.initial(), last), plan.heard()));
  }

  private static List<List<Integer>> withoutProcess(List<List<Integer>> initial, int process) {
    return initial.stream().map(places -> Cuts.without(places, process)).toList();
  }
}
