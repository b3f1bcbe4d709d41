package io.mazurka.nets;

/**
 * A place or a transition.
 *
 * @param id its name in arcs and property files; no two places share an id, and no two transitions
 * @param name its name in reports; need not be unique
 */
public record Node(String id, String name) {

  /** A node whose name is its id. */
  public static Node of(String id) {
    return new Node(id, id);
  }
}
