package io.mazurka.classes.twins;

import io.mazurka.classes.Outcomes;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Operations of concurrent collections that others may see half done. */
@SuppressWarnings("ReturnValueIgnored")
public final class WeakOperations extends Twin {

  private final AtomicInteger in = new AtomicInteger();
  private final Map<String, Integer> map = new ConcurrentHashMap<>();
  private final Queue<Integer> queue = new ConcurrentLinkedQueue<>();
  private final NavigableMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();

  private static Map<String, Integer> two() {
    return new TreeMap<>(Map.of("a", 1, "b", 1));
  }

  void putAll() {
    threads(() -> map.putAll(two()), () -> Outcomes.note(map.get("a") + " " + map.get("b")));
  }

  void clear() {
    map.putAll(two());
    threads(map::clear, () -> Outcomes.note(map.get("a") + " " + map.get("b")));
  }

  void values() {
    map.put("a", 1);
    map.put("b", 1);
    threads(
        () -> {
          map.put("a", 2);
          map.put("b", 2);
        },
        () -> {
          StringBuilder seen = new StringBuilder();
          for (int value : map.values()) {
            seen.append(value);
          }
          Outcomes.note(seen.toString());
        });
  }

  void keySet() {
    map.putAll(two());
    Set<String> keys = map.keySet();
    threads(() -> keys.remove("a"), () -> Outcomes.note(keys.toString() + keys.contains("a")));
  }

  void keysOfAConcurrentHashMap() {
    ConcurrentHashMap<String, Integer> own = new ConcurrentHashMap<>(two());
    threads(
        () -> {
          own.remove("a");
          own.remove("b");
        },
        () -> {
          String seen = "";
          for (String key : own.keySet()) {
            seen += key;
          }
          Outcomes.note(seen);
        });
  }

  void newKeySet() {
    Set<Integer> keys = ConcurrentHashMap.newKeySet();
    threads(
        () -> Outcomes.note("" + keys.add(1)),
        () -> {
          var same = ConcurrentHashMap.<Integer>newKeySet(8);
          same.addAll(keys);
          Outcomes.note(keys.contains(1) + "" + same);
        });
  }

  void addAll() {
    threads(
        () -> queue.addAll(List.of(1, 2)), () -> Outcomes.note(queue.poll() + " " + queue.poll()));
  }

  void iteration() {
    queue.add(1);
    threads(
        () -> {
          queue.add(2);
          queue.poll();
        },
        () -> {
          String seen = "";
          for (int one : queue) {
            seen += one;
          }
          Outcomes.note(seen);
        });
  }

  void stream() {
    queue.add(1);
    threads(
        () -> {
          queue.add(2);
          queue.poll();
        },
        () -> Outcomes.note("" + queue.stream().mapToInt(one -> one).sum()));
  }

  void removeIf() {
    queue.addAll(List.of(1, 2));
    threads(
        () -> queue.removeIf(one -> true), () -> Outcomes.note(queue.peek() + " " + queue.poll()));
  }

  void replaceAll() {
    map.putAll(two());
    threads(
        () -> map.replaceAll((key, value) -> 2),
        () -> Outcomes.note(map.get("a") + " " + map.get("b")));
  }

  /** Both may be inside at the same time, since the keys differ. */
  void differentKeys() {
    threads(
        2,
        number ->
            map.computeIfAbsent(
                number == 0 ? "a" : "b",
                key -> {
                  int together = in.incrementAndGet();
                  Outcomes.note("" + together);
                  in.decrementAndGet();
                  return 1;
                }));
  }

  /** One after the other, since the key is the same; the second one finds a value. */
  void sameKey() {
    threads(
        2,
        number ->
            map.computeIfAbsent(
                "a",
                key -> {
                  Outcomes.note("" + in.incrementAndGet());
                  return 1;
                }));
  }

  void mergedWhileReading() {
    map.put("a", 1);
    threads(
        () ->
            map.merge(
                "a",
                1,
                (one, other) -> {
                  in.set(1);
                  return one + other;
                }),
        () -> Outcomes.note(in.get() + " " + map.get("a")),
        () -> map.put("b", in.get()));
  }

  void pureMerge() {
    threads(3, number -> map.merge("a", 1, Integer::sum));
    Outcomes.note("" + map.get("a"));
  }

  void crossedFunctions() {
    threads(
        () -> map.computeIfAbsent("a", key -> map.merge("b", 1, Integer::sum)),
        () -> map.computeIfAbsent("b", key -> map.merge("a", 1, Integer::sum)));
  }

  void recursiveFunction() {
    threads(
        () -> map.computeIfAbsent("a", key -> map.computeIfAbsent("a", same -> 1)), () -> in.get());
  }

  void computedAgain() {
    ConcurrentMap<Integer, Integer> own = new ConcurrentSkipListMap<>();
    threads(
        2,
        number ->
            own.compute(
                1,
                (key, value) -> {
                  in.incrementAndGet();
                  return value == null ? 1 : value + 1;
                }));
    Outcomes.note(own.get(1) + " " + in.get());
  }

  void firstIsNotFirst() {
    sorted.put(5, 5);
    threads(
        () -> Outcomes.note("polled " + sorted.pollFirstEntry().getKey()),
        () -> {
          sorted.put(3, 3);
          Outcomes.note("then " + sorted.containsKey(5));
        });
  }

  void subMap() {
    sorted.put(1, 1);
    NavigableMap<Integer, Integer> head = sorted.headMap(3, true);
    threads(() -> head.put(2, 2), () -> Outcomes.note(head.lastKey() + head.values().toString()));
  }

  void subSet() {
    NavigableSet<Integer> all = new ConcurrentSkipListSet<>(Set.of(1));
    Set<Integer> tail = all.tailSet(1);
    threads(() -> all.add(2), () -> Outcomes.note(tail.contains(2) + "" + tail));
  }

  void copies() {
    Collection<Integer> list = new CopyOnWriteArrayList<>(Set.of(1));
    threads(
        () -> list.addAll(List.of(2, 3)),
        () -> {
          Iterator<Integer> all = list.iterator();
          String seen = "";
          while (all.hasNext()) {
            seen += all.next();
          }
          Outcomes.note(seen);
        });
  }

  void sizeOfAMap() {
    threads(() -> map.put("a", 1), () -> map.size());
  }

  void sizeInTheEnd() {
    threads(() -> map.put("a", 1), () -> map.put("b", 1));
    Outcomes.note("" + map.size());
  }

  void endsOfADeque() {
    Deque<Integer> deque = new ConcurrentLinkedDeque<>(Set.of(1));
    threads(() -> deque.pollLast(), () -> deque.pollFirst());
  }

  void sumOfAnAdder() {
    LongAdder adder = new LongAdder();
    threads(adder::increment, adder::sum);
  }

  void sumInTheEnd() {
    LongAdder adder = new LongAdder();
    threads(adder::increment, adder::increment);
    Outcomes.note("" + adder.sum());
  }

  void iteratedQueue() {
    Queue<Integer> blocking = new LinkedBlockingQueue<>(Set.of(1));
    threads(
        () -> blocking.add(2),
        () -> {
          for (int one : blocking) {
            in.set(one);
          }
        });
  }

  void filteredQueue() {
    Queue<Integer> blocking = new LinkedBlockingQueue<>(Set.of(1));
    threads(() -> blocking.add(2), () -> blocking.removeIf(one -> one > 1));
  }

  void sortedQueue() {
    Queue<Integer> blocking = new PriorityBlockingQueue<>(Set.of(1));
    threads(
        () -> blocking.add(2),
        () -> {
          for (int one : blocking) {
            in.set(one);
          }
        });
  }

  void reducedMap() {
    ConcurrentHashMap<String, Integer> own = new ConcurrentHashMap<>();
    threads(() -> own.put("a", 1), () -> own.reduceValues(Long.MAX_VALUE, Integer::sum));
  }

  void partOfAList() {
    List<Integer> part = new CopyOnWriteArrayList<>(Set.of(1)).subList(0, 1);
    threads(() -> part.set(0, 2), () -> Outcomes.note(part.get(0) + "" + part));
  }
}
