package io.mazurka.classes.twins;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections that lock, as {@link Collections} makes them. */
@SuppressWarnings("ReturnValueIgnored")
public final class Wrappers extends Twin {

  private final List<Integer> list = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

  void list() {
    threads(() -> list.add(1), () -> list.add(2));
    check(list.size() == 2, "one is lost");
  }

  void map() {
    threads(() -> map.put("a", 1), () -> map.merge("a", 1, Integer::sum));
    check(map.size() == 1, "one is lost");
  }

  void others() {
    Set<Integer> set = Collections.synchronizedSet(new HashSet<>());
    Collection<Integer> all = Collections.synchronizedCollection(new ArrayDeque<>());
    SortedMap<Integer, Integer> sorted = Collections.synchronizedSortedMap(new TreeMap<>());
    NavigableSet<Integer> navigable = Collections.synchronizedNavigableSet(new TreeSet<>());
    threads(
        () -> {
          set.add(1);
          all.add(1);
          sorted.put(1, 1);
          navigable.add(1);
        },
        () -> {
          set.remove(1);
          all.size();
          sorted.isEmpty();
          navigable.floor(4);
        });
  }

  void keys() {
    Set<String> keys = map.keySet();
    threads(() -> map.put("a", 1), () -> keys.remove("a"));
  }

  void iterationUnderTheLock() {
    threads(
        () -> list.add(1),
        () -> {
          synchronized (list) {
            list.iterator().hasNext();
          }
        });
  }

  void listOfItsOwn() {
    List<Integer> own =
        Collections.synchronizedList(
            new AbstractList<>() {
              private int size;

              @Override
              public Integer get(int index) {
                return index;
              }

              @Override
              public int size() {
                return size;
              }

              @Override
              public boolean add(Integer element) {
                size++;
                return true;
              }
            });
    threads(() -> own.add(1), () -> own.add(2));
    check(own.size() == 2, "one is lost");
  }

  void iterationWithoutTheLock() {
    threads(() -> list.add(1), () -> list.iterator().hasNext());
  }

  void theListBeneath() {
    List<Integer> beneath = new ArrayList<>();
    List<Integer> locked = Collections.synchronizedList(beneath);
    threads(() -> locked.add(1), beneath::size);
  }

  void checkThenAct() {
    Runnable increment =
        () -> {
          Integer before = map.get("a");
          map.put("a", before == null ? 1 : before + 1);
        };
    threads(increment, increment);
    check(map.get("a") == 2, "one is lost");
  }

  void eachAddsAllOfTheOther() {
    List<Integer> other = Collections.synchronizedList(new ArrayList<>());
    threads(() -> list.addAll(other), () -> other.addAll(list));
  }
}
