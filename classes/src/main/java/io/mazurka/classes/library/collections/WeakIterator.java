package io.mazurka.classes.library.collections;

import io.mazurka.classes.runtime.WatchCalls;
import java.util.Enumeration;
import java.util.Iterator;

/**
 * Goes over a concurrent collection as Java does: each time it takes the element that it has found
 * before, and looks for the next one in the collection as it is then. Weakly consistent iterators
 * may show more, or less, of what changes meanwhile.
 */
@SuppressWarnings("JdkObsolete") // old collections hand out enumerations
final class WeakIterator<E> implements Iterator<E>, Enumeration<E> {

  private final Object collection;
  private final Iterator<E> elements;

  /** Goes over {@code elements}, which is an iterator of Java over {@code collection}. */
  WeakIterator(Object collection, Iterator<E> elements) {
    this.collection = collection;
    this.elements = elements;
    WatchCalls.walks(collection, "iterator");
  }

  @Override
  public boolean hasNext() {
    return elements.hasNext();
  }

  @Override
  public E next() {
    WatchCalls.walks(collection, "iterator");
    return Steps.read(collection, "next", elements::next);
  }

  @Override
  public void remove() {
    Steps.write(
        collection,
        "remove",
        () -> {
          elements.remove();
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
