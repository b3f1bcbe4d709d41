package io.mazurka.classes.values;

import java.util.HashMap;
import java.util.Map;

/**
 * The state of a collection for events: how often it was changed, and which threads compute values
 * for which keys. A thread that wants to change a key with the same hash code has to wait. Java may
 * lock more than that: a bin with several hash codes.
 *
 * @param holders the number of the thread for each hash code
 */
public record WholeState(int version, Map<Integer, Integer> holders) {

  public static final WholeState NEW = new WholeState(0, Map.of());

  /** The state after a change. */
  public WholeState changed() {
    return new WholeState(version + 1, holders);
  }

  /** The state before the last change, because the operation changed nothing after all. */
  public WholeState unchanged() {
    return new WholeState(version - 1, holders);
  }

  /** Whether another thread holds a hash code. */
  public boolean isTaken(int hash, int thread) {
    Integer holder = holders.get(hash);
    return holder != null && holder != thread;
  }

  public boolean isHeld(int hash, int thread) {
    return holders.getOrDefault(hash, -1) == thread;
  }

  /** Whether some thread holds another hash code, which Java may lock together with this one. */
  public boolean isHeldBeside(int hash) {
    return holders.keySet().stream().anyMatch(held -> held != hash);
  }

  /** The state in which a thread holds a hash code. */
  public WholeState with(int hash, int thread) {
    Map<Integer, Integer> more = new HashMap<>(holders);
    more.put(hash, thread);
    return new WholeState(version, Map.copyOf(more));
  }

  /** The state in which nobody holds a hash code. */
  public WholeState without(int hash) {
    Map<Integer, Integer> fewer = new HashMap<>(holders);
    fewer.remove(hash);
    return new WholeState(version, Map.copyOf(fewer));
  }
}
