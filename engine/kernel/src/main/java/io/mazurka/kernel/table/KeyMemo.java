package io.mazurka.kernel.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A function on things that have no numbers, computed once for each and looked up from then on. All
 * workers get the same object. Shared between workers.
 *
 * @param <K> has value equality and does not change
 */
public final class KeyMemo<K, V> {

  private final Function<K, V> function;
  private final Map<K, V> known = new ConcurrentHashMap<>();

  public KeyMemo(Function<K, V> function) {
    this.function = function;
  }

  public V of(K key) {
    V result = known.get(key);
    return result == null ? learn(key) : result;
  }

  /** Computes outside of the map, which would not let the function ask for another key. */
  private V learn(K key) {
    V result = function.apply(key);
    V first = known.putIfAbsent(key, result);
    return first == null ? result : first;
  }
}
