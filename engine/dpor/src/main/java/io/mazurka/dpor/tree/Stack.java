package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.execution.Guide;
import io.mazurka.dpor.execution.RunEnd;
import java.util.ArrayList;
import java.util.List;

/**
 * The depth-first stack: the events of the execution that is being run and a node for each of its
 * states.
 *
 * @param <N> the nodes
 */
public abstract class Stack<N extends StackNode> {

  private final Dependence dependence;
  private final List<N> nodes = new ArrayList<>();
  private N top;
  private int length;

  protected Stack(Dependence dependence, N root) {
    this.dependence = dependence;
    this.top = root;
    nodes.add(root);
  }

  /** The number of events. */
  public final int length() {
    return length;
  }

  /** The node of the state before the event at {@code position}, or of the last state. */
  public final N node(int position) {
    return nodes.get(position);
  }

  public final N top() {
    return top;
  }

  public final Dependence dependence() {
    return dependence;
  }

  /** Notes that an event was taken in the last state, and enters the state after it. */
  public final void push(long event, boolean sleepSets) {
    N from = top;
    from.take(event);
    if (length + 1 == nodes.size()) {
      nodes.add(newNode());
    }
    N to = nodes.get(length + 1);
    to.clear();
    append(event, from, to);
    length++;
    top = to;
    if (sleepSets) {
      to.inheritSleep(from, dependence);
    }
  }

  /**
   * Cuts the stack off at {@code position}; the part from that state on, which it returns, can be
   * added again, here or to another stack of the same execution.
   */
  public final StackPart cut(int position) {
    List<StackNode> states = new ArrayList<>();
    List<Long> events = new ArrayList<>();
    for (int index = position; index <= length; index++) {
      states.add(nodes.get(index));
      if (index < length) {
        events.add(event(index));
      }
    }
    while (length > position) {
      nodes.set(length, newNode());
      length--;
      removeLast();
    }
    nodes.set(position, newNode());
    top = nodes.get(position);
    return new StackPart(states, events);
  }

  /** Puts a part that was cut off in the place of the last state. */
  @SuppressWarnings("unchecked") // stacks of one exploration have the same nodes
  public final void add(StackPart part) {
    top = (N) part.nodes().get(0);
    nodes.set(length, top);
    for (int index = 0; index < part.events().size(); index++) {
      N to = (N) part.nodes().get(index + 1);
      if (length + 1 == nodes.size()) {
        nodes.add(to);
      } else {
        nodes.set(length + 1, to);
      }
      append(part.events().get(index), top, to);
      length++;
      top = to;
    }
  }

  /** Notes that all that follows {@code event} in the last state was explored elsewhere. */
  public final void skip(long event) {
    top.take(event);
    top.sleep().add(event);
  }

  /** Forgets all events. */
  public final void clear() {
    cut(0);
  }

  /** The event at {@code position}. */
  public abstract long event(int position);

  /**
   * Notes that the events from {@code position} on were not taken by the execution, only noted on
   * the stack; the execution has to catch up before it goes on.
   */
  public void noteUntaken(int position) {}

  /** Leaves the last state; the event that led to it goes to sleep. */
  public final void pop(boolean sleepSets) {
    length--;
    top = nodes.get(length);
    removeLast();
    if (sleepSets) {
      top.sleep().add(top.taken());
    }
  }

  protected abstract N newNode();

  /** Notes the happens-before order of a new event, which leads from one state to another. */
  protected abstract void append(long event, N from, N to);

  /** Forgets the last event. */
  protected abstract void removeLast();

  /**
   * Takes the event {@code first} and then the events that {@code guide} chooses, until it chooses
   * none.
   */
  public abstract void run(long first, Guide guide);

  /**
   * Plans events to explore from the last state if nothing was planned there: at least one if an
   * event is possible that is not asleep.
   */
  public abstract void planAny(WakeupTree plan);

  /**
   * How a run ends in the last state, from which nothing was explored.
   *
   * @param atLimit whether the run has reached the limit of events
   */
  public abstract RunEnd end(boolean atLimit);

  /**
   * Whether an event counts for the limit and the figures: some events are only decisions, not
   * steps of a model.
   */
  public boolean counts(long event) {
    return true;
  }

  /** The number of events that count. */
  public int counted() {
    return length;
  }
}
