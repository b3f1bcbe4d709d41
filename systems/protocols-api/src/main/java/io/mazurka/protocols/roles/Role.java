package io.mazurka.protocols.roles;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A set of processes that run the same steps on local states of type {@code S}. */
public final class Role<S> implements Observed {

  private final StepDeclarations steps;
  private final String name;
  private final List<ProcessId> members;
  private final List<LocalVariable> variables = new ArrayList<>();
  private final List<Timer> timers = new ArrayList<>();
  private @Nullable Function<Member, S> initial;
  private @Nullable List<S> initialStates;

  /** A role of {@code size} processes, whose steps are collected in {@code steps}. */
  public Role(StepDeclarations steps, String name, int size) {
    this.steps = steps;
    this.name = name;
    List<ProcessId> ids = new ArrayList<>();
    for (int number = 1; number <= size; number++) {
      ids.add(new ProcessId(size == 1 ? name : name + number));
    }
    this.members = List.copyOf(ids);
  }

  private Role(StepDeclarations steps, String name, List<ProcessId> members) {
    this.steps = steps;
    this.name = name;
    this.members = List.copyOf(members);
  }

  /**
   * A role of its own for one part of the members, if their local state is a product of parts that
   * have nothing to do with each other. It declares no steps; reports name its members after the
   * part, such as {@code server1.votes}.
   */
  public Role<Object> part(String partName) {
    List<ProcessId> ids =
        members.stream().map(id -> new ProcessId("%s.%s".formatted(id, partName))).toList();
    return new Role<>(steps, "%s.%s".formatted(name, partName), ids);
  }

  /** Starts every member in {@code state}. */
  public Role<S> startsIn(S state) {
    return eachStartsIn(member -> state);
  }

  /**
   * Starts each member in a local state of its own. {@code state} is called when the protocol is
   * built, so the local states may contain identities of this role and of roles declared later.
   */
  public Role<S> eachStartsIn(Function<Member, S> state) {
    initial = state;
    initialStates = null;
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  /** The number of members. */
  public int size() {
    return members.size();
  }

  /**
   * The identities of the members, in order. A protocol that uses the order makes the members
   * distinguishable.
   */
  public List<ProcessId> members() {
    return members;
  }

  /** The identity of the member with this number, counted from 1. */
  public ProcessId member(int number) {
    if (number < 1 || number > size()) {
      throw new InvalidModelException(
          "%s has no member %d; %s"
              .formatted(
                  name,
                  number,
                  size() == 0 ? "it has none at all" : "its members are 1 to " + size()));
    }
    return members.get(number - 1);
  }

  /** The member after {@code member} on a ring; the first member comes after the last. */
  public ProcessId next(ProcessId member) {
    return members.get((place(member) + 1) % size());
  }

  /** The member before {@code member} on a ring; the last member comes before the first. */
  public ProcessId previous(ProcessId member) {
    return members.get((place(member) + size() - 1) % size());
  }

  private int place(ProcessId member) {
    int place = members.indexOf(member);
    if (place < 0) {
      throw new InvalidModelException(
          "%s is not a member of %s and has no neighbours there".formatted(member, name));
    }
    return place;
  }

  /**
   * The local states in which the members start, unless the protocol declares initial states of its
   * own.
   */
  public List<S> initialStates() {
    List<S> known = initialStates;
    if (known == null) {
      Function<Member, S> maker = initial;
      if (maker == null) {
        throw new InvalidModelException(
            "role %s has no initial local state; add %s.startsIn(...)".formatted(name, name));
      }
      List<S> states = new ArrayList<>();
      for (int number = 1; number <= size(); number++) {
        states.add(maker.apply(new Member(member(number), number)));
      }
      known = List.copyOf(states);
      initialStates = known;
    }
    return known;
  }

  /**
   * Names a part of the local state, so that steps and properties can declare that they read it or
   * change it. For example, {@code acceptor.variable("ballot", Acceptor::ballot)}.
   */
  @SuppressWarnings("unchecked")
  public LocalVariable variable(String variableName, Function<S, Object> value) {
    LocalVariable variable = new LocalVariable(this, variableName, state -> value.apply((S) state));
    variables.add(variable);
    return variable;
  }

  /** The parts of the local state that were named. */
  List<LocalVariable> variables() {
    return variables;
  }

  /**
   * Makes the members Byzantine: each may send each of these messages to each member of {@code
   * recipients} at any time, again and again. This adds no states: such a message is always
   * pending.
   */
  public Role<S> maySay(Role<?> recipients, Object... messages) {
    return maySay(recipients, (me, recipient) -> List.of(messages));
  }

  /** Makes the members Byzantine, with messages that depend on the sender and the recipient. */
  public Role<S> maySay(Role<?> recipients, BiFunction<ProcessId, ProcessId, List<?>> messages) {
    if (recipients.steps != steps) {
      throw new InvalidModelException(
          "%s may say something to %s, a role of another protocol; make it with the same builder"
              .formatted(name, recipients));
    }
    for (ProcessId me : members) {
      for (ProcessId recipient : recipients.members()) {
        if (!me.equals(recipient)) {
          messages
              .apply(me, recipient)
              .forEach(message -> steps.addLie(new Lie(me, recipient, message)));
        }
      }
    }
    return this;
  }

  /** Gives every member a timer that runs out after so many units of time. */
  public Timer timer(String timerName, int units) {
    return timer(timerName, units, units);
  }

  /**
   * Gives every member a timer that runs out after {@code least} to {@code most} units of time, as
   * its clock is not exact.
   */
  public Timer timer(String timerName, int least, int most) {
    if (timers.stream().anyMatch(timer -> timer.name().equals(timerName))) {
      throw new InvalidModelException(
          "%s has two timers of the name '%s'; give each its own".formatted(name, timerName));
    }
    if (timers.size() == Timer.MOST) {
      throw new InvalidModelException("%s has more than %d timers".formatted(name, Timer.MOST));
    }
    Timer timer = new Timer(this, timerName, timers.size(), least, most);
    timers.add(timer);
    return timer;
  }

  /** The timers of every member. */
  public List<Timer> timers() {
    return List.copyOf(timers);
  }

  /** The local state of a member that begins in {@code state}, with its timers if it has any. */
  public Object local(Object state) {
    return timers.isEmpty() ? state : TimedState.initial(state, timers);
  }

  /** Begins the definition of a step that every member may take. */
  public SpontaneousStep<S> step(String stepName) {
    return new SpontaneousStep<>(steps.newStep(this, stepName, null));
  }

  /**
   * Begins the definition of a timeout without a timer: it may happen whenever its guard holds, or
   * at most as often as {@code ProtocolBuilder.timeouts} allows.
   */
  public SpontaneousStep<S> timeout(String timeoutName) {
    return new SpontaneousStep<>(steps.newStep(this, timeoutName, Mishap.TIMEOUT));
  }

  /**
   * Lets the members crash and restart by a step 'restart' that is always enabled. {@code stable}
   * returns the local state after a restart from the one before. Messages that wait for the process
   * stay; its timers stop.
   */
  @SuppressWarnings("unchecked")
  public StepReference<S> recovers(UnaryOperator<S> stable) {
    StepDraft draft = steps.newStep(this, "restart", Mishap.RESTART);
    return draft.completeRestart(state -> stable.apply((S) state));
  }

  /**
   * Lets the members crash, between steps and in the middle of any step that sends: then only some
   * of its messages are sent, and of those in one queue none after one that is missing. A crashed
   * process takes no more steps. Steps that {@linkplain SpontaneousStep#onCrashOf detect} it become
   * possible.
   */
  public StepReference<S> crashes() {
    return crashes(true);
  }

  /** Lets the members crash between steps only: a step sends all its messages or is not taken. */
  public StepReference<S> crashesBetweenSteps() {
    return crashes(false);
  }

  @SuppressWarnings("unchecked")
  private StepReference<S> crashes(boolean inSteps) {
    if (steps.crashing().stream().anyMatch(some -> some.role() == this)) {
      throw new InvalidModelException(
          "%s is said to crash twice; say either crashes(), which includes crashes between steps, or crashesBetweenSteps()"
              .formatted(name));
    }
    StepDraft draft = steps.newStep(this, "crash", Mishap.CRASH);
    steps.addCrashing(new StepDeclarations.Crashing(this, inSteps));
    return draft.complete((state, consumed, me) -> List.of(Effect.become((S) state)));
  }

  /**
   * Begins the definition of a mistake: what a failure detector says although nobody need have
   * crashed. It may happen whenever its guard holds, or at most as often as {@code
   * ProtocolBuilder.mistakes} allows; no execution needs it.
   */
  public SpontaneousStep<S> mistake(String mistakeName) {
    return new SpontaneousStep<>(steps.newStep(this, mistakeName, Mishap.MISTAKE));
  }

  @Override
  public String toString() {
    return name;
  }
}
