package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Operations on many elements of collections, which others may see half done: the packages' Javadoc
 * promises one step for single elements alone, and iterators that are weakly consistent.
 */
public final class BulkPrograms extends Family {

  /** Collections with two elements. */
  static final class Vars {
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2));
    final ConcurrentHashMap<Integer, Integer> empty = new ConcurrentHashMap<>();
    final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>(map);
    final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>(List.of(1, 2));
    volatile int x;
    volatile int y;
    volatile int calls;
    @Nullable Object a;
    @Nullable Object b;
  }

  private static Litmus<Vars> read(String name, Litmus.Actor<Vars> change) {
    return Litmus.of(name, Vars::new)
        .thread(change)
        .thread(
            s -> {
              s.a = s.map.get(1);
              s.b = s.map.get(2);
            })
        .observe(s -> s.a + " " + s.b);
  }

  static String listed(Iterable<Integer> elements) {
    StringBuilder text = new StringBuilder("<");
    for (int element : elements) {
      text.append(element);
    }
    return text.append('>').toString();
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        // From a sorted map: the order of one of Map.of changes with the JVM.
        Litmus.of("putAll", Vars::new)
            .thread(s -> s.empty.putAll(new TreeMap<>(Map.of(1, 1, 2, 2))))
            .thread(
                s -> {
                  s.a = s.empty.get(1);
                  s.b = s.empty.get(2);
                })
            .observe(s -> s.a + " " + s.b)
            .allows("null null; null 2; 1 2; 1 null"),
        read("clear", s -> s.map.clear()).allows("1 2; 1 null; null null; null 2"),
        read("replaceAll", s -> s.map.replaceAll((key, value) -> value + 5))
            .allows("1 2; 1 7; 6 7; 6 2"),
        read("values().removeIf", s -> s.map.values().removeIf(value -> value > 0))
            .allows("1 2; 1 null; null null; null 2"),
        read("keySet().removeAll", s -> s.map.keySet().removeAll(List.of(1, 2)))
            .allows("1 2; 1 null; null null; null 2"),
        // The sum of counters, which are read one by one.
        Litmus.of("the size of a map that changes", Vars::new)
            .thread(
                s -> {
                  s.map.put(3, 3);
                  s.map.remove(1);
                })
            .thread(s -> s.a = s.map.size())
            .observe(s -> "" + s.a)
            .allows("2; 3")
            .unless(Omission.SEVERAL_STEPS, "ConcurrentHashMap.size", "1"),
        // Functions of different keys may overlap.
        Litmus.of("computeIfAbsent of two keys", Vars::new)
            .thread(
                s ->
                    s.a =
                        s.empty.computeIfAbsent(
                            1,
                            key -> {
                              s.x = 1;
                              return s.y;
                            }))
            .thread(
                s ->
                    s.b =
                        s.empty.computeIfAbsent(
                            2,
                            key -> {
                              s.y = 1;
                              return s.x;
                            }))
            .observe(s -> s.a + " " + s.b)
            .allows("0 1; 1 0; 1 1"),
        // By its Javadoc the function may be applied by both.
        Litmus.of("computeIfAbsent of a sorted map", Vars::new)
            .thread(s -> s.sorted.computeIfAbsent(5, key -> count(s)))
            .thread(s -> s.sorted.computeIfAbsent(5, key -> count(s)))
            .observe(s -> "" + (s.calls > 0))
            .allows("true"),
        Litmus.of("a queue to which many are added", Vars::new)
            .thread(s -> s.queue.addAll(List.of(3, 4)))
            .thread(s -> s.queue.add(5))
            .observe(s -> listed(s.queue))
            .allows("<12345>; <12534>; <12354>"),
        // A list that is copied is a snapshot, and adds many at once.
        Litmus.of("a copied list that changes", Vars::new)
            .thread(s -> s.copied.addAll(List.of(3, 4)))
            .thread(s -> s.a = listed(s.copied))
            .observe(s -> "" + s.a)
            .allows("<12>; <1234>"),
        Litmus.of("a copied list that is sorted", Vars::new)
            .thread(s -> s.copied.sort((one, other) -> other - one))
            .thread(s -> s.a = listed(s.copied))
            .observe(s -> "" + s.a)
            .allows("<12>; <21>"),
        Litmus.of("a copied list that is cleared", Vars::new)
            .thread(s -> s.copied.removeIf(element -> element > 0))
            .thread(s -> s.a = s.copied.size())
            .observe(s -> "" + s.a)
            .allows("0; 2"));
  }

  private static synchronized int count(Vars vars) {
    return ++vars.calls;
  }
}
