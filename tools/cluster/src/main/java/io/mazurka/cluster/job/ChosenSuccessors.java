package io.mazurka.cluster.job;

import io.mazurka.cluster.table.StateLog;
import io.mazurka.search.worker.CycleProviso;
import java.util.Arrays;

/** The successors of one state by the chosen steps, in the numbers of a table. */
public final class ChosenSuccessors implements CycleProviso.Reached {

  private final int slots;
  private int size;
  private int[] steps = new int[16];
  private int[] owners = new int[16];
  private int[] places = new int[16];
  private long[] fingerprints = new long[16];
  private int[] states;
  private final int[] one;
  private long[] words = {};

  public ChosenSuccessors(int slots) {
    this.slots = slots;
    this.states = new int[16 * slots];
    this.one = new int[slots];
  }

  public void clear() {
    size = 0;
  }

  /**
   * Adds a successor.
   *
   * @param place its place in the table, or {@link StateLog#NONE}
   */
  public void add(int step, int owner, long fingerprint, int place, int[] numbers) {
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, 2 * size);
      owners = Arrays.copyOf(owners, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
      fingerprints = Arrays.copyOf(fingerprints, 2 * size);
      states = Arrays.copyOf(states, 2 * states.length);
    }
    steps[size] = step;
    owners[size] = owner;
    places[size] = place;
    fingerprints[size] = fingerprint;
    System.arraycopy(numbers, 0, states, size * slots, slots);
    size++;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int step(int index) {
    return steps[index];
  }

  public int owner(int index) {
    return owners[index];
  }

  public int place(int index) {
    return places[index];
  }

  public long fingerprint(int index) {
    return fingerprints[index];
  }

  /** The state; valid until the next call. */
  public int[] numbers(int index) {
    System.arraycopy(states, index * slots, one, 0, slots);
    return one;
  }

  /** Adds a successor to a table, if it is new; returns its place there. */
  public int addTo(StateLog log, int index, long parent) {
    if (places[index] != StateLog.NONE) {
      return places[index];
    }
    numbers(index);
    log.fit(one);
    if (words.length != log.words()) {
      words = new long[log.words()];
    }
    log.packing().pack(one, words, 0);
    return log.add(words, parent);
  }
}
