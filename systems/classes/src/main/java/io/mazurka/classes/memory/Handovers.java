package io.mazurka.classes.memory;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The happens-before order that elements of concurrent collections create: the actions before a
 * thread placed an element happen before the actions after another thread has found this element. A
 * thread that finds another element, or none, is not ordered; the documentation of Java promises no
 * more.
 *
 * <p>The collection also calls {@code equals} of other elements. Therefore a thread in an operation
 * of the collection is ordered after all elements, until it is known which element it has found.
 *
 * <p>Elements of maps and sorted sets are identified by their keys, others by their identity.
 */
public final class Handovers {

  private final RaceClocks clocks;
  private final IdentityHashMap<Object, Map<Object, AccessHistory>> histories =
      new IdentityHashMap<>(0);

  /** By thread, its clock before its current operation, or null if it is in none. */
  private int[] @Nullable [] before = new int[RaceClocks.FEW_THREADS][];

  public Handovers(RaceClocks clocks) {
    this.clocks = clocks;
  }

  private Map<Object, AccessHistory> of(Object collection) {
    return histories.computeIfAbsent(collection, Handovers::made);
  }

  @SuppressWarnings("unchecked") // keys that are compared are those of the collection
  private static Map<Object, AccessHistory> made(Object collection) {
    if (collection instanceof SortedMap<?, ?> map) {
      return new TreeMap<>((Comparator<Object>) map.comparator());
    } else if (collection instanceof SortedSet<?> set) {
      return new TreeMap<>((Comparator<Object>) set.comparator());
    }
    return collection instanceof Map<?, ?> ? new HashMap<>() : new IdentityHashMap<>();
  }

  /** A thread begins an operation. */
  public void open(int thread, Object collection) {
    if (thread >= before.length) {
      before = Arrays.copyOf(before, 2 * thread);
    }
    if (before[thread] == null) {
      before[thread] = clocks.clock(thread).clone();
      of(collection).values().forEach(history -> clocks.acquire(thread, history));
    }
  }

  /** A thread ends an operation, or its elements are now known. */
  public void close(int thread) {
    int[] known = thread < before.length ? before[thread] : null;
    if (known != null) {
      clocks.restore(thread, known);
      before[thread] = null;
    }
  }

  /** A thread changes the value of a key; such changes are ordered among each other. */
  public void change(int thread, Object collection, Object key) {
    AccessHistory history = history(collection, key);
    close(thread);
    clocks.acquire(thread, history);
    clocks.release(thread, history, Order.BOTH);
  }

  /**
   * A thread has placed an element.
   *
   * @param once whether the collection holds the element only once
   */
  public void place(int thread, Object collection, Object element, boolean once) {
    AccessHistory history = history(collection, element);
    close(thread);
    clocks.release(thread, history, once ? Order.RELEASING_WRITE : Order.RELEASE);
  }

  private AccessHistory history(Object collection, Object element) {
    return of(collection).computeIfAbsent(element, first -> new AccessHistory(() -> false));
  }

  /** A thread has found an element. */
  public void find(int thread, Object collection, Object element) {
    AccessHistory history = of(collection).get(element);
    learn(thread, history == null ? List.of() : List.of(history));
  }

  /** A thread has found an element that is equal to {@code element}. */
  public void findEqual(int thread, Object collection, Object element) {
    learn(
        thread,
        of(collection).entrySet().stream()
            .filter(known -> Objects.equals(known.getKey(), element))
            .map(Map.Entry::getValue)
            .toList());
  }

  /** A thread has found all elements. */
  public void findAll(int thread, Object collection) {
    learn(thread, of(collection).values());
  }

  private void learn(int thread, Iterable<AccessHistory> found) {
    close(thread);
    found.forEach(history -> clocks.acquire(thread, history));
  }
}
