package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A plain field is written before a concurrent collection is changed, and read by who has seen that
 * it was. Whoever has found an element knows what was done before it was placed; the documentation
 * of Java promises nothing to those who have seen the change in another way.
 */
public final class HandoverPrograms extends Family {

  /** A key whose fields are plain. */
  static final class Key {
    private int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.number == number;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** What is written, and collections of each kind with one element. */
  static final class Vars {
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    final Set<Integer> keys = ConcurrentHashMap.newKeySet();
    final ConcurrentHashMap<Key, Integer> collisions = new ConcurrentHashMap<>();
    final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
    final ConcurrentSkipListSet<Integer> sortedKeys = new ConcurrentSkipListSet<>();
    final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    final CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
    int data;
    int read = -1;

    Vars() {
      map.put(5, 0);
      keys.add(5);
      collisions.put(new Key(5), 0);
      sorted.put(5, 0);
      sortedKeys.add(5);
      queue.add(5);
      deque.add(5);
      list.add(5);
      set.add(5);
    }
  }

  private static final int GROUPS = 5;

  private final List<Litmus<?>> programs = new ArrayList<>();
  private int made;

  @Override
  public List<Litmus<?>> programs() {
    makeUpTo(Integer.MAX_VALUE);
    return programs;
  }

  /** Without the groups behind it. */
  @Override
  protected Litmus<?> program(int number) {
    makeUpTo(number);
    return programs.get(number);
  }

  private void makeUpTo(int number) {
    for (; made < GROUPS && programs.size() <= number; made++) {
      switch (made) {
        case 0 -> maps();
        case 1 -> sets();
        case 2 -> sortedOnes();
        case 3 -> queues();
        default -> lists();
      }
    }
  }

  private void maps() {
    found("get", s -> s.map.put(1, 1), s -> s.map.get(1) != null);
    found("getOrDefault", s -> s.map.put(1, 1), s -> s.map.getOrDefault(1, 7) == 1);
    found("containsKey", s -> s.map.put(1, 1), s -> s.map.containsKey(1));
    found("a value that is replaced", s -> s.map.put(5, 1), s -> s.map.get(5) == 1);
    found("put over it", s -> s.map.put(1, 1), s -> s.map.put(1, 2) != null);
    found("putIfAbsent", s -> s.map.put(1, 1), s -> s.map.putIfAbsent(1, 2) != null);
    found("remove", s -> s.map.put(1, 1), s -> s.map.remove(1) != null);
    found("remove of a value", s -> s.map.put(1, 1), s -> s.map.remove(1, 1));
    found("replace", s -> s.map.replace(5, 1), s -> s.map.replace(5, 1, 2));
    found("computed and got", s -> s.map.compute(1, (k, v) -> 1), s -> s.map.get(1) != null);
    found("merged twice", s -> s.map.merge(1, 1, Integer::sum), s -> merged(s) == 2);
    found(
        "computeIfAbsent",
        s -> s.map.computeIfAbsent(1, k -> 1),
        s -> s.map.computeIfAbsent(1, k -> 2) == 1);
    found("a key of a view", s -> s.map.put(1, 1), s -> s.map.keySet().contains(1));
    found("a value of a view", s -> s.map.put(5, 1), s -> s.map.values().contains(1));
    found("an iterator over keys", s -> s.map.put(1, 1), s -> goesOver(s.map.keySet(), 1));
    found("an iterator over values", s -> s.map.put(5, 1), s -> goesOver(s.map.values(), 1));
    found("entries", s -> s.map.put(5, 1), s -> s.map.entrySet().iterator().next().getValue() == 1);
    found("added by a view", s -> s.map.keySet(1).add(1), s -> s.map.get(1) != null);
    found("keys that collide", s -> s.collisions.put(new Key(1), 1), s -> has(s, 1));
    seen("size", s -> s.map.put(1, 1), s -> s.map.size() == 2);
    seen("mappingCount", s -> s.map.put(1, 1), s -> s.map.mappingCount() == 2);
    seen("isEmpty", s -> s.map.remove(5), s -> s.map.isEmpty());
    seen("get of what is gone", s -> s.map.remove(5), s -> s.map.get(5) == null);
    seen("getOrDefault of what is gone", s -> s.map.remove(5), s -> s.map.getOrDefault(5, 7) == 7);
    seen("containsKey of what is gone", s -> s.map.remove(5), s -> !s.map.containsKey(5));
    seen("remove of what is gone", s -> s.map.remove(5), s -> s.map.remove(5) == null);
    seen("replace of what is gone", s -> s.map.remove(5), s -> s.map.replace(5, 1) == null);
    seen("another value", s -> s.map.put(5, 1), s -> !s.map.remove(5, 0));
    seen("nothing to go over", s -> s.map.remove(5), s -> !s.map.keySet().iterator().hasNext());
  }

  private static int merged(Vars vars) {
    return vars.map.merge(1, 1, Integer::sum);
  }

  private static boolean has(Vars vars, int key) {
    return vars.collisions.get(new Key(key)) != null;
  }

  private static boolean goesOver(Iterable<Integer> all, int wanted) {
    boolean found = false;
    for (int one : all) {
      found |= one == wanted;
    }
    return found;
  }

  private void sets() {
    found("set: contains", s -> s.keys.add(1), s -> s.keys.contains(1));
    found("set: add", s -> s.keys.add(1), s -> !s.keys.add(1));
    found("set: remove", s -> s.keys.add(1), s -> s.keys.remove(1));
    seen("set: contains what is gone", s -> s.keys.remove(5), s -> !s.keys.contains(5));
    seen("set: size", s -> s.keys.add(1), s -> s.keys.size() == 2);
  }

  private void sortedOnes() {
    found("sorted: get", s -> s.sorted.put(1, 1), s -> s.sorted.get(1) != null);
    found("sorted: firstKey", s -> s.sorted.put(1, 1), s -> s.sorted.firstKey() == 1);
    found("sorted: firstEntry", s -> s.sorted.put(1, 1), s -> s.sorted.firstEntry().getKey() == 1);
    found("sorted: lowerKey", s -> s.sorted.put(1, 1), s -> s.sorted.lowerKey(5) != null);
    found("sorted: poll", s -> s.sorted.put(1, 1), s -> s.sorted.pollFirstEntry().getKey() == 1);
    found("sorted: a part", s -> s.sorted.put(1, 1), s -> s.sorted.headMap(3).get(1) != null);
    found("sorted set: first", s -> s.sortedKeys.add(1), s -> s.sortedKeys.first() == 1);
    found("sorted set: contains", s -> s.sortedKeys.add(1), s -> s.sortedKeys.contains(1));
    found("sorted set: poll", s -> s.sortedKeys.add(1), s -> s.sortedKeys.pollFirst() == 1);
    seen("sorted: size", s -> s.sorted.put(1, 1), s -> s.sorted.size() == 2);
    seen("sorted: gone", s -> s.sorted.remove(5), s -> s.sorted.get(5) == null);
    seen("sorted set: gone", s -> s.sortedKeys.remove(5), s -> !s.sortedKeys.contains(5));
    seen("sorted: no first", s -> s.sorted.remove(5), s -> s.sorted.firstEntry() == null);
  }

  private void queues() {
    found("queue: contains", s -> s.queue.add(1), s -> s.queue.contains(1));
    found("queue: remove", s -> s.queue.add(1), s -> s.queue.remove(1));
    found("queue: iterator", s -> s.queue.add(1), s -> goesOver(s.queue, 1));
    found("queue: toString", s -> s.queue.add(1), s -> s.queue.toString().equals("[5, 1]"));
    found("deque: first", s -> s.deque.addFirst(1), s -> s.deque.peekFirst() == 1);
    found("deque: last", s -> s.deque.addLast(1), s -> s.deque.pollLast() == 1);
    seen("queue: size", s -> s.queue.add(1), s -> s.queue.size() == 2);
    seen("queue: isEmpty", s -> s.queue.poll(), s -> s.queue.isEmpty());
    seen("queue: poll", s -> s.queue.poll(), s -> s.queue.poll() == null);
    seen("queue: peek", s -> s.queue.poll(), s -> s.queue.peek() == null);
    seen("deque: peekLast", s -> s.deque.poll(), s -> s.deque.peekLast() == null);
    seen("queue: contains what is gone", s -> s.queue.poll(), s -> !s.queue.contains(5));
  }

  private void lists() {
    found("list: get", s -> s.list.add(0, 1), s -> s.list.get(0) == 1);
    found("list: set", s -> s.list.set(0, 1), s -> s.list.get(0) == 1);
    found("list: set over it", s -> s.list.set(0, 1), s -> s.list.set(0, 2) == 1);
    found("list: contains", s -> s.list.add(1), s -> s.list.contains(1));
    found("list: indexOf", s -> s.list.add(1), s -> s.list.indexOf(1) == 1);
    found("list: addIfAbsent", s -> s.list.add(1), s -> !s.list.addIfAbsent(1));
    found("list: remove", s -> s.list.add(1), s -> s.list.remove((Integer) 1));
    found("list: remove at", s -> s.list.add(0, 1), s -> s.list.remove(0) == 1);
    found("list: iterator", s -> s.list.add(1), s -> goesOver(s.list, 1));
    found("list: equals", s -> s.list.add(1), s -> s.list.equals(List.of(5, 1)));
    found("copied set: contains", s -> s.set.add(1), s -> s.set.contains(1));
    found("copied set: iterator", s -> s.set.add(1), s -> goesOver(s.set, 1));
    seen("list: size", s -> s.list.add(1), s -> s.list.size() == 2);
    seen("list: isEmpty", s -> s.list.remove(0), s -> s.list.isEmpty());
    seen("list: contains what is gone", s -> s.list.remove(0), s -> !s.list.contains(5));
    seen("list: indexOf what is gone", s -> s.list.remove(0), s -> s.list.indexOf(5) < 0);
    seen("copied set: gone", s -> s.set.remove(5), s -> !s.set.contains(5));
  }

  /** Whoever finds that somebody has placed something knows what came before. */
  private void found(String name, Consumer<Vars> change, Predicate<Vars> condition) {
    programs.add(program(name, change, condition).allows("-1; 1"));
  }

  /** Whoever finds that somebody has changed something in another way does not. */
  private void seen(String name, Consumer<Vars> change, Predicate<Vars> condition) {
    programs.add(program(name, change, condition).allows("-1; 1").weaker("0").racy());
  }

  private static Litmus<Vars> program(
      String name, Consumer<Vars> change, Predicate<Vars> condition) {
    return Litmus.of(name, Vars::new)
        .thread(
            s -> {
              s.data = 1;
              change.accept(s);
            })
        .thread(
            s -> {
              if (condition.test(s)) {
                s.read = s.data;
              }
            })
        .observe(s -> "" + s.read);
  }
}
