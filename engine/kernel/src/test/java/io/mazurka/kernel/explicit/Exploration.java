package io.mazurka.kernel.explicit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Queue;

/** A graph explored breadth-first in the plainest way, to compare searches with. */
public final class Exploration {

  private final ExplicitSystem system;
  private final List<Integer> discovered = new ArrayList<>();
  private final int[] distance;

  private Exploration(ExplicitSystem system) {
    this.system = system;
    this.distance = new int[system.size()];
    Arrays.fill(distance, -1);
  }

  public static Exploration of(ExplicitSystem system) {
    Exploration exploration = new Exploration(system);
    exploration.explore();
    return exploration;
  }

  private void explore() {
    Queue<Integer> queue = new ArrayDeque<>();
    for (int number : system.initial()) {
      discover(number, 0, queue);
    }
    while (!queue.isEmpty()) {
      int number = queue.remove();
      for (int target : system.successors(number)) {
        if (distance[target] < 0) {
          discover(target, distance[number] + 1, queue);
        }
      }
    }
  }

  private void discover(int number, int steps, Queue<Integer> queue) {
    distance[number] = steps;
    discovered.add(number);
    queue.add(number);
  }

  /** The numbers of the reachable states in the order of their discovery. */
  public List<Integer> discovered() {
    return discovered;
  }

  /** The fewest steps to a state that can be reached. */
  public int distance(int number) {
    return distance[number];
  }

  public int depth() {
    return distance[discovered.get(discovered.size() - 1)];
  }

  /** The numbers of the states at most so many steps away, in the order of their discovery. */
  public List<Integer> within(int steps) {
    return discovered.stream().filter(number -> distance[number] <= steps).toList();
  }

  public boolean isTerminal(int number) {
    return system.successors(number).length == 0;
  }

  /** The number of steps that leave the given states. */
  public long steps(List<Integer> numbers) {
    return numbers.stream().mapToLong(number -> system.successors(number).length).sum();
  }

  /** The largest value of each slot in the given states. */
  public int[] maxima(Collection<Integer> numbers) {
    int[] maxima = new int[system.stateAt(0).length];
    for (int number : numbers) {
      Arrays.setAll(maxima, slot -> Math.max(maxima[slot], system.stateAt(number)[slot]));
    }
    return maxima;
  }
}
