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
import io.mazurka.protocols.StepDeclarations.Lie;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A message-passing protocol: roles of processes, the steps they take, monitors that watch them and
 * properties that it should have. Immutable; declared through {@link #named}.
 */
public final class Protocol implements Checkable {

  private final String name;
  private final Channels channels;
  private final List<Role<?>> roles;
  private final List<Composite> composites;
  private final List<StepDefinition> steps;
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
      List<Role<?>> roles,
      List<Composite> composites,
      List<StepDefinition> steps,
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
    this.roles = List.copyOf(roles);
    this.composites = List.copyOf(composites);
    this.steps = List.copyOf(steps);
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
            Feature.DPOR_CLASSIC,
            Feature.DPOR_SOURCE,
            Feature.DPOR_OPTIMAL,
            Feature.PROFILE,
            Feature.TEMPORAL)
        .with(ProtocolOptions.class);
  }

  @Override
  public Map<String, Kind> declared() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    properties.forEach(one -> kinds.put(one.name(), one.kind()));
    formulas.forEach(one -> kinds.put(one.name(), one.formula().isLinear() ? Kind.LTL : Kind.CTL));
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

  public String name() {
    return name;
  }

  public Channels channels() {
    return channels;
  }

  public List<Role<?>> roles() {
    return roles;
  }

  /** The processes that play several roles. */
  public List<Composite> composites() {
    return composites;
  }

  public List<StepDefinition> steps() {
    return steps;
  }

  /** What Byzantine processes may say at any time. */
  public List<Lie> lies() {
    return lies;
  }

  /** How often something may happen, as far as that is declared. */
  public Map<Mishap, Integer> mishaps() {
    return mishaps;
  }

  public List<Monitor<?>> monitors() {
    return monitors;
  }

  /** The conditions on states that it should have. */
  public List<PropertyDefinition> properties() {
    return properties;
  }

  /** The conditions that have a name so that formulas can be about them. */
  public List<PropertyDefinition> propositions() {
    return propositions;
  }

  /** The formulas that should hold. */
  public List<DeclaredFormula<PropertyDefinition>> formulas() {
    return formulas;
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
          states.add(differences.getOrDefault(role.members().get(index), usual));
        }
      }
      all.add(states);
    }
    return all;
  }

  /** Where steps and properties are declared, by the names that the builder has claimed. */
  private final class Declarations implements SourcePlaces {

    /** A step is shown with its peer, or with what became of it, after its name. */
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
