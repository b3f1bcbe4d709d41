package io.mazurka.protocols.dynamic;

import java.util.ArrayList;
import java.util.List;

/** The execution that is being run: its events, its states and what happens before what. */
public final class Run {

  private final StepSystem system;
  private final List<Node> nodes = new ArrayList<>();
  private int length;

  Run(StepSystem system, int[] initial) {
    this.system = system;
    Node root = new Node(initial.length);
    System.arraycopy(initial, 0, root.state, 0, initial.length);
    nodes.add(root);
  }

  /** How many events it has. */
  public int length() {
    return length;
  }

  public Event event(int position) {
    return nodes.get(position).taken();
  }

  /** The state before the event at a position, or the last one; valid until the run goes on. */
  public int[] state(int position) {
    return nodes.get(position).state;
  }

  StepSystem system() {
    return system;
  }

  Node node(int position) {
    return nodes.get(position);
  }

  Node top() {
    return nodes.get(length);
  }

  /** Whether the event at one position happens before that at a later one. */
  boolean happensBefore(int earlier, int later) {
    return nodes.get(later).before.get(earlier);
  }

  void push(Event event) {
    Node from = top();
    from.take(event);
    from.before.clear();
    for (int earlier = length - 1; earlier >= 0; earlier--) {
      if (!from.before.get(earlier) && event(earlier).dependsOn(event)) {
        from.before.set(earlier);
        from.before.or(nodes.get(earlier).before);
      }
    }
    length++;
    if (length == nodes.size()) {
      nodes.add(new Node(from.state.length));
    }
    Node to = top();
    to.reset();
    System.arraycopy(from.state, 0, to.state, 0, from.state.length);
    system.take(event, to.state);
    for (int index = 0; index < from.sleep.size(); index++) {
      Event sleeper = from.sleep.get(index);
      if (!sleeper.dependsOn(event)) {
        to.sleep.add(sleeper);
      }
    }
  }

  void pop(boolean sleepSets) {
    length--;
    if (sleepSets) {
      top().sleep.add(top().taken());
    }
  }
}
