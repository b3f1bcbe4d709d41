package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.TextReads;
import io.mazurka.classes.calls.WatchCalls;
import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Operations of queues, deques and sets without locks that walk over many elements: each element is
 * read in a step of its own.
 */
public final class WeakCollections {

  private WeakCollections() {}

  public static <E> Iterator<E> iterator(AbstractCollection<E> all) {
    return new WeakIterator<>(all, Steps.read(all, "iterator", all::iterator), Shown.ELEMENTS);
  }

  public static <E> Iterator<E> descendingIterator(Deque<E> all) {
    return new WeakIterator<>(
        all, Steps.read(all, "descendingIterator", all::descendingIterator), Shown.ELEMENTS);
  }

  public static <E> Iterator<E> descendingIterator(NavigableSet<E> all) {
    return new WeakIterator<>(
        all, Steps.read(all, "descendingIterator", all::descendingIterator), Shown.ELEMENTS);
  }

  public static <E> Spliterator<E> spliterator(AbstractCollection<E> all) {
    return Spliterators.spliteratorUnknownSize(iterator(all), 0);
  }

  public static <E> Stream<E> stream(AbstractCollection<E> all) {
    return StreamSupport.stream(spliterator(all), false);
  }

  public static <E> void forEach(AbstractCollection<E> all, Consumer<? super E> action) {
    Objects.requireNonNull(action);
    iterator(all).forEachRemaining(action);
  }

  public static <E> boolean addAll(AbstractCollection<E> all, Collection<? extends E> added) {
    if (all == added) {
      throw new IllegalArgumentException();
    }
    boolean changed = false;
    for (E element : added) {
      changed |= all.add(element);
    }
    return changed;
  }

  public static <E> boolean removeIf(AbstractCollection<E> all, Predicate<? super E> which) {
    Objects.requireNonNull(which);
    boolean changed = false;
    Iterator<E> elements = Steps.read(all, "iterator", all::iterator);
    while (elements.hasNext()) {
      WatchCalls.walks(all, "iterator");
      E element = next(all, elements);
      if (which.test(element)) {
        changed |= Steps.write(all, "remove", () -> isStillThere(all, element, elements));
      }
    }
    return changed;
  }

  private static <E> E next(Collection<E> all, Iterator<E> elements) {
    return Steps.read(
        all,
        "next",
        () -> {
          E next = elements.next();
          Shown.ELEMENTS.find(all, next);
          return next;
        });
  }

  /**
   * Removes the element that an iterator has just returned, unless another thread has removed it;
   * returns whether it did.
   */
  private static boolean isStillThere(Collection<?> all, Object element, Iterator<?> elements) {
    for (Object one : all) {
      if (one == element) {
        elements.remove();
        Shown.ELEMENTS.change(all, element);
        return true;
      }
    }
    return false;
  }

  public static boolean removeAll(AbstractCollection<?> all, Collection<?> removed) {
    if (!(all instanceof Set<?>)) {
      return removeIf(all, removed::contains);
    }
    boolean changed = false;
    for (Object element : removed) {
      changed |= all.remove(element);
    }
    return changed;
  }

  public static boolean retainAll(AbstractCollection<?> all, Collection<?> kept) {
    return removeIf(all, element -> !kept.contains(element));
  }

  public static boolean containsAll(AbstractCollection<?> all, Collection<?> others) {
    for (Object other : others) {
      if (!all.contains(other)) {
        return false;
      }
    }
    return true;
  }

  public static void clear(AbstractCollection<?> all) {
    removeIf(all, element -> true);
  }

  public static <E> NavigableSet<E> descendingSet(NavigableSet<E> all) {
    return part(all, all::descendingSet);
  }

  public static <E> NavigableSet<E> subSet(
      NavigableSet<E> all, Object from, boolean includingIt, Object to, boolean included) {
    return part(all, () -> all.subSet(element(from), includingIt, element(to), included));
  }

  public static <E> NavigableSet<E> subSet(NavigableSet<E> all, Object from, Object to) {
    return subSet(all, from, true, to, false);
  }

  public static <E> NavigableSet<E> headSet(NavigableSet<E> all, Object to, boolean included) {
    return part(all, () -> all.headSet(element(to), included));
  }

  public static <E> NavigableSet<E> headSet(NavigableSet<E> all, Object to) {
    return headSet(all, to, false);
  }

  public static <E> NavigableSet<E> tailSet(NavigableSet<E> all, Object from, boolean included) {
    return part(all, () -> all.tailSet(element(from), included));
  }

  public static <E> NavigableSet<E> tailSet(NavigableSet<E> all, Object from) {
    return tailSet(all, from, true);
  }

  /** A part of a copy-on-write list; all its operations are atomic. */
  public static <E> List<E> subList(CopyOnWriteArrayList<E> all, int from, int to) {
    Steps.read(all, "subList", () -> true);
    @SuppressWarnings("unchecked") // it is a view of the same elements
    List<E> part =
        (List<E>)
            WeakView.ofAtomic(List.class, all, WatchCalls.within(all, () -> all.subList(from, to)));
    return part;
  }

  /** A view of a set; making the view is no event. */
  @SuppressWarnings("unchecked") // it is a view of the same elements
  private static <E> NavigableSet<E> part(
      NavigableSet<E> all, Supplier<? extends NavigableSet<E>> made) {
    return (NavigableSet<E>)
        WeakView.of(NavigableSet.class, all, WatchCalls.within(all, made), Shown.ELEMENTS);
  }

  @SuppressWarnings({
    "unchecked",
    "TypeParameterUnusedInFormals"
  }) // generated classes know elements as objects
  private static <E> E element(Object element) {
    return (E) element;
  }

  public static Object[] toArray(AbstractCollection<?> all) {
    return walk(all).toArray();
  }

  public static Object[] toArray(AbstractCollection<?> all, Object[] target) {
    return walk(all).toArray(target);
  }

  public static Object[] toArray(AbstractCollection<?> all, IntFunction<?> maker) {
    return walk(all).toArray((Object[]) maker.apply(0));
  }

  public static String toString(AbstractCollection<?> all) {
    Object seen = walk(all);
    TextReads.of(seen);
    return seen.toString();
  }

  public static boolean equals(AbstractSet<?> all, Object other) {
    return all == other
        || (other instanceof Set<?> set && containsAll(all, set) && set.containsAll(all));
  }

  public static int hashCode(AbstractSet<?> all) {
    int hash = 0;
    Iterator<?> elements = iterator(all);
    while (elements.hasNext()) {
      hash += Objects.hashCode(elements.next());
    }
    return hash;
  }

  /** The elements that one walk over a collection has found. */
  private static <E> Collection<E> walk(AbstractCollection<E> all) {
    List<E> found = new ArrayList<>();
    iterator(all).forEachRemaining(found::add);
    return found;
  }
}
