package io.mazurka.protocols.reference;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.reference.Action.Sent;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** All steps of a global state, by definition. */
final class ReferenceSteps {

  private final Protocol protocol;
  private final Traffic traffic;
  private final int maxCrashes;
  private final Map<Mishap, Integer> most;
  private final Lying lying;
  private final ReferenceCrashes crashes;

  /**
   * @param most how often something may happen, if that is bounded
   */
  ReferenceSteps(
      Protocol protocol, Traffic traffic, int maxCrashes, Map<Mishap, Integer> most, Lying lying) {
    this.most = most;
    this.lying = lying;
    this.protocol = protocol;
    this.traffic = traffic;
    this.maxCrashes = maxCrashes;
    this.crashes = new ReferenceCrashes(protocol, state -> charged(state, Mishap.CRASH));
  }

  List<Action> of(GlobalState state) {
    List<Action> actions = new ArrayList<>();
    for (Role<?> role : protocol.roles()) {
      for (ProcessId process : role.members()) {
        if (!state.crashed().contains(process)) {
          for (StepDefinition step : protocol.steps()) {
            boolean own = step.isOf(role, process) && !step.crashes();
            if (own && isLeft(state, step.mishap())) {
              addSteps(state, process, step, actions);
            }
          }
          if (crashes.mayCrash(role, false) && isLeft(state, Mishap.CRASH)) {
            actions.add(crash(state, process, role));
          }
          if (most.getOrDefault(Mishap.LOSS, 0) > 0 && isLeft(state, Mishap.LOSS)) {
            addLosses(state, process, actions);
          }
          boolean sets = protocol.channels() == Channels.SET;
          if (most.getOrDefault(Mishap.DUPLICATION, 0) > 0
              && !sets
              && isLeft(state, Mishap.DUPLICATION)) {
            addDuplications(state, process, actions);
          }
          if (traffic != Traffic.M) {
            addDeliveries(state, process, actions);
          }
        }
      }
    }
    if (lying == Lying.STEP_BY_STEP) {
      protocol.lies().forEach(lie -> addLie(state, lie, actions));
    }
    return actions;
  }

  private boolean isBounded(@Nullable Mishap kind) {
    return kind != null && most.getOrDefault(kind, Integer.MAX_VALUE) < Integer.MAX_VALUE;
  }

  private boolean isLeft(GlobalState state, @Nullable Mishap kind) {
    return !isBounded(kind) || state.spent().getOrDefault(kind, 0) < most.get(kind);
  }

  private GlobalState charged(GlobalState state, @Nullable Mishap kind) {
    return isBounded(kind) ? state.withSpent(kind) : state;
  }

  private void addLosses(GlobalState state, ProcessId process, List<Action> actions) {
    addForEachMessage(
        state, process, actions, Mishap.LOSS, (content, message) -> content.without(message));
  }

  private void addDuplications(GlobalState state, ProcessId process, List<Action> actions) {
    addForEachMessage(
        state, process, actions, Mishap.DUPLICATION, (content, message) -> content.twice(message));
  }

  private void addForEachMessage(
      GlobalState state,
      ProcessId process,
      List<Action> actions,
      Mishap kind,
      BiFunction<Content, Object, Content> change) {
    state
        .pending()
        .forEach(
            (link, content) -> {
              if (link.to().equals(process)) {
                for (Object message : content.available()) {
                  if (!protocol.lies().contains(new Lie(link.from(), process, message))
                      && !(message instanceof CrashNotice)) {
                    GlobalState after = state.withPending(link, change.apply(content, message));
                    Received<?> changed = new Received<>(link.from(), message);
                    actions.add(
                        new Action(
                            process,
                            null,
                            List.of(changed),
                            List.of(),
                            false,
                            true,
                            charged(after, kind)));
                  }
                }
              }
            });
  }

  /** A liar says something that is not waiting already. */
  private void addLie(GlobalState state, Lie lie, List<Action> actions) {
    Link link = new Link(lie.liar(), lie.recipient());
    if (!state.contains(link, lie.message())) {
      GlobalState after = with(state, link, lie.message());
      Sent sent = new Sent(lie.recipient(), lie.message());
      actions.add(new Action(lie.liar(), null, List.of(), List.of(sent), false, false, after));
    }
  }

  private GlobalState with(GlobalState state, Link link, Object message) {
    Content content = state.pending().getOrDefault(link, Content.empty(protocol.channels()));
    return state.withPending(link, content.with(message));
  }

  /** Whether a message stays in its channel when it is consumed. */
  private boolean lasts(Link link, Object message) {
    boolean all =
        protocol.channels() == Channels.SET && most.getOrDefault(Mishap.DUPLICATION, 0) > 0;
    return all && !(message instanceof CrashNotice)
        || lying == Lying.ALWAYS_THERE
            && protocol.lies().contains(new Lie(link.from(), link.to(), message));
  }

  private void addSteps(
      GlobalState state, ProcessId process, StepDefinition step, List<Action> actions) {
    Object local = state.locals().get(process);
    for (List<Received<?>> consumed : choices(state, process, step)) {
      if (step.guard().test(local, consumed, process)) {
        for (Effect<?> effect : step.handler().apply(local, consumed, process)) {
          List<Sent> all = sends(effect, process, consumed);
          Action whole = action(state, process, step, consumed, effect, all, false);
          if (!fits(whole)) {
            continue;
          }
          actions.add(whole);
          if (state.crashed().size() < maxCrashes && step.isByItsProcess()) {
            for (List<Sent> some : crashes.subsets(all)) {
              actions.add(action(state, process, step, consumed, effect, some, true));
            }
          }
          if (crashes.mayCrash(step.role(), true)
              && isLeft(state, Mishap.CRASH)
              && step.mishap() != Mishap.RESTART) {
            for (List<Sent> some : new LinkedHashSet<>(crashes.subsets(all))) {
              if (some.size() < all.size()) {
                Action cut = action(state, process, step, consumed, effect, some, true);
                actions.add(crashes.noticed(cut, step.role()));
              }
            }
          }
        }
      }
    }
  }

  /** A process goes down between its steps. */
  private Action crash(GlobalState state, ProcessId process, Role<?> role) {
    StepDefinition declared =
        protocol.steps().stream()
            .filter(step -> step.role() == role && step.name().equals("crash"))
            .findFirst()
            .orElseThrow();
    Effect<?> nothing = Effect.become(state.locals().get(process));
    Action plain = action(state, process, declared, List.of(), nothing, List.of(), true);
    return crashes.noticed(plain, role);
  }

  /** Whether every channel holds what the step sends, if nobody crashes in it. */
  private boolean fits(Action action) {
    GlobalState after = action.target();
    return action.sent().stream()
        .map(sent -> new Link(action.process(), sent.to()))
        .allMatch(
            link ->
                size(after.pending(), link) + size(after.delivered(), link) <= protocol.capacity());
  }

  private static int size(Map<Link, Content> buffers, Link link) {
    Content content = buffers.get(link);
    return content == null
        ? 0
        : (int) content.inOrder().stream().filter(one -> !(one instanceof CrashNotice)).count();
  }

  /**
   * Every way to take one message of the right type from each of as many senders as needed, or all
   * that are there.
   */
  private List<List<Received<?>>> choices(
      GlobalState state, ProcessId process, StepDefinition step) {
    Map<Link, Content> buffers = traffic == Traffic.M ? state.pending() : state.delivered();
    List<List<Received<?>>> partial =
        step.quorum().sweeping()
            ? List.of(all(buffers, process, step))
            : choices(buffers, process, step);
    List<List<Received<?>>> choices = new ArrayList<>(partial);
    choices.removeIf(
        choice -> {
          long senders = choice.stream().map(Received::sender).distinct().count();
          return senders < step.quorum().least() || senders > step.quorum().most();
        });
    if (traffic == Traffic.RM) {
      choices.removeIf(choice -> choice.size() != allDelivered(state, process));
    }
    return choices;
  }

  /** All messages of the right type that are there; of a queue, until another type comes. */
  private List<Received<?>> all(
      Map<Link, Content> buffers, ProcessId process, StepDefinition step) {
    List<Received<?>> all = new ArrayList<>();
    for (ProcessId sender : senders(step)) {
      Content buffer = buffers.get(new Link(sender, process));
      for (Object message : buffer == null ? List.of() : buffer.inOrder()) {
        if (ReferenceCrashes.isOfType(step, sender, message)) {
          all.add(new Received<>(sender, message));
        } else if (protocol.channels() == Channels.FIFO) {
          break;
        }
      }
    }
    return all;
  }

  private List<List<Received<?>>> choices(
      Map<Link, Content> buffers, ProcessId process, StepDefinition step) {
    List<List<Received<?>>> partial = new ArrayList<>();
    partial.add(List.of());
    for (ProcessId sender : senders(step)) {
      Content buffer =
          buffers.getOrDefault(new Link(sender, process), Content.empty(protocol.channels()));
      List<List<Received<?>>> longer = new ArrayList<>(partial);
      for (List<Received<?>> choice : partial) {
        for (Object message : buffer.available()) {
          if (ReferenceCrashes.isOfType(step, sender, message)
              && (!step.quorum().alone() || buffer.size() == 1)) {
            List<Received<?>> more = new ArrayList<>(choice);
            more.add(new Received<>(sender, message));
            longer.add(more);
          }
        }
      }
      partial = longer;
    }
    return partial;
  }

  /** The processes a step may consume from, in order. */
  private List<ProcessId> senders(StepDefinition step) {
    return protocol.roles().stream()
        .filter(step.senders()::contains)
        .flatMap(role -> role.members().stream())
        .toList();
  }

  private static int allDelivered(GlobalState state, ProcessId process) {
    return state.delivered().entrySet().stream()
        .filter(entry -> entry.getKey().to().equals(process))
        .mapToInt(entry -> entry.getValue().size())
        .sum();
  }

  private static List<Sent> sends(Effect<?> effect, ProcessId process, List<Received<?>> consumed) {
    List<Sent> sent = new ArrayList<>();
    for (Effect.Send send : effect.sends()) {
      if (send.recipient() != null) {
        sent.add(new Sent(send.recipient(), send.message()));
      } else if (send.role() != null) {
        for (ProcessId member : send.role().members()) {
          if (!member.equals(process)) {
            sent.add(new Sent(member, send.message()));
          }
        }
      } else {
        consumed.stream()
            .map(Received::sender)
            .distinct()
            .forEach(sender -> sent.add(new Sent(sender, send.message())));
      }
    }
    return sent;
  }

  private Action action(
      GlobalState before,
      ProcessId process,
      StepDefinition step,
      List<Received<?>> consumed,
      Effect<?> effect,
      List<Sent> sent,
      boolean crashing) {
    GlobalState after = before.withLocal(process, effect.state());
    for (Received<?> received : consumed) {
      Link link = new Link(received.sender(), process);
      if (lasts(link, received.message())) {
        continue;
      }
      after =
          traffic == Traffic.M
              ? after.withPending(link, after.pending().get(link).without(received.message()))
              : after.withDelivered(link, after.delivered().get(link).without(received.message()));
    }
    for (Sent message : sent) {
      Link link = new Link(process, message.to());
      boolean absorbing = protocol.channels() == Channels.SET || lasts(link, message.message());
      if (!absorbing || !after.contains(link, message.message())) {
        after = with(after, link, message.message());
      }
    }
    for (Monitor<?> monitor : protocol.monitors()) {
      Monitor.ErasedListener listener = monitor.listeners().get(step);
      if (listener != null) {
        Object heard =
            listener.hear(
                before.monitors().get(monitor),
                process,
                before.locals().get(process),
                effect.state());
        after = after.withMonitor(monitor, heard);
      }
    }
    after = charged(after, step.mishap());
    return new Action(
        process,
        step,
        consumed,
        sent,
        crashing,
        crashing || step.mishap() == Mishap.RESTART || step.mishap() == Mishap.MISTAKE,
        crashing ? after.withCrash(process) : after);
  }

  private void addDeliveries(GlobalState state, ProcessId process, List<Action> actions) {
    state
        .pending()
        .forEach(
            (link, content) -> {
              if (link.to().equals(process)) {
                for (Object message : content.available()) {
                  Content input =
                      state.delivered().getOrDefault(link, Content.empty(protocol.channels()));
                  GlobalState after =
                      state
                          .withPending(link, content.without(message))
                          .withDelivered(link, input.with(message));
                  Received<?> delivered = new Received<>(link.from(), message);
                  actions.add(
                      new Action(
                          process, null, List.of(delivered), List.of(), false, false, after));
                }
              }
            });
  }
}
