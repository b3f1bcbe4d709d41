package io.mazurka.protocols.dynamic;

import java.util.ArrayList;
import java.util.List;

/** The execution that is being run: its events, its states and what happens before what. */
public final class Run {

  private final EventSystem system;
  private final List<StepNode> nodes = new ArrayList<>();
  private int length;

  Run(EventSystem system, int[] initial) {
    this.system = system;
    StepNode root = new StepNode(initial.length);
    System.arraycopy(initial, 0, root.state, 0, initial.length);
    nodes.add(root);
  }

  /** How many events it has. */
  public int length() {
    return length;
  }

  public StepEvent event(int position) {
    return nodes.get(position).taken();
  }

  /** The state before the event at a position, or the last one; valid until the run goes on. */
  public int[] state(int position) {
    return nodes.get(position).state;
  }

  /** How many of its events are steps of the transition system. */
  int steps() {
    int steps = 0;
    for (int position = 0; position < length; position++) {
      steps += system.isStep(event(position)) ? 1 : 0;
    }
    return steps;
  }

  /** Whether its last event is none. */
  boolean isDecided() {
    return length > 0 && !system.isStep(event(length - 1));
  }

  EventSystem system() {
    return system;
  }

  StepNode node(int position) {
    return nodes.get(position);
  }

  StepNode top() {
    return nodes.get(length);
  }

  /** Whether the event at one position happens before that at a later one. */
  boolean happensBefore(int earlier, int later) {
    return nodes.get(later).before.get(earlier);
  }

  void push(StepEvent event) {
    StepNode from = top();
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
      nodes.add(new StepNode(from.state.length));
    }
    StepNode to = top();
    to.reset();
    System.arraycopy(from.state, 0, to.state, 0, from.state.length);
    system.take(event, to.state);
    for (int index = 0; index < from.sleep.size(); index++) {
      StepEvent sleeper = from.sleep.get(index);
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
