package io.mazurka.examples.classes;

import java.util.ArrayDeque;
import java.util.Deque;

/** A buffer with a few places: whoever finds it full, or empty, waits. */
public class BoundedBuffer {

  private final Deque<Integer> elements = new ArrayDeque<>();
  private final int capacity;

  public BoundedBuffer(int capacity) {
    this.capacity = capacity;
  }

  public synchronized void put(int element) throws InterruptedException {
    while (elements.size() == capacity) {
      wait();
    }
    elements.addLast(element);
    wakeUp();
  }

  public synchronized int take() throws InterruptedException {
    while (elements.isEmpty()) {
      wait();
    }
    int element = elements.removeFirst();
    wakeUp();
    return element;
  }

  /** Everybody looks again whether there is something to do. */
  protected void wakeUp() {
    notifyAll();
  }
}
