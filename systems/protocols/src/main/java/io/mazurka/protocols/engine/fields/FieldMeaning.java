package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.protocols.engine.fields.ReadPart.Parts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An expression whose names are known.
 *
 * @param reads the parts of a state that it reads
 * @param reading computes its value
 * @param conjuncts the conditions that it is the conjunction of; itself alone if it is none
 * @param leaves the largest expressions within it that read one part; they are computed once for
 *     each value of the part
 */
record FieldMeaning(
    Set<ReadPart> reads,
    ValueType type,
    Reading reading,
    List<FieldMeaning> conjuncts,
    List<FieldMeaning> leaves) {

  /** Computes a value from the parts of a state. */
  @FunctionalInterface
  interface Reading {
    @Nullable Object of(Parts parts);
  }

  /** Compared by identity, because equal values may be different objects. */
  private record Same(Object value) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Same same && same.value == value;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(value);
    }
  }

  static FieldMeaning constant(ValueType type, @Nullable Object value) {
    return new FieldMeaning(Set.of(), type, parts -> value, List.of(), List.of());
  }

  /** The value of a part. */
  static FieldMeaning of(ReadPart part, ValueType type) {
    return new FieldMeaning(Set.of(part), type, parts -> parts.of(part), List.of(), List.of());
  }

  /** An expression over others; {@code how} gets the readings of these, in order. */
  static FieldMeaning join(
      List<FieldMeaning> operands, ValueType type, Function<List<Reading>, Reading> how) {
    Set<ReadPart> reads = new LinkedHashSet<>();
    operands.forEach(operand -> reads.addAll(operand.reads));
    boolean several = reads.size() > 1;
    List<FieldMeaning> used =
        several ? operands.stream().map(FieldMeaning::settled).toList() : operands;
    Reading reading = how.apply(used.stream().map(FieldMeaning::reading).toList());
    if (reads.isEmpty()) {
      return folded(type, reading);
    }
    List<FieldMeaning> leaves = new ArrayList<>();
    if (several) {
      used.forEach(operand -> leaves.addAll(operand.leaves));
    }
    return new FieldMeaning(reads, type, reading, List.of(), leaves);
  }

  private static FieldMeaning folded(ValueType type, Reading reading) {
    try {
      return constant(type, reading.of(part -> part));
    } catch (NoValueException e) {
      return new FieldMeaning(Set.of(), type, reading, List.of(), List.of());
    }
  }

  /** The conjunction of conditions. */
  static FieldMeaning all(List<FieldMeaning> conditions) {
    List<FieldMeaning> conjuncts = new ArrayList<>();
    for (FieldMeaning condition : conditions) {
      Optional<Boolean> known = condition.truth();
      if (known.isEmpty()) {
        conjuncts.addAll(condition.conjuncts.isEmpty() ? List.of(condition) : condition.conjuncts);
      } else if (!known.get()) {
        // What stands before it may have no value, but a condition that is false decides.
        return constant(ValueType.CONDITION, false);
      }
    }
    if (conjuncts.size() <= 1) {
      return conjuncts.isEmpty() ? constant(ValueType.CONDITION, true) : conjuncts.get(0);
    }
    FieldMeaning whole =
        join(
            conjuncts,
            ValueType.CONDITION,
            readings ->
                parts -> readings.stream().allMatch(each -> Operations.truth(each.of(parts))));
    return new FieldMeaning(whole.reads, whole.type, whole.reading, conjuncts, whole.leaves);
  }

  /** Its truth, if it reads nothing and has one. */
  Optional<Boolean> truth() {
    if (!reads.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Operations.truth(reading.of(part -> part)));
    } catch (NoValueException e) {
      return Optional.empty();
    }
  }

  /** The same, computed once for each value of the part that it reads, if it reads one. */
  FieldMeaning settled() {
    if (reads.size() != 1 || !leaves.isEmpty()) {
      return this;
    }
    ReadPart only = reads.iterator().next();
    KeyMemo<Same, Optional<Object>> known =
        new KeyMemo<>(same -> Optional.ofNullable(reading.of(part -> same.value())));
    Reading remembered = parts -> known.of(new Same(parts.of(only))).orElse(null);
    FieldMeaning leaf = new FieldMeaning(reads, type, remembered, conjuncts, List.of());
    return new FieldMeaning(reads, type, remembered, conjuncts, List.of(leaf));
  }

  /** What it can tell of a part: the values of its leaves there. */
  static Object aspect(Collection<FieldMeaning> leaves, Object value) {
    List<Optional<Object>> aspects = new ArrayList<>();
    for (FieldMeaning leaf : leaves) {
      try {
        aspects.add(Optional.ofNullable(leaf.reading.of(part -> value)));
      } catch (NoValueException e) {
        aspects.add(Optional.of(new NoValue(String.valueOf(e.getMessage()))));
      }
    }
    return aspects;
  }

  private record NoValue(String reason) {}
}
