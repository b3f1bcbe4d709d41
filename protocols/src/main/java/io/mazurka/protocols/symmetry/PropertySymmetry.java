package io.mazurka.protocols.symmetry;

import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.Observed;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.analysis.AnalysisBudget;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.ProcessComponent;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Whether an exchange of processes maps an invariant to itself: whether each of its conditions
 * holds for given local states exactly if some condition holds for these exchanged.
 */
final class PropertySymmetry {

  /** A condition on more combinations of local states is not looked into. */
  private static final int MOST_COMBINATIONS = 1 << 20;

  private static final int NONE = -1;

  /** The conditions are about other processes, or not known for all values. */
  private static final int INCOMPARABLE = -2;

  private static final String TOO_MANY =
      String.format(
          Locale.ROOT,
          "has more than %,d combinations of local states to look at; stated with forEach or"
              + " forEachPair, it looks at one or two processes at a time",
          MOST_COMBINATIONS);

  private final Layout layout;
  private final LocalAnalysis analysis;
  private final SlotRanges ranges;
  private final PropertyDefinition property;
  private final AnalysisBudget budget;
  private final List<Condition> conditions = new ArrayList<>();
  private final Map<Condition, Truth> known = new HashMap<>();

  /** A predicate that must hold for the values of these slots, in that order. */
  private record Condition(List<Integer> slots, Predicate<List<Object>> holds) {}

  /** For which combinations of values a condition holds, or why that is not known. */
  private record Truth(BitSet holds, String gap, boolean hasThrown) {

    static Truth known(BitSet holds) {
      return new Truth(holds, "", false);
    }

    static Truth tooManyCombinations() {
      return new Truth(new BitSet(), TOO_MANY, false);
    }

    static Truth thrown(Throwable thrown) {
      String gap = "threw %s, in a situation that need not come up".formatted(thrown);
      return new Truth(new BitSet(), gap, true);
    }

    boolean isKnown() {
      return gap.isEmpty();
    }
  }

  PropertySymmetry(
      Layout layout,
      LocalAnalysis analysis,
      List<MonitorGraph> monitors,
      PropertyDefinition property,
      AnalysisBudget budget) {
    this.layout = layout;
    this.analysis = analysis;
    this.ranges = new SlotRanges(layout, analysis, monitors);
    this.property = property;
    this.budget = budget;
    if (property.clauses().isEmpty()) {
      List<Integer> slots = property.reads().stream().flatMap(p -> slots(p).stream()).toList();
      conditions.add(
          new Condition(
              slots, values -> property.failure().apply(new Listed(slots, values)).isEmpty()));
    }
    property
        .clauses()
        .forEach(
            clause ->
                conditions.add(
                    new Condition(
                        clause.processes().stream().map(this::slot).toList(), clause.condition())));
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

  /** What tells the processes apart, if anything does. */
  Optional<String> difference(Exchange exchange) {
    for (Condition condition : conditions) {
      if (!isUntouched(exchange, condition)
          && conditions.stream().noneMatch(o -> mismatch(exchange, condition, o) == NONE)) {
        String gap = truth(condition).gap();
        return Optional.of(
            "%s %s"
                .formatted(
                    property.title(), gap.isEmpty() ? counterpart(exchange, condition) : gap));
      }
    }
    return Optional.empty();
  }

  /** What the invariant says of some values and does not say of these exchanged. */
  private String counterpart(Exchange exchange, Condition condition) {
    List<Integer> slots = condition.slots();
    List<Integer> targets = slots.stream().map(slot -> ranges.target(exchange, slot)).toList();
    for (Condition other : conditions) {
      int combination = mismatch(exchange, condition, other);
      if (combination >= 0) {
        boolean holds = truth(condition).holds().get(combination);
        return "tells them apart: it %s where %s, but %s where %s"
            .formatted(
                holds ? "holds" : "fails",
                text(exchange, condition, combination, false),
                holds ? "fails" : "holds",
                text(exchange, condition, combination, true));
      }
    }
    return "tells them apart: it says something about %s, but not about %s"
        .formatted(names(slots), names(targets));
  }

  private String names(List<Integer> slots) {
    return slots.stream().map(ranges::name).distinct().collect(Collectors.joining(" and "));
  }

  /** The values of a combination, or their images under an exchange. */
  private String text(Exchange exchange, Condition condition, int combination, boolean images) {
    ExchangeText text =
        images
            ? ExchangeText.exchanged(analysis.background().meaning(), exchange)
            : ExchangeText.plain(analysis.background().meaning());
    Map<Integer, String> states = new TreeMap<>();
    int rest = combination;
    for (int slot : condition.slots()) {
      List<Integer> numbers = ranges.numbers(slot);
      int shown = images ? ranges.target(exchange, slot) : slot;
      String state = text.state(ranges.object(slot, numbers.get(rest % numbers.size())));
      states.put(shown, "%s is in %s".formatted(ranges.name(shown), state));
      rest /= numbers.size();
    }
    return String.join(", ", states.values());
  }

  /** Whether it throws for some values, whether or not these come up. */
  boolean hasThrown() {
    return conditions.stream().anyMatch(condition -> truth(condition).hasThrown());
  }

  private boolean isUntouched(Exchange exchange, Condition condition) {
    return condition.slots().stream()
        .allMatch(
            slot ->
                ranges.target(exchange, slot) == slot
                    && ranges.numbers(slot).stream()
                        .allMatch(value -> ranges.image(exchange, slot, value) == value));
  }

  /**
   * A combination of values for which {@code condition} holds and {@code other} does not hold for
   * their images, or the other way round; or {@link #NONE}, or {@link #INCOMPARABLE}.
   */
  private int mismatch(Exchange exchange, Condition condition, Condition other) {
    budget.requireTime();
    List<Integer> targets =
        condition.slots().stream().map(s -> ranges.target(exchange, s)).toList();
    if (targets.size() != other.slots().size()
        || !new HashSet<>(targets).equals(new HashSet<>(other.slots()))
        || !truth(condition).isKnown()
        || !truth(other).isKnown()) {
      return INCOMPARABLE;
    }
    BitSet here = truth(condition).holds();
    BitSet there = truth(other).holds();
    int[][] images = new int[targets.size()][];
    for (int index = 0; index < images.length; index++) {
      images[index] = weightedImages(exchange, condition.slots().get(index), other);
    }
    int combinations = (int) combinations(condition);
    for (int number = 0; number < combinations; number++) {
      int rest = number;
      int image = 0;
      for (int[] weighted : images) {
        image += weighted[rest % weighted.length];
        rest /= weighted.length;
      }
      if (here.get(number) != there.get(image)) {
        return number;
      }
    }
    return NONE;
  }

  /** Per value of a slot, what its image adds to the number of a combination of {@code other}. */
  private int[] weightedImages(Exchange exchange, int slot, Condition other) {
    int target = ranges.target(exchange, slot);
    int weight = 1;
    for (int earlier : other.slots().subList(0, other.slots().indexOf(target))) {
      weight *= ranges.numbers(earlier).size();
    }
    List<Integer> numbers = ranges.numbers(slot);
    int[] images = new int[numbers.size()];
    for (int index = 0; index < images.length; index++) {
      images[index] =
          weight * ranges.place(target, ranges.image(exchange, slot, numbers.get(index)));
    }
    return images;
  }

  private Truth truth(Condition condition) {
    return known.computeIfAbsent(condition, this::evaluate);
  }

  private Truth evaluate(Condition condition) {
    double combinations = combinations(condition);
    if (combinations > MOST_COMBINATIONS) {
      return Truth.tooManyCombinations();
    }
    List<List<Object>> objectsBySlot = condition.slots().stream().map(ranges::objects).toList();
    BitSet results = new BitSet();
    for (int number = 0; number < combinations; number++) {
      budget.requireTime();
      List<Object> objects = new ArrayList<>();
      int rest = number;
      for (List<Object> range : objectsBySlot) {
        objects.add(range.get(rest % range.size()));
        rest /= range.size();
      }
      try {
        results.set(number, condition.holds().test(objects));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        return Truth.thrown(e);
      }
    }
    return Truth.known(results);
  }

  private double combinations(Condition condition) {
    return condition.slots().stream()
        .mapToDouble(slot -> ranges.numbers(slot).size())
        .reduce(1, (a, b) -> a * b);
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
