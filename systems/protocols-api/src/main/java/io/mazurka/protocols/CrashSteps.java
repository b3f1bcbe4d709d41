package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.crashes.Crashed;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Access;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Effect.Send;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations.Crashing;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The steps in which processes crash, as ordinary steps: they lead to a local state that is {@link
 * Crashed} and send a {@link CrashNotice} to every process with a step for it. So all that is known
 * of steps holds of crashes and of what detects them. A crash in the middle of a step sends some of
 * its messages (Bokor 2011, section 3.2), but not all: that would be a crash after the step.
 */
final class CrashSteps {

  private static final int MOST_MESSAGES = 16;

  private static final Access ANY = new Access(false, Set.of(), Set.of(), Set.of(), Set.of());

  private final List<StepDefinition> declared;
  private final Channels channels;

  private CrashSteps(List<StepDefinition> declared, Channels channels) {
    this.declared = declared;
    this.channels = channels;
  }

  /** The declared steps, with what crashes do, followed by crashes in the middle of a step. */
  static List<StepDefinition> in(
      List<StepDefinition> declared, List<Crashing> crashing, Channels channels) {
    CrashSteps crashes = new CrashSteps(declared, channels);
    List<StepDefinition> all = new ArrayList<>();
    declared.forEach(step -> all.add(step.crashes() ? crashes.between(step) : step));
    for (Crashing some : crashing) {
      declared.stream()
          .filter(step -> some.inSteps() && step.role() == some.role())
          .filter(step -> isTakenByItsProcess(step) && !step.sends().isEmpty())
          .forEach(step -> all.add(crashes.inside(step)));
    }
    return List.copyOf(all);
  }

  private static boolean isTakenByItsProcess(StepDefinition step) {
    return step.isByItsProcess() || step.mishap() == Mishap.MISTAKE;
  }

  /** The roles with a step that detects crashes of this role. */
  private List<Role<?>> detecting(Role<?> role) {
    Set<Role<?>> roles = new LinkedHashSet<>();
    declared.stream()
        .filter(step -> step.detects() && step.senders().contains(role))
        .forEach(step -> roles.add(step.role()));
    return List.copyOf(roles);
  }

  private StepDefinition between(StepDefinition crash) {
    List<Role<?>> told = detecting(crash.role());
    return new StepDefinition(
        crash.role(),
        crash.name(),
        null,
        Mishap.CRASH,
        null,
        Quorum.Size.NOTHING,
        crash.messageType(),
        List.of(),
        notices(told).toList(),
        ANY,
        Timing.FREE,
        crash.guard(),
        (state, consumed, me) -> List.of(crashed(state, List.of(), told)));
  }

  private static Stream<SendDeclaration> notices(List<Role<?>> told) {
    return told.stream().map(role -> new SendDeclaration(CrashNotice.class, role, false));
  }

  /**
   * The process goes down in a local state, after it has sent these messages. Its timers are gone.
   */
  private static Effect<Crashed> crashed(Object state, List<Send> sent, List<Role<?>> told) {
    Effect<Crashed> effect = Effect.become(new Crashed(TimedState.bare(state)));
    for (Send send : sent) {
      effect = effect.send(Objects.requireNonNull(send.recipient()), send.message());
    }
    for (Role<?> role : told) {
      effect = effect.broadcast(role, new CrashNotice());
    }
    return effect;
  }

  private StepDefinition inside(StepDefinition step) {
    List<Role<?>> told = detecting(step.role());
    return new StepDefinition(
        step.role(),
        step.name() + ", crashing",
        step.peer(),
        Mishap.CRASH,
        step,
        step.quorum(),
        step.messageType(),
        step.senders(),
        Stream.concat(step.sends().stream(), notices(told)).toList(),
        ANY,
        Timing.FREE,
        step.guard(),
        (state, consumed, me) -> interrupted(step, state, consumed, me, told));
  }

  private List<Effect<?>> interrupted(
      StepDefinition step,
      Object state,
      List<Received<?>> consumed,
      ProcessId me,
      List<Role<?>> told) {
    List<Effect<?>> effects = new ArrayList<>();
    for (Effect<?> whole : step.handler().apply(state, consumed, me)) {
      if (whole == null || whole.state() == null) {
        effects.add(whole); // The engine reports it.
      } else {
        for (List<Send> some : parts(single(whole.sends(), consumed, me))) {
          effects.add(crashed(whole.state(), some, told));
        }
      }
    }
    return effects;
  }

  /** The same messages, one recipient each. */
  private static List<Send> single(List<Send> sends, List<Received<?>> consumed, ProcessId me) {
    List<Send> single = new ArrayList<>();
    for (Send send : sends) {
      Role<?> role = send.role();
      Stream<ProcessId> recipients =
          send.recipient() != null
              ? Stream.of(send.recipient())
              : role != null
                  ? role.members().stream().filter(member -> !member.equals(me))
                  : consumed.stream().<ProcessId>map(Received::sender).distinct();
      recipients.forEach(one -> single.add(new Send(one, null, send.message())));
    }
    return single;
  }

  /** What a crash lets through: each part once, not everything, and nothing behind a gap. */
  private Set<List<Send>> parts(List<Send> all) {
    if (all.size() > MOST_MESSAGES) {
      throw new InvalidModelException(
          "it sends %d messages at once; a crash may let any of them through, and %d are allowed; say crashesBetweenSteps()"
              .formatted(all.size(), MOST_MESSAGES));
    }
    Set<List<Send>> parts = new LinkedHashSet<>();
    for (int subset = 0; subset < (1 << all.size()) - 1; subset++) {
      List<Send> some = new ArrayList<>();
      Set<ProcessId> cut = new HashSet<>();
      boolean gap = false;
      for (int index = 0; index < all.size(); index++) {
        Send send = all.get(index);
        if ((subset >> index & 1) == 0) {
          cut.add(Objects.requireNonNull(send.recipient()));
        } else {
          gap |= cut.contains(Objects.requireNonNull(send.recipient()));
          some.add(send);
        }
      }
      if (channels != Channels.FIFO || !gap) {
        parts.add(some);
      }
    }
    return parts;
  }
}
