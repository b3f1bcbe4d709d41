package io.mazurka.protocols.symmetry;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A predicate that must hold for the values of some slots.
 *
 * @param slots in the order in which it takes their values
 * @param aspects what it can tell of each value
 */
record SlotCondition(
    List<Integer> slots, Predicate<List<Object>> holds, List<Function<Object, Object>> aspects) {}
