package io.mazurka.classes.twins;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Collections that call code under test: functions, comparators, keys. */
public final class CalledCode extends Twin {

  private int count;
  private final AtomicInteger atomic = new AtomicInteger();

  /** A key that may change. */
  private static final class Key {
    private int value;
    private volatile int other;

    @Override
    public int hashCode() {
      return value;
    }

    @Override
    public boolean equals(Object key) {
      return key instanceof Key one && one.value == value;
    }
  }

  void racingFunctions() {
    threads(
        2, number -> List.of(1).forEach(one -> new ArrayList<>(List.of(1)).forEach(x -> count++)));
  }

  void functionOfAMap() {
    threads(
        2,
        number -> {
          Map<String, Integer> own = new HashMap<>();
          own.computeIfAbsent(
              "x",
              key -> {
                int seen = atomic.get();
                atomic.set(seen + 1);
                return seen;
              });
        });
    if (atomic.get() != 2) {
      throw new AssertionError("an increment is lost");
    }
  }

  void comparator() {
    threads(
        2,
        number -> {
          Map<Integer, Integer> own =
              new TreeMap<>(
                  (one, other) -> {
                    count++;
                    return one - other;
                  });
          own.put(1, 1);
        });
  }

  void collectionOfAnother() {
    List<Integer> shared = new ArrayList<>(List.of(1));
    List<Integer> own = new ArrayList<>();
    threads(() -> own.addAll(shared), () -> shared.add(2));
  }

  void changingKey() {
    Map<Key, Integer> map = new ConcurrentHashMap<>();
    Key key = new Key();
    threads(() -> map.put(key, 1), () -> key.value = 2);
  }

  void unchangingKey() {
    Map<Key, Integer> map = new ConcurrentHashMap<>();
    threads(2, number -> map.put(new Key(), number));
  }

  void volatileComparator() {
    Map<Key, Integer> map = new ConcurrentSkipListMap<>((one, two) -> one.other - two.other);
    threads(2, number -> map.put(new Key(), number));
  }
}
