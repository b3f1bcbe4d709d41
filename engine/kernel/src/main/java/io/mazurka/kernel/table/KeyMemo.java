package io.mazurka.kernel.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A function on keys that are not numbers, whose results are computed once and then looked up.
 * Workers share it, and all get the same object.
 *
 * @param <K> the type of keys; it must have value equality and be immutable
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

  /**
   * Computes the result outside the map, because within a map operation the function could not ask
   * for another key.
   */
  private V learn(K key) {
    V result = function.apply(key);
    V first = known.putIfAbsent(key, result);
    return first == null ? result : first;
  }
}
