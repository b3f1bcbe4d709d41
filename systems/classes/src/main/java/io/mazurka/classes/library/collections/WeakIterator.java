package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import java.util.Enumeration;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over a concurrent collection as Java does: each step returns the element that was found
 * before, and looks for the next one in the current collection. Weakly consistent iterators may
 * also show more, or fewer, of the concurrent changes.
 */
@SuppressWarnings("JdkObsolete") // old collections hand out enumerations
final class WeakIterator<E> implements Iterator<E>, Enumeration<E> {

  private final Object collection;
  private final Iterator<E> elements;
  private final Shown shown;
  private @Nullable E last;

  /** Wraps {@code elements}, an iterator of Java over {@code collection}. */
  WeakIterator(Object collection, Iterator<E> elements, Shown shown) {
    this.collection = collection;
    this.elements = elements;
    this.shown = shown;
    WatchCalls.walks(collection, "iterator");
  }

  @Override
  public boolean hasNext() {
    return elements.hasNext();
  }

  @Override
  public E next() {
    WatchCalls.walks(collection, "iterator");
    return Steps.read(
        collection,
        "next",
        () -> {
          E next = elements.next();
          shown.find(collection, next);
          last = next;
          return next;
        });
  }

  @Override
  public void remove() {
    Steps.write(
        collection,
        "remove",
        () -> {
          elements.remove();
          if (last != null) {
            shown.change(collection, last);
          }
          return true;
        });
  }

  @Override
  public boolean hasMoreElements() {
    return hasNext();
  }

  @Override
  public E nextElement() {
    return next();
  }
}
