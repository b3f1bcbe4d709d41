package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** Maps, one key at a time: what is one step by their Javadoc. */
public final class MapPrograms extends Family {

  /** One map of each kind. */
  static final class Vars {
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    final ConcurrentHashMap<Integer, int[]> boxes = new ConcurrentHashMap<>();
    final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
    final Map<Integer, Integer> wrapped = Collections.synchronizedMap(new HashMap<>());
    final Map<Integer, Integer> table = new Hashtable<>();
    final Map<Integer, Integer> guarded = new HashMap<>();
    final Properties properties = new Properties();
    volatile int calls;
    @Nullable Object a;
    @Nullable Object b;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("putIfAbsent", Vars::new)
            .thread(s -> s.a = s.map.putIfAbsent(1, 1))
            .thread(s -> s.b = s.map.putIfAbsent(1, 2))
            .observe(s -> s.a + " " + s.b + " " + s.map)
            .allows("null 1 {1=1}; 2 null {1=2}"),
        Litmus.of("get, then put", Vars::new)
            .thread(s -> addInTwoSteps(s.map))
            .thread(s -> addInTwoSteps(s.map))
            .observe(s -> "" + s.map)
            .allows("{1=1}; {1=2}"),
        Litmus.of("merge", Vars::new)
            .thread(s -> s.map.merge(1, 1, Integer::sum))
            .thread(s -> s.map.merge(1, 1, Integer::sum))
            .observe(s -> "" + s.map)
            .allows("{1=2}"),
        Litmus.of("compute", Vars::new)
            .thread(s -> s.map.compute(1, (key, old) -> old == null ? 1 : old + 1))
            .thread(s -> s.map.compute(1, (key, old) -> old == null ? 1 : old + 1))
            .observe(s -> "" + s.map)
            .allows("{1=2}"),
        // Of one key, the function is applied once.
        Litmus.of("computeIfAbsent of one key", Vars::new)
            .thread(s -> s.a = s.map.computeIfAbsent(1, key -> ++s.calls))
            .thread(s -> s.b = s.map.computeIfAbsent(1, key -> ++s.calls))
            .observe(s -> s.a + " " + s.b + " " + s.calls)
            .allows("1 1 1"),
        Litmus.of("replace and remove of one value", Vars::new)
            .thread(
                s -> {
                  s.map.put(1, 1);
                  s.a = s.map.replace(1, 1, 2);
                })
            .thread(s -> s.b = s.map.remove(1, 1))
            .observe(s -> s.a + " " + s.b + " " + s.map)
            .allows("true false {1=2}; false true {}"),
        Litmus.of("two keys in order", Vars::new)
            .thread(
                s -> {
                  s.map.put(1, 1);
                  s.map.put(2, 2);
                })
            .thread(
                s -> {
                  s.a = s.map.get(2);
                  s.b = s.map.get(1);
                })
            .observe(s -> s.a + " " + s.b)
            .allows("null null; null 1; 2 1"),
        Litmus.of("store buffering with two keys", Vars::new)
            .thread(
                s -> {
                  s.map.put(1, 1);
                  s.a = s.map.get(2);
                })
            .thread(
                s -> {
                  s.map.put(2, 2);
                  s.b = s.map.get(1);
                })
            .observe(s -> s.a + " " + s.b)
            .allows("null 1; 2 null; 2 1"),
        Litmus.of("what is in a map is published", Vars::new)
            .thread(s -> s.boxes.put(1, new int[] {7}))
            .thread(
                s -> {
                  int[] found = s.boxes.get(1);
                  s.a = found == null ? -1 : found[0];
                })
            .observe(s -> "" + s.a)
            .allows("-1; 7"),
        Litmus.of("a set of keys", Vars::new)
            .thread(s -> s.a = s.map.keySet(0).add(1))
            .thread(s -> s.b = s.map.keySet(0).add(1))
            .observe(s -> s.a + " " + s.b)
            .allows("true false; false true"),
        Litmus.of("the first of a sorted map", Vars::new)
            .thread(
                s -> {
                  s.sorted.put(2, 2);
                  s.sorted.put(1, 1);
                })
            .thread(
                s -> {
                  Map.Entry<Integer, Integer> first = s.sorted.pollFirstEntry();
                  s.a = first == null ? null : first.getKey();
                })
            .observe(s -> s.a + " " + s.sorted)
            .allows("null {1=1, 2=2}; 2 {1=1}; 1 {2=2}"),
        Litmus.of("a sorted map's putIfAbsent", Vars::new)
            .thread(s -> s.a = s.sorted.putIfAbsent(1, 1))
            .thread(s -> s.b = s.sorted.putIfAbsent(1, 2))
            .observe(s -> s.a + " " + s.b)
            .allows("null 1; 2 null"),
        Litmus.of("a wrapped map", Vars::new)
            .thread(s -> s.a = s.wrapped.put(1, 1))
            .thread(s -> s.b = s.wrapped.put(1, 2))
            .observe(s -> s.a + " " + s.b)
            .allows("null 1; 2 null"),
        Litmus.of("a wrapped map in two steps", Vars::new)
            .thread(s -> addInTwoSteps(s.wrapped))
            .thread(s -> addInTwoSteps(s.wrapped))
            .observe(s -> "" + s.wrapped)
            .allows("{1=1}; {1=2}"),
        Litmus.of("a hash table", Vars::new)
            .thread(s -> addInTwoSteps(s.table))
            .thread(s -> s.a = s.table.size())
            .observe(s -> s.a + " " + s.table)
            .allows("0 {1=1}; 1 {1=1}"),
        Litmus.of("properties in two steps", Vars::new)
            .thread(s -> setOnce(s.properties, "a"))
            .thread(s -> setOnce(s.properties, "b"))
            .observe(s -> s.properties.getProperty("key"))
            .allows("a; b"),
        Litmus.of("a guarded map", Vars::new)
            .thread(s -> addGuarded(s.guarded))
            .thread(s -> addGuarded(s.guarded))
            .observe(s -> "" + s.guarded)
            .allows("{1=2}"));
  }

  private static void addInTwoSteps(Map<Integer, Integer> map) {
    Integer old = map.get(1);
    map.put(1, old == null ? 1 : old + 1);
  }

  private static void addGuarded(Map<Integer, Integer> map) {
    synchronized (map) {
      addInTwoSteps(map);
    }
  }

  private static void setOnce(Properties properties, String value) {
    if (properties.getProperty("key") == null) {
      properties.setProperty("key", value);
    }
  }
}
