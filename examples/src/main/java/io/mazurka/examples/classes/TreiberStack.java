package io.mazurka.examples.classes;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A stack without locks (Treiber 1986), made of nodes that its users bring along. */
public final class TreiberStack {

  private final AtomicReference<@Nullable Node> top = new AtomicReference<>();

  /** An element. A node must not be pushed again while somebody may still look at it. */
  public static final class Node {

    private final int value;
    private volatile @Nullable Node next;

    public Node(int value) {
      this.value = value;
    }

    public int value() {
      return value;
    }
  }

  public void push(Node node) {
    Node before;
    do {
      before = top.get();
      node.next = before;
    } while (!top.compareAndSet(before, node));
  }

  /** The node pushed last, or null if there is none. */
  public @Nullable Node pop() {
    Node node;
    do {
      node = top.get();
      if (node == null) {
        return null;
      }
    } while (!top.compareAndSet(node, node.next));
    return node;
  }
}
