package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Access;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Time as a step of each process with timers: one unit passes for it. The local analysis knows
 * these steps like any others; it lets time pass for each process on its own, which is more than
 * can happen. A system takes them only together.
 */
final class PassingTime {

  private PassingTime() {}

  /** The step of each role with timers. */
  static List<StepDefinition> steps(Protocol protocol) {
    return protocol.roles().stream()
        .filter(role -> !role.timers().isEmpty())
        .map(PassingTime::step)
        .toList();
  }

  private static StepDefinition step(Role<?> role) {
    return new StepDefinition(
        role,
        "time passes",
        null,
        null,
        null,
        Quorum.Size.NOTHING,
        Object.class,
        List.of(),
        List.of(),
        new Access(true, Set.of(), Set.of(), Set.of(), Set.of()),
        Timing.PASSING,
        (local, consumed, me) -> local instanceof TimedState timed && timed.canAge(),
        (local, consumed, me) ->
            local instanceof TimedState timed ? List.of(Effect.become(timed.aged())) : List.of());
  }

  /** No reduction: steps do not declare what they do to timers, so only local graphs know. */
  static Reduction withoutGraphs(CheckOptions options, LocalAnalysis analysis) {
    String reason =
        "no lpor: time passes, and the local analysis was given up because "
            + analysis.gap().orElseThrow();
    if (options.reductions().por() != null) {
      throw new InvalidOptionException("--por lpor cannot be had here: " + reason);
    }
    return new NoReduction(reason);
  }

  /** Refuses options that do not know of time. */
  static void requireKnown(Protocol protocol, ProtocolOptions options) {
    if (protocol.isTimed() && options.traffic() != Traffic.M) {
      throw new InvalidOptionException(
          "--traffic %s cannot be had here: this protocol has timers, and when time has to wait for a delivery is defined only in model M; take --traffic m"
              .formatted(options.traffic().name().toLowerCase(Locale.ROOT)));
    }
  }
}
