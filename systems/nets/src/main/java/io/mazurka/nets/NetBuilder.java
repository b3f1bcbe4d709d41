package io.mazurka.nets;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A net under construction. Arcs between the same nodes add up. */
public final class NetBuilder {

  private final List<Node> places = new ArrayList<>();
  private final List<Node> transitions = new ArrayList<>();
  private final List<Integer> tokens = new ArrayList<>();
  private final List<SortedMap<Integer, Integer>> inputs = new ArrayList<>();
  private final List<SortedMap<Integer, Integer>> outputs = new ArrayList<>();

  NetBuilder() {}

  /** Adds a place and returns its number. */
  public int place(Node place, int initialTokens) {
    if (initialTokens < 0) {
      throw new IllegalArgumentException("a negative number of tokens on " + place.id());
    }
    places.add(place);
    tokens.add(initialTokens);
    return places.size() - 1;
  }

  /** Adds a place and returns its number. */
  public int place(String id, int initialTokens) {
    return place(Node.of(id), initialTokens);
  }

  /** Puts more tokens on a place. */
  public void mark(int place, int more) {
    tokens.set(place, Math.addExact(tokens.get(place), more));
  }

  /** Adds a transition and returns its number. */
  public int transition(Node transition) {
    transitions.add(transition);
    inputs.add(new TreeMap<>());
    outputs.add(new TreeMap<>());
    return transitions.size() - 1;
  }

  /** Adds a transition and returns its number. */
  public int transition(String id) {
    return transition(Node.of(id));
  }

  /** Lets {@code transition} take {@code weight} tokens from {@code place}. */
  public NetBuilder input(int place, int transition, int weight) {
    inputs.get(transition).merge(place, positive(weight), Math::addExact);
    return this;
  }

  /** Lets {@code transition} put {@code weight} tokens on {@code place}. */
  public NetBuilder output(int transition, int place, int weight) {
    outputs.get(transition).merge(place, positive(weight), Math::addExact);
    return this;
  }

  private static int positive(int weight) {
    if (weight <= 0) {
      throw new IllegalArgumentException("an arc of weight " + weight);
    }
    return weight;
  }

  /** The net. */
  public Net build() {
    return new Net(
        places,
        transitions,
        inputs.stream().map(Arcs::new).toList(),
        outputs.stream().map(Arcs::new).toList(),
        tokens.stream().mapToInt(Integer::intValue).toArray());
  }
}
