package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.Vacuous;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.engine.views.Call;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The condition of a definition on local states and monitors, or its opposite. Shared between
 * workers.
 */
public final class ProtocolCondition implements PropertyCondition, Vacuous {

  /**
   * How often one is called again whatever it reads. Others of what it reads could be as many as
   * there are states; it is called again on these only if they can iterate in another order.
   */
  private static final int CALLED_TWICE = 4096;

  private final PropertyDefinition definition;

  /**
   * Whether the condition is true where the definition holds; otherwise it is true where the
   * definition fails.
   */
  private final boolean affirms;

  private final Layout layout;
  private final TransitionNumbers transitions;
  private final Map<Observed, int[]> slotsOfPart;
  private final int[] slots;
  private final Component[] components;

  private ProtocolCondition(
      PropertyDefinition definition,
      boolean affirms,
      Layout layout,
      TransitionNumbers transitions) {
    this.definition = definition;
    this.affirms = affirms;
    this.layout = layout;
    this.transitions = transitions;
    this.slotsOfPart =
        definition.reads().stream()
            .distinct()
            .collect(Collectors.toUnmodifiableMap(part -> part, part -> slotsOf(part, layout)));
    this.slots =
        definition.reads().stream()
            .flatMapToInt(part -> Arrays.stream(slotsOf(part)))
            .distinct()
            .toArray();
    List<Component> all = layout.components();
    this.components = new Component[slots.length];
    for (int index = 0; index < slots.length; index++) {
      components[index] = all.get(slots[index]);
    }
  }

  private static int[] slotsOf(Observed part, Layout layout) {
    if (part instanceof Monitor<?> monitor) {
      return new int[] {layout.slotOf(monitor)};
    }
    return layout.processes().stream()
        .filter(process -> process.process().role() == part)
        .mapToInt(process -> process.process().index())
        .toArray();
  }

  private int[] slotsOf(Observed part) {
    return Objects.requireNonNull(slotsOfPart.get(part), "not read");
  }

  /** The condition that is true where a definition holds. */
  public static ProtocolCondition of(
      PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    return new ProtocolCondition(definition, true, layout, transitions);
  }

  /**
   * The property that a definition declares. The premise of a definition is declared by its
   * opposite: the premise is true where that fails.
   */
  public static Property property(
      PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    return new StateProperty(
        definition.name(),
        definition.kind(),
        of(definition, layout, transitions),
        definition
            .premise()
            .map(absence -> new ProtocolCondition(absence, false, layout, transitions))
            .orElse(null));
  }

  /**
   * The definitions of the conditions of protocols among {@code conditions}, each with its premise.
   */
  public static List<PropertyDefinition> definitions(List<NamedCondition> conditions) {
    return conditions.stream()
        .filter(one -> one.condition() instanceof ProtocolCondition)
        .map(one -> ((ProtocolCondition) one.condition()).definition)
        .flatMap(definition -> Stream.concat(Stream.of(definition), definition.premise().stream()))
        .toList();
  }

  @Override
  public Optional<String> missing() {
    return definition.missing();
  }

  @Override
  public StateEvaluator evaluator() {
    return new Evaluator();
  }

  /**
   * The reason why the definition fails in a state; if it holds there, the values that it reads.
   */
  @Override
  public String explain(int[] state) {
    return failure(state, true)
        .orElseGet(() -> new StateSnapshot(state, Component::observed).toString());
  }

  /**
   * The reason why the definition fails, if it does.
   *
   * @param again whether to call it again even if equal values would be the same objects
   */
  private Optional<String> failure(int[] state, boolean again) {
    StateSnapshot snapshot = new StateSnapshot(state, Component::observed);
    Call call = new Call(definition.title(), snapshot, List.of());
    for (int index = 0; index < slots.length; index++) {
      Component component = components[index];
      if (!component.isUnchanged(component.observation(state[slots[index]]))) {
        throw call.misbehaved(
            "was given a value of %s that changed after it was stored".formatted(component.name()));
      }
    }
    Optional<String> failure = call.run(() -> definition.failure().apply(snapshot));
    if (again || isReorderable(state)) {
      StateSnapshot reordered = new StateSnapshot(state, Component::reordered);
      boolean fails = failure.isPresent();
      if (fails != call.run(() -> definition.failure().apply(reordered)).isPresent()) {
        throw call.impure(
            "", () -> fails == call.run(() -> definition.failure().apply(snapshot)).isPresent());
      }
    }
    return failure;
  }

  private boolean isReorderable(int[] state) {
    for (int index = 0; index < slots.length; index++) {
      int observation = components[index].observation(state[slots[index]]);
      if (components[index].observed(observation) != components[index].reordered(observation)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isVisible(Transition transition) {
    StepDefinition step = transitions.get(transition.number()).step();
    return step != null && !step.timing().passes() && definition.mayBeChangedBy(step);
  }

  /** Evaluates the condition once per combination of what it reads. */
  private final class Evaluator implements StateEvaluator {

    private final VerdictCache cache = new VerdictCache(slots.length);
    private boolean evaluated;
    private int evaluations;
    private boolean heldBefore;

    /** Most states look the same to a condition as the one before, so that is tried first. */
    @Override
    public boolean holds(int[] state) {
      int[] key = cache.key();
      boolean sameAsBefore = evaluated;
      for (int index = 0; index < slots.length; index++) {
        int observation = components[index].observation(state[slots[index]]);
        sameAsBefore &= key[index] == observation;
        key[index] = observation;
      }
      if (!sameAsBefore) {
        evaluated = false;
        heldBefore = evaluate(state) == affirms;
        evaluated = true;
      }
      return heldBefore;
    }

    private boolean evaluate(int[] state) {
      int at = cache.find();
      if (!cache.isKnown(at)) {
        cache.put(at, failure(state, evaluations++ < CALLED_TWICE).isEmpty());
        at = cache.find();
      }
      return cache.holds(at);
    }
  }

  /** Which of equal objects a condition is to see. */
  private interface Choice {
    Object of(Component component, int observation);
  }

  /** What the condition reads of a state. */
  private final class StateSnapshot implements Snapshot {

    private final int[] state;
    private final Choice objects;

    StateSnapshot(int[] state, Choice objects) {
      this.state = state;
      this.objects = objects;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <S> List<S> of(Role<S> role) {
      definition.requireReading(role);
      return (List<S>) Arrays.stream(slotsOf(role)).mapToObj(this::object).toList();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T of(Monitor<T> monitor) {
      definition.requireReading(monitor);
      return (T) object(layout.slotOf(monitor));
    }

    private Object object(int slot) {
      Component component = layout.components().get(slot);
      return objects.of(component, component.observation(state[slot]));
    }

    @Override
    public String toString() {
      StringJoiner text = new StringJoiner("; ");
      for (int index = 0; index < slots.length; index++) {
        text.add(components[index].name() + ": " + ValueText.state(object(slots[index])));
      }
      return text.toString();
    }
  }
}
