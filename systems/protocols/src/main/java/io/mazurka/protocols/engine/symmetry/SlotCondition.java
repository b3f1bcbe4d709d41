package io.mazurka.protocols.engine.symmetry;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A predicate that must hold for the values of some slots.
 *
 * @param slots the slots in the order in which the predicate takes their values
 * @param aspects per slot, the part of a value that the predicate depends on
 */
record SlotCondition(
    List<Integer> slots, Predicate<List<Object>> holds, List<Function<Object, Object>> aspects) {}
