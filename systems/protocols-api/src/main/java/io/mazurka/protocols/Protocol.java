package io.mazurka.protocols;

import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.SourcePlace;
import io.mazurka.kernel.model.SourcePlaces;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclarations.Crashing;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A message-passing protocol: roles of processes, the steps they take, monitors that watch them and
 * properties that the protocol should have. Immutable; declared through {@link #named}. For
 * example, two candidates run in an election:
 *
 * <pre>{@code
 * ProtocolBuilder election = Protocol.named("election");
 * Role<Candidate> candidate = election.role("candidate", 2, Candidate.IDLE);
 * candidate
 *     .step("run")
 *     .when(self -> self == Candidate.IDLE)
 *     .then(self -> Effect.become(Candidate.RUNNING));
 * election.sometimes("somebody runs").forSome(candidate, self -> self == Candidate.RUNNING);
 * Protocol protocol = election.build();
 * }</pre>
 */
public final class Protocol implements Checkable {

  private final String name;
  private final Channels channels;
  private final int capacity;
  private final List<Role<?>> roles;
  private final List<Composite> composites;
  private final List<StepDefinition> steps;
  private final List<Crashing> crashing;
  private final List<Lie> lies;
  private final Map<Mishap, Integer> mishaps;
  private final List<Monitor<?>> monitors;
  private final List<PropertyDefinition> properties;
  private final List<PropertyDefinition> propositions;
  private final List<DeclaredFormula<PropertyDefinition>> formulas;
  private final List<Configuration> configurations;
  private final Map<String, SourcePlace> places;

  Protocol(
      String name,
      Channels channels,
      int capacity,
      List<Role<?>> roles,
      List<Composite> composites,
      List<StepDefinition> steps,
      List<Crashing> crashing,
      Collection<Lie> lies,
      Map<Mishap, Integer> mishaps,
      List<Monitor<?>> monitors,
      List<PropertyDefinition> properties,
      List<PropertyDefinition> propositions,
      List<DeclaredFormula<PropertyDefinition>> formulas,
      List<Configuration> configurations,
      Map<String, SourcePlace> places) {
    this.name = name;
    this.channels = channels;
    this.capacity = capacity;
    this.roles = List.copyOf(roles);
    this.composites = List.copyOf(composites);
    this.steps = List.copyOf(steps);
    this.crashing = List.copyOf(crashing);
    this.lies = List.copyOf(lies);
    this.mishaps = Map.copyOf(mishaps);
    this.monitors = List.copyOf(monitors);
    this.properties = List.copyOf(properties);
    this.propositions = List.copyOf(propositions);
    this.formulas = List.copyOf(formulas);
    this.configurations = List.copyOf(configurations);
    this.places = Map.copyOf(places);
  }

  /** Begins a protocol. */
  public static ProtocolBuilder named(String name) {
    return new ProtocolBuilder(name);
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    return ProtocolEngine.installed().compile(this, options);
  }

  @Override
  public Features features() {
    return Features.of(
            Feature.LPOR,
            Feature.SYMMETRY,
            Feature.PUBLISHED_SETS,
            Feature.DYNAMIC_SETS,
            Feature.DPOR_CLASSIC,
            Feature.DPOR_SOURCE,
            Feature.DPOR_OPTIMAL,
            Feature.PROFILE,
            Feature.CONDITIONS,
            Feature.TEMPORAL)
        .with(ProtocolOptions.class);
  }

  @Override
  public Map<String, Kind> declared() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    properties.stream()
        .filter(one -> one.kind() != Kind.CONSTRAINT)
        .forEach(one -> kinds.put(one.name(), one.kind()));
    formulas.forEach(one -> kinds.put(one.name(), one.formula().kind()));
    return kinds;
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    return ProtocolEngine.installed().localGraphs(this, options);
  }

  @Override
  public SourcePlaces sources() {
    return new Declarations();
  }

  /** The name of the protocol. */
  public String name() {
    return name;
  }

  /** How channels keep messages. */
  public Channels channels() {
    return channels;
  }

  /** How many messages a channel holds at most; {@code Integer.MAX_VALUE} if there is no bound. */
  public int capacity() {
    return capacity;
  }

  /** Whether there is a bound on the messages in a channel. */
  public boolean isBounded() {
    return capacity < Integer.MAX_VALUE;
  }

  /** The roles, in the order of their declaration. */
  public List<Role<?>> roles() {
    return roles;
  }

  /** The declared composite processes. */
  public List<Composite> composites() {
    return composites;
  }

  /** The declared steps; a step that is declared for each peer occurs once per peer. */
  public List<StepDefinition> steps() {
    return steps;
  }

  /** The roles whose members may crash. */
  public List<Crashing> crashing() {
    return crashing;
  }

  /** The messages that Byzantine processes may send at any time. */
  public List<Lie> lies() {
    return lies;
  }

  /**
   * The most times that each kind of mishap may happen in a run; kinds without a bound are missing.
   */
  public Map<Mishap, Integer> mishaps() {
    return mishaps;
  }

  /** The monitors, in the order of their declaration. */
  public List<Monitor<?>> monitors() {
    return monitors;
  }

  /** The conditions on states that the protocol should satisfy. */
  public List<PropertyDefinition> properties() {
    return properties;
  }

  /** The named conditions that formulas may refer to. */
  public List<PropertyDefinition> propositions() {
    return propositions;
  }

  /** The formulas that the protocol should satisfy. */
  public List<DeclaredFormula<PropertyDefinition>> formulas() {
    return formulas;
  }

  /** Whether some process has a timer, so that time passes. */
  public boolean isTimed() {
    return roles.stream().anyMatch(role -> role.size() > 0 && !role.timers().isEmpty());
  }

  /** The local states of all processes, role after role, in each initial state. */
  public List<List<Object>> initialStates() {
    List<List<Object>> all = new ArrayList<>();
    for (Configuration configuration : configurations) {
      Map<ProcessId, Object> differences = configuration.states();
      List<Object> states = new ArrayList<>();
      for (Role<?> role : roles) {
        for (int index = 0; index < role.size(); index++) {
          Object usual = role.initialStates().get(index);
          states.add(role.local(differences.getOrDefault(role.members().get(index), usual)));
        }
      }
      all.add(states);
    }
    return all;
  }

  /**
   * Finds the source line of a declared step or property, by the name that the builder has claimed
   * for it.
   */
  private final class Declarations implements SourcePlaces {

    /** In a trace the name of a step may be followed by its peer or by its outcome. */
    @Override
    public Optional<SourcePlace> step(String process, String transition) {
      return steps.stream()
          .filter(step -> transition.startsWith(step.name()))
          .max(
              Comparator.comparing((StepDefinition step) -> isMember(process, step.role()))
                  .thenComparing(step -> step.name().length()))
          .map(step -> places.get("step " + step.qualifiedName()));
    }

    private static boolean isMember(String process, Role<?> role) {
      return role.members().stream().anyMatch(one -> one.toString().equals(process));
    }

    @Override
    public Optional<SourcePlace> property(String property) {
      return Optional.ofNullable(places.get("property " + property));
    }
  }
}
