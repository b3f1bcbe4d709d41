package io.mazurka.classes.library.queues;

import io.mazurka.classes.library.queues.QueueState.End;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the elements of a queue as they were at one moment. Iterators of some queues of
 * Java may show later changes; if there are changes, the guarantee names this omission.
 */
final class QueueIterator<E> implements Iterator<E> {

  private final QueueState<E> queue;
  private final Iterator<E> elements;
  private @Nullable E last;

  QueueIterator(QueueState<E> queue, List<E> elements) {
    this.queue = queue;
    this.elements = elements.iterator();
    queue.steps("iterator", false);
  }

  @Override
  public boolean hasNext() {
    return elements.hasNext();
  }

  @Override
  public E next() {
    queue.steps("iterator", false);
    E next = elements.next();
    last = next;
    return next;
  }

  @Override
  public void remove() {
    E gone = last;
    if (gone == null) {
      throw new IllegalStateException();
    }
    last = null;
    queue.remove(element -> element == gone, 1, End.FIRST);
  }
}
