package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.decomposition.parts.DecomposedProtocol;
import io.mazurka.protocols.engine.decomposition.parts.ProtocolTables;
import io.mazurka.protocols.engine.symmetry.ConditionComparison.Mismatch;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.symmetry.exchange.ExchangeText;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether an exchange of processes maps an invariant to itself: whether each of its
 * conditions has the same results for local states as some condition has for their images.
 */
final class PropertySymmetry {

  private final Layout layout;
  private final Meaning meaning;
  private final SlotRanges ranges;
  private final PropertyDefinition property;
  private final AnalysisBudget budget;
  private final List<SlotCondition> conditions = new ArrayList<>();
  private final ConditionTruths truths;

  /**
   * @param parts the protocol whose parts are exchanged; null if processes are
   */
  PropertySymmetry(
      ProtocolTables whole,
      @Nullable DecomposedProtocol parts,
      List<MonitorGraph> monitors,
      PropertyDefinition property,
      AnalysisBudget budget) {
    ProtocolTables exchanged = parts == null ? whole : parts.tables();
    this.layout = whole.layout();
    this.meaning = exchanged.analysis().background().meaning();
    this.ranges = new SlotRanges(exchanged.layout(), exchanged.analysis(), monitors);
    this.property = property;
    this.budget = budget;
    this.truths = new ConditionTruths(ranges, budget);
    if (property.clauses().isEmpty()) {
      List<Integer> slots = property.reads().stream().flatMap(p -> slots(p).stream()).toList();
      conditions.add(
          new SlotCondition(
              slots,
              values -> property.failure().apply(new Listed(slots, values)).isEmpty(),
              Collections.nCopies(slots.size(), TimedState::bare)));
    }
    property
        .clauses()
        .forEach(
            clause ->
                conditions.add(
                    new SlotCondition(
                        clause.processes().stream().map(this::slot).toList(),
                        clause.condition(),
                        clause.aspects())));
    if (parts != null) {
      List<SlotCondition> divided =
          conditions.stream()
              .flatMap(condition -> truths.divided(condition.in(parts)).stream())
              .toList();
      conditions.clear();
      conditions.addAll(divided);
    }
  }

  private int slot(ProcessId id) {
    return layout.processes().stream()
        .map(ProcessComponent::process)
        .filter(process -> process.id().equals(id))
        .findFirst()
        .orElseThrow()
        .index();
  }

  private List<Integer> slots(Observed part) {
    return part instanceof Monitor<?> monitor
        ? List.of(layout.slotOf(monitor))
        : ((Role<?>) part).members().stream().map(this::slot).toList();
  }

  /** A difference between the exchanged processes, as text; empty if there is none. */
  Optional<String> difference(Exchange exchange) {
    ConditionComparison comparison = new ConditionComparison(ranges, truths, exchange);
    for (SlotCondition condition : conditions) {
      budget.requireTime();
      if (!isUntouched(exchange, condition)
          && conditions.stream().noneMatch(o -> comparison.compare(condition, o).isSame())) {
        return Optional.of(
            "%s %s"
                .formatted(
                    property.title(),
                    truths.of(condition).isKnown()
                        ? counterpart(exchange, condition)
                        : truths.gap(condition)));
      }
    }
    return Optional.empty();
  }

  /**
   * Explains how a condition distinguishes the exchanged processes: by values for which it and its
   * counterpart differ, or by having no counterpart.
   */
  private String counterpart(Exchange exchange, SlotCondition condition) {
    List<Integer> slots = condition.slots();
    List<Integer> targets = slots.stream().map(slot -> ranges.target(exchange, slot)).toList();
    ConditionComparison comparison = new ConditionComparison(ranges, truths, exchange);
    for (SlotCondition other : conditions) {
      Optional<Mismatch> mismatch = comparison.compare(condition, other).mismatch();
      if (mismatch.isPresent()) {
        List<Integer> places = mismatch.get().places();
        return "tells them apart: it %s where %s, but %s where %s"
            .formatted(
                mismatch.get().here(),
                text(exchange, condition, places, false),
                mismatch.get().there(),
                text(exchange, condition, places, true));
      }
    }
    return "tells them apart: it says something about %s, but not about %s"
        .formatted(names(slots), names(targets));
  }

  private String names(List<Integer> slots) {
    return slots.stream().map(ranges::name).distinct().collect(Collectors.joining(" and "));
  }

  /** The values of a combination, or their images under an exchange. */
  private String text(
      Exchange exchange, SlotCondition condition, List<Integer> places, boolean images) {
    ExchangeText text =
        images ? ExchangeText.exchanged(meaning, exchange) : ExchangeText.plain(meaning);
    Map<Integer, String> states = new TreeMap<>();
    for (int index = 0; index < places.size(); index++) {
      int slot = condition.slots().get(index);
      int shown = images ? ranges.target(exchange, slot) : slot;
      String state = text.state(ranges.object(slot, ranges.numbers(slot).get(places.get(index))));
      states.put(shown, "%s is in %s".formatted(ranges.name(shown), state));
    }
    return String.join(", ", states.values());
  }

  /** Whether the invariant throws for some values, reachable or not. */
  boolean hasThrown() {
    return conditions.stream().anyMatch(condition -> truths.of(condition).throwsSomewhere());
  }

  private boolean isUntouched(Exchange exchange, SlotCondition condition) {
    return condition.slots().stream()
        .allMatch(
            slot ->
                ranges.target(exchange, slot) == slot
                    && ranges.numbers(slot).stream()
                        .allMatch(value -> ranges.image(exchange, slot, value) == value));
  }

  /** The values of some slots, for the invariant to look at. */
  private final class Listed implements Snapshot {

    private final List<Integer> slots;
    private final List<Object> values;

    Listed(List<Integer> slots, List<Object> values) {
      this.slots = slots;
      this.values = values;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <S> List<S> of(Role<S> role) {
      property.requireReading(role);
      return (List<S>) slots(role).stream().map(slot -> values.get(slots.indexOf(slot))).toList();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T of(Monitor<T> monitor) {
      property.requireReading(monitor);
      return (T) values.get(slots.indexOf(layout.slotOf(monitor)));
    }
  }
}
