package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Iterators, views and searches while others change the collection. Iterators that are weakly
 * consistent show what was there when they were made, and of each later change the effect or not.
 */
public final class ViewPrograms extends Family {

  /** Collections with two elements. */
  static final class Vars {
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 3, 3));
    final ConcurrentSkipListMap<Integer, Integer> sorted =
        new ConcurrentSkipListMap<>(Map.of(1, 1, 2, 2));
    final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    final LinkedBlockingQueue<Integer> blocking = new LinkedBlockingQueue<>(List.of(1, 2));
    final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>(List.of(1, 2));
    final List<Integer> drained = new ArrayList<>();
    @Nullable Object a;
  }

  private static Litmus<Vars> look(
      String name, Litmus.Actor<Vars> change, Litmus.Actor<Vars> look) {
    return Litmus.of(name, Vars::new).thread(change).thread(look).observe(s -> "" + s.a);
  }

  private static void addAndRemove(Map<Integer, Integer> map) {
    map.put(3, 3);
    map.remove(1);
  }

  private static int unlessChanged(IntSupplier reading) {
    try {
      return reading.getAsInt();
    } catch (ConcurrentModificationException e) {
      return -1;
    }
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        look(
                "a value that moves between keys",
                s -> {
                  s.map.put(1, 3);
                  s.map.remove(3);
                },
                s -> s.a = s.map.containsValue(3))
            .allows("true")
            .unless(Omission.WEAK_ITERATORS, "ConcurrentHashMap.iterator", "false"),
        look(
                "a queue that changes at both ends",
                s -> {
                  s.queue.add(3);
                  s.queue.poll();
                },
                s -> s.a = BulkPrograms.listed(s.queue))
            .allows("<12>; <123>; <23>")
            .unless(Omission.WEAK_ITERATORS, "ConcurrentLinkedQueue.iterator", "<2>"),
        look(
                "a part of a copied list, then its size",
                s -> s.copied.add(3),
                s -> {
                  List<Integer> part = s.copied.subList(0, 2);
                  s.a = unlessChanged(part::size);
                })
            .allows("-1; 2"),
        look(
                "a part of a copied list, then an element",
                s -> s.copied.set(0, 5),
                s -> {
                  List<Integer> part = s.copied.subList(0, 2);
                  s.a = unlessChanged(() -> part.get(0));
                })
            .allows("-1; 1; 5"),
        look(
                "the keys of a sorted map",
                s -> {
                  s.sorted.put(3, 3);
                  s.sorted.put(4, 4);
                },
                s -> s.a = BulkPrograms.listed(s.sorted.keySet()))
            .allows("<12>; <123>; <1234>")
            .unless(Omission.WEAK_ITERATORS, "ConcurrentSkipListMap.iterator", "<124>"),
        look(
                "the keys of a sorted map from above",
                s -> addAndRemove(s.sorted),
                s -> s.a = BulkPrograms.listed(s.sorted.descendingKeySet()))
            .allows("<21>; <321>; <32>; <2>"),
        look(
                "the size of a part of a sorted map",
                s -> addAndRemove(s.sorted),
                s -> s.a = s.sorted.headMap(5).size())
            .allows("2; 3")
            .unless(Omission.SEVERAL_STEPS, "ConcurrentSkipListMap.size", "1"),
        look(
                "a queue that is drained",
                s -> s.blocking.drainTo(s.drained),
                s -> s.a = s.blocking.size())
            .allows("0; 2"),
        look(
                "a queue that is drained by two",
                s -> s.blocking.drainTo(s.drained),
                s -> s.a = s.blocking.poll())
            .observe(s -> s.a + " " + s.drained)
            .allows("1 [2]; null [1, 2]"));
  }
}
