package io.mazurka.nets;

/**
 * A place or a transition.
 *
 * @param id what arcs and property files call it; no two places, nor two transitions, share one
 * @param name what people call it; need not be unique
 */
public record Node(String id, String name) {

  /** A node whose name is its id. */
  public static Node of(String id) {
    return new Node(id, id);
  }
}
