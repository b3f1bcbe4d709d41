package io.mazurka.protocols.engine.decomposition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which fields and letters of a role have to be in one part: a partition of fields, letters and
 * idle steps that only becomes coarser.
 */
final class Coupling {

  private final int fields;
  private final Map<Thing, Thing> parents = new HashMap<>();

  /** What belongs to one part. */
  sealed interface Thing {}

  record Field(int number) implements Thing {}

  /** A letter to a process of the role. */
  record Consumed(int letter) implements Thing {}

  /** A letter from a process of the role. */
  record Sent(int letter) implements Thing {}

  /** The steps of a transition that consume, send and change nothing. */
  record Idle(int transition) implements Thing {}

  Coupling(int fields) {
    this.fields = fields;
  }

  /** The thing that stands for all those in one part with this one. */
  Thing root(Thing thing) {
    Thing root = thing;
    for (Thing next = parents.get(root); next != null; next = parents.get(root)) {
      root = next;
    }
    for (Thing each = thing; !each.equals(root); ) {
      Thing next = parents.put(each, root);
      each = next == null ? root : next;
    }
    return root;
  }

  /** Puts two things into one part; returns whether they were in different ones. */
  boolean join(Thing one, Thing other) {
    Thing from = root(one);
    Thing to = root(other);
    if (from.equals(to)) {
      return false;
    }
    if (from instanceof Field) {
      parents.put(to, from); // Fields stand for others, so that parts with fields are known.
    } else {
      parents.put(from, to);
    }
    return true;
  }

  /** Whether a thing is in one part with a field. */
  boolean hasFields(Thing thing) {
    return root(thing) instanceof Field;
  }

  /** The fields of each part, in order. */
  List<List<Integer>> parts() {
    Map<Thing, List<Integer>> parts = new LinkedHashMap<>();
    for (int field = 0; field < fields; field++) {
      parts.computeIfAbsent(root(new Field(field)), fresh -> new ArrayList<>()).add(field);
    }
    return List.copyOf(parts.values());
  }
}
