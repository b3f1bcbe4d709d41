package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.decomposition.parts.DecomposedProtocol;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A predicate that must hold for the values of some slots.
 *
 * @param slots the slots in the order in which the predicate takes their values
 * @param aspects per slot, the part of a value that the predicate depends on
 */
record SlotCondition(
    List<Integer> slots, Predicate<List<Object>> holds, List<Function<Object, Object>> aspects) {

  /** The same predicate of the slots of parts; it puts together what it reads. */
  SlotCondition in(DecomposedProtocol parts) {
    List<Integer> apart = new ArrayList<>();
    List<Function<Object, Object>> own = new ArrayList<>();
    List<Function<List<Object>, Object>> together = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (int index = 0; index < slots.size(); index++) {
      int process = slots.get(index);
      apart.addAll(parts.parts(process));
      own.addAll(parts.aspects(process, aspects.get(index)));
      together.add(parts.together(process));
      ends.add(apart.size());
    }
    return new SlotCondition(
        apart,
        values -> {
          List<Object> whole = new ArrayList<>(together.size());
          int from = 0;
          for (int index = 0; index < together.size(); index++) {
            whole.add(together.get(index).apply(values.subList(from, ends.get(index))));
            from = ends.get(index);
          }
          return holds.test(whole);
        },
        own);
  }

  /** The same predicate of some slots, with the values of an example in all others. */
  SlotCondition on(int set, List<Object> example) {
    List<Integer> places =
        IntStream.range(0, slots.size()).filter(it -> (set >> it & 1) == 1).boxed().toList();
    return new SlotCondition(
        places.stream().map(slots::get).toList(),
        values -> {
          List<Object> all = new ArrayList<>(example);
          for (int index = 0; index < places.size(); index++) {
            all.set(places.get(index), values.get(index));
          }
          return holds.test(all);
        },
        places.stream().map(aspects::get).toList());
  }
}
