package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.SourcePlace;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Member;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations;
import io.mazurka.protocols.roles.StepDeclarations.Crashing;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A protocol while it is being declared. Make one with {@link Protocol#named}, declare roles, steps
 * and properties, then call {@link #build}.
 */
public final class ProtocolBuilder {

  private final String name;
  private final List<Role<?>> roles = new ArrayList<>();
  private final List<Composite> composites = new ArrayList<>();
  private final StepDeclarations steps = new StepDeclarations(this::claimHere);
  private final List<Monitor<?>> monitors = new ArrayList<>();
  private final List<PropertyDefinition> properties = new ArrayList<>();
  private final List<PropertyDefinition> propositions = new ArrayList<>();
  private final List<TemporalBuilder> formulas = new ArrayList<>();
  private final List<Configuration> configurations = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final Map<Mishap, Integer> mishaps = new EnumMap<>(Mishap.class);
  private final Map<String, SourcePlace> places = new HashMap<>();
  private Channels channels = Channels.SET;
  private int capacity = Integer.MAX_VALUE;

  ProtocolBuilder(String name) {
    this.name = name;
  }

  /** Adds a role of {@code size} processes that all start in {@code initial}. */
  public <S> Role<S> role(String roleName, int size, S initial) {
    return this.<S>role(roleName, size).startsIn(initial);
  }

  /** Adds a role of {@code size} processes, each with an initial state of its own. */
  public <S> Role<S> roleOf(String roleName, int size, Function<Member, S> initial) {
    return this.<S>role(roleName, size).eachStartsIn(initial);
  }

  /**
   * Adds a role of {@code size} processes whose initial states are declared later, with {@link
   * Role#startsIn} or {@link Role#eachStartsIn}.
   */
  public <S> Role<S> role(String roleName, int size) {
    if (size < 0) {
      throw new InvalidModelException("role %s has %d members".formatted(roleName, size));
    }
    claim(roleName);
    Role<S> role = new Role<>(steps, roleName, size);
    roles.add(role);
    return role;
  }

  /**
   * Declares that the members of these roles with the same number are the parts of one process; if
   * one role has more members than another, the last processes lack a part. The parts share nothing
   * but the messages that they send to each other.
   */
  public ProtocolBuilder composite(String compositeName, Role<?>... parts) {
    claim(compositeName);
    Composite composite = new Composite(compositeName, List.of(parts));
    composite
        .mistake(roles, composites)
        .ifPresent(
            mistake -> {
              throw new InvalidModelException(name + ": " + mistake);
            });
    composites.add(composite);
    return this;
  }

  /** Adds a monitor that starts in {@code initial}. */
  public <T> Monitor<T> monitor(String monitorName, T initial) {
    claim(monitorName);
    Monitor<T> monitor = new Monitor<>(monitorName, initial);
    monitors.add(monitor);
    return monitor;
  }

  /** Begins an invariant: a condition that should hold in every reachable state. */
  public PropertyBuilder invariant(String propertyName) {
    return property(propertyName, Kind.INVARIANT);
  }

  /** Begins a condition that should hold in some reachable state. */
  public PropertyBuilder sometimes(String propertyName) {
    return property(propertyName, Kind.SOMETIMES);
  }

  /**
   * Begins a condition that should hold in every reachable terminal state. A state is terminal if
   * no process can take a step, even if messages are left. Losing a message, crashing and
   * restarting do not count as steps here.
   */
  public PropertyBuilder atEnd(String propertyName) {
    return property(propertyName, Kind.AT_END);
  }

  /**
   * Begins a constraint: a condition beyond which a check does not explore. States in which it
   * fails are checked like others, but what follows them is not. It keeps a protocol with too many
   * states, or infinitely many, within bounds; the guarantee says so.
   */
  public PropertyBuilder constraint(String constraintName) {
    return property(constraintName, Kind.CONSTRAINT);
  }

  /** Begins a proposition: a named condition that formulas refer to. It need not hold anywhere. */
  public Proposition.Builder proposition(String propositionName) {
    claim("proposition " + propositionName);
    return new Proposition.Builder(propositionName, propositions::add);
  }

  /** Begins a temporal property: a formula of linear or branching time over propositions. */
  public TemporalBuilder property(String propertyName) {
    claimHere("property " + propertyName);
    TemporalBuilder formula = new TemporalBuilder(propertyName);
    formulas.add(formula);
    return formula;
  }

  private PropertyBuilder property(String propertyName, Kind kind) {
    claimHere("property " + propertyName);
    return new PropertyBuilder(propertyName, kind, properties::add);
  }

  /** Chooses how channels keep messages; the default is {@link Channels#SET}. */
  public ProtocolBuilder channels(Channels kind) {
    channels = kind;
    return this;
  }

  /**
   * Bounds every channel: it holds at most {@code messages} messages. A step is possible only if
   * all messages that it sends find room. The default is no bound.
   */
  public ProtocolBuilder capacity(int messages) {
    if (messages < 1) {
      throw new InvalidModelException(
          "%s: a channel for %d messages is none; say 1 or more".formatted(name, messages));
    }
    capacity = messages;
    return this;
  }

  /** Lets any message be lost. */
  public ProtocolBuilder lossy() {
    return lossy(Integer.MAX_VALUE);
  }

  /** Allows at most {@code most} messages to be lost in a run. */
  public ProtocolBuilder lossy(int most) {
    return atMost(Mishap.LOSS, most);
  }

  /** Lets any message be received again and again; channels must be sets. */
  public ProtocolBuilder duplicating() {
    return duplicating(Integer.MAX_VALUE);
  }

  /** Allows at most {@code most} messages to be duplicated in a run; channels must not be sets. */
  public ProtocolBuilder duplicating(int most) {
    return atMost(Mishap.DUPLICATION, most);
  }

  /**
   * Allows processes that can {@linkplain Role#recovers recover} to restart at most {@code most}
   * times in a run.
   */
  public ProtocolBuilder restarts(int most) {
    return atMost(Mishap.RESTART, most);
  }

  /** Allows {@linkplain Role#timeout timeouts} to happen at most {@code most} times in a run. */
  public ProtocolBuilder timeouts(int most) {
    return atMost(Mishap.TIMEOUT, most);
  }

  /** Allows at most {@code most} processes that {@linkplain Role#crashes may crash} to do so. */
  public ProtocolBuilder crashes(int most) {
    return atMost(Mishap.CRASH, most);
  }

  /** Allows {@linkplain Role#mistake mistakes} of failure detectors at most {@code most} times. */
  public ProtocolBuilder mistakes(int most) {
    return atMost(Mishap.MISTAKE, most);
  }

  private ProtocolBuilder atMost(Mishap kind, int most) {
    if (most < 0) {
      throw new InvalidModelException(
          "%s: there cannot be %d %s; say 0 or more".formatted(name, most, kind.plural()));
    }
    mishaps.put(kind, most);
    return this;
  }

  /**
   * Adds an initial state, given by its differences from the initial states of the roles. The first
   * call replaces the initial state that the roles declare.
   */
  public ProtocolBuilder initially(Consumer<Configuration> differences) {
    Configuration configuration = new Configuration();
    differences.accept(configuration);
    configurations.add(configuration);
    return this;
  }

  /** The protocol as declared so far. */
  public Protocol build() {
    steps
        .unfinished()
        .ifPresent(
            step -> {
              throw new InvalidModelException(
                  "%s: %s does nothing; end its declaration with then(...) or thenAny(...)"
                      .formatted(name, step));
            });
    if (channels == Channels.FIFO && !steps.lies().isEmpty()) {
      throw new InvalidModelException(
          "%s: %s may say something at any time, which is always there, and in a queue it would block what is behind it; take set or multiset channels, or steps that send"
              .formatted(name, steps.lies().get(0).liar()));
    }
    requireBoundedCopies();
    requireRoom();
    requireRoomForTime();
    requireDistinctProcesses();
    roles.forEach(Role::initialStates);
    List<Configuration> initial =
        configurations.isEmpty() ? List.of(new Configuration()) : configurations;
    List<PropertyDefinition> atoms =
        Stream.concat(propositions.stream(), properties.stream()).toList();
    return new Protocol(
        name,
        channels,
        capacity,
        roles,
        composites,
        CrashSteps.in(steps.steps(), steps.crashing(), channels),
        steps.crashing(),
        steps.lies(),
        mishaps,
        monitors,
        properties,
        propositions,
        formulas.stream().map(formula -> formula.complete(name, atoms)).toList(),
        initial,
        places);
  }

  private void requireBoundedCopies() {
    int most = mishaps.getOrDefault(Mishap.DUPLICATION, 0);
    if (most > 0 && (most == Integer.MAX_VALUE) != (channels == Channels.SET)) {
      throw new InvalidModelException(
          name
              + (channels == Channels.SET
                  ? ": a set does not count copies; say duplicating() without a number"
                  : ": there is no end to the copies in such channels; say duplicating(most)"));
    }
  }

  /** Refuses the name that time has in traces beside timers. */
  private void requireRoomForTime() {
    boolean timed = roles.stream().anyMatch(role -> !role.timers().isEmpty());
    if (timed
        && roles.stream()
            .flatMap(role -> role.members().stream())
            .anyMatch(member -> member.toString().equals(TraceStep.TIME))) {
      throw new InvalidModelException(
          "%s: a process is called time, and reports of a protocol with timers call time that; give it another name"
              .formatted(name));
    }
  }

  /** Refuses two processes of one name, such as the only node1 and the first of several nodes. */
  private void requireDistinctProcesses() {
    Set<String> called = new HashSet<>();
    for (Role<?> role : roles) {
      for (ProcessId member : role.members()) {
        if (!called.add(member.toString())) {
          throw new InvalidModelException(
              "%s: there are two processes called %s; give the role %s another name"
                  .formatted(name, member, role));
        }
      }
    }
  }

  /** Refuses what would be in bounded channels although nobody sent it. */
  private void requireRoom() {
    if (capacity == Integer.MAX_VALUE) {
      return;
    }
    if (!steps.lies().isEmpty()) {
      throw new InvalidModelException(
          "%s: what %s may say at any time is always in the channel, so capacity(%d) cannot be had; let steps send it"
              .formatted(name, steps.lies().get(0).liar(), capacity));
    }
    steps.crashing().stream()
        .filter(Crashing::inSteps)
        .findFirst()
        .ifPresent(
            some -> {
              throw new InvalidModelException(
                  "%s: a step that is cut off would need less room than the whole step, so %s.crashes() and capacity(%d) cannot be had together; say crashesBetweenSteps()"
                      .formatted(name, some.role(), capacity));
            });
    int copies = mishaps.getOrDefault(Mishap.DUPLICATION, 0);
    if (copies > 0) {
      throw new InvalidModelException(
          "%s: a copy of a message would need room that nobody waits for, so duplicating() and capacity(%d) cannot be had together"
              .formatted(name, capacity));
    }
  }

  /** Claims the name of something that a report may point at. */
  private void claimHere(String what) {
    claim(what);
    SourcePlace.ofCaller().ifPresent(place -> places.put(what, place));
  }

  private void claim(String what) {
    if (what.isBlank()) {
      throw new InvalidModelException(
          "%s: there is a role, monitor or process without a name; give it one".formatted(name));
    }
    if (!names.add(what)) {
      throw new InvalidModelException(
          "%s: there are two of the name '%s'; give each its own".formatted(name, what));
    }
  }
}
