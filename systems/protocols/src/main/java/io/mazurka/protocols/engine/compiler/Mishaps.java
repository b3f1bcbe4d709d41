package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.engine.views.Budget;
import io.mazurka.protocols.options.CrashModel;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Access;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The mishaps of processes and messages under some options: how often each kind may happen, and the
 * steps that lose or duplicate messages. These are steps of the recipient, so that everything known
 * of steps applies to them.
 */
final class Mishaps {

  private final Protocol protocol;
  private final Map<Mishap, Integer> most = new EnumMap<>(Mishap.class);

  /**
   * @param processes the number of processes
   */
  Mishaps(Protocol protocol, ProtocolOptions options, int processes) {
    this.protocol = protocol;
    most.putAll(protocol.mishaps());
    most.putAll(options.mishaps());
    boundCrashes(options, processes);
    requireSteps(options, Mishap.RESTART, "no role recovers");
    requireSteps(options, Mishap.TIMEOUT, "no role has a timeout");
    requireSteps(options, Mishap.MISTAKE, "no role makes mistakes");
    for (Mishap kind : List.of(Mishap.LOSS, Mishap.DUPLICATION)) {
      if (mayHappen(kind) && options.traffic() != Traffic.M) {
        throw new InvalidOptionException(
            "--traffic %s cannot be had here: %s are steps of model M; take --traffic m"
                .formatted(options.traffic().name().toLowerCase(Locale.ROOT), kind.plural()));
      }
    }
    if (mayHappen(Mishap.DUPLICATION) && protocol.isBounded()) {
      throw new InvalidOptionException(
          "--max-duplications cannot be had here: a copy of a message would need room in a bounded"
              + " channel");
    }
    if (mayHappen(Mishap.DUPLICATION) && isBounded(Mishap.DUPLICATION) == isSet()) {
      throw new InvalidOptionException(
          isSet()
              ? "--max-duplications has no meaning here: a set does not count copies; declare the"
                  + " protocol duplicating() without a number"
              : "duplications without end cannot be had here: say with --max-duplications how many");
    }
  }

  /**
   * Bounds crashes, explicit or declared. Who crashes is said in one way only, as a failure
   * detector would not notice explicit crashes.
   */
  private void boundCrashes(ProtocolOptions options, int processes) {
    boolean declared = !protocol.crashing().isEmpty();
    boolean detected = protocol.steps().stream().anyMatch(StepDefinition::detects);
    if ((declared || detected) && options.crashes() == CrashModel.EXPLICIT) {
      throw new InvalidOptionException(
          "--crashes explicit cannot be had here: the protocol says itself who may crash, or who"
              + " detects it; take --max-crashes to bound the crashes it declares");
    }
    if ((declared || detected) && options.traffic() != Traffic.M) {
      throw new InvalidOptionException(
          "--traffic %s cannot be had here: declared crashes are steps of model M; take --traffic m"
              .formatted(options.traffic().name().toLowerCase(Locale.ROOT)));
    }
    Integer asked = options.maxCrashes();
    if (asked != null && !declared && options.crashes() == CrashModel.IMPLICIT) {
      throw new InvalidOptionException(
          "--max-crashes %d has no effect: nobody can crash; take --crashes explicit, or let the protocol declare with role.crashes() who may"
              .formatted(asked));
    }
    if (declared && asked != null) {
      most.put(Mishap.CRASH, asked);
    } else if (options.mostCrashes() > 0 && options.mostCrashes() < processes) {
      most.put(Mishap.CRASH, options.mostCrashes());
    }
    if (declared && most.getOrDefault(Mishap.CRASH, processes) >= processes) {
      most.remove(Mishap.CRASH);
    }
  }

  private void requireSteps(ProtocolOptions options, Mishap kind, String otherwise) {
    Integer asked = options.mishaps().get(kind);
    if (asked != null && protocol.steps().stream().noneMatch(step -> step.mishap() == kind)) {
      throw new InvalidOptionException(
          "--max-%s %d has no effect: %s".formatted(kind.plural(), asked, otherwise));
    }
  }

  private boolean isSet() {
    return protocol.channels() == Channels.SET;
  }

  private boolean mayHappen(Mishap kind) {
    return most.getOrDefault(kind, 0) > 0;
  }

  private boolean isBounded(Mishap kind) {
    return most.getOrDefault(kind, Integer.MAX_VALUE) < Integer.MAX_VALUE;
  }

  /** The kinds of mishap with a bound. */
  List<Budget> budgets() {
    return most.entrySet().stream()
        .filter(entry -> isBounded(entry.getKey()))
        .map(entry -> new Budget(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Whether all messages stay in their channels when they are consumed. */
  boolean messagesLast() {
    return isSet() && mayHappen(Mishap.DUPLICATION);
  }

  /** The reason why no message is dead, if there is one. */
  Optional<String> usesForMessages() {
    if (mayHappen(Mishap.LOSS)) {
      return Optional.of("any message may still be lost");
    }
    return mayHappen(Mishap.DUPLICATION) && !messagesLast()
        ? Optional.of("any message may still be duplicated")
        : Optional.empty();
  }

  /** The declared steps, followed by those of time and those that lose or duplicate messages. */
  List<StepDefinition> steps() {
    List<StepDefinition> all = new ArrayList<>(protocol.steps());
    all.addAll(PassingTime.steps(protocol));
    if (mayHappen(Mishap.LOSS)) {
      protocol.roles().forEach(role -> all.add(step(role, "lose", Mishap.LOSS)));
    }
    if (mayHappen(Mishap.DUPLICATION) && !messagesLast()) {
      protocol.roles().forEach(role -> all.add(step(role, "duplicate", Mishap.DUPLICATION)));
    }
    return List.copyOf(all);
  }

  private StepDefinition step(Role<?> role, String word, Mishap kind) {
    return new StepDefinition(
        role,
        unused(role, word),
        null,
        kind,
        null,
        Quorum.Size.exactly(1),
        Object.class,
        protocol.roles(),
        List.of(),
        new Access(true, Set.of(), Set.of(), Set.of(), Set.of()),
        Timing.FREE,
        (state, consumed, me) -> mayGoWrong(consumed.get(0), me),
        (state, consumed, me) -> List.of(Effect.become(state)));
  }

  /** Whether a message may be lost or duplicated: not what is always there, and no notice. */
  private boolean mayGoWrong(Received<?> received, ProcessId me) {
    return !CrashNotice.is(received.message()) && !protocol.lies().contains(lie(received, me));
  }

  private static Lie lie(Received<?> received, ProcessId me) {
    return new Lie(received.sender(), me, received.message());
  }

  /** A step name that the role does not use: {@code word}, or a longer one if the role uses it. */
  private String unused(Role<?> role, String word) {
    boolean taken =
        protocol.steps().stream().anyMatch(step -> step.role() == role && step.name().equals(word));
    return taken ? unused(role, word + " message") : word;
  }
}
