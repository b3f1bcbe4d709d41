package io.mazurka.protocols.reference;

import io.mazurka.protocols.Channels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What is in a channel. Immutable.
 *
 * @param counts how often each message is there, if it is a set or a multiset
 * @param queue the messages in order, if it is a queue
 */
public record Content(Channels kind, Map<Object, Integer> counts, List<Object> queue) {

  public Content {
    counts = Map.copyOf(counts);
    queue = List.copyOf(queue);
  }

  static Content empty(Channels kind) {
    return new Content(kind, Map.of(), List.of());
  }

  /** The messages that can be taken out next, each once. */
  Set<Object> available() {
    if (kind == Channels.FIFO) {
      return queue.isEmpty() ? Set.of() : Set.of(queue.get(0));
    }
    return counts.keySet();
  }

  /** Every message that is there, as often as it is there. */
  List<Object> inOrder() {
    List<Object> all = new ArrayList<>(queue);
    counts.forEach((message, count) -> all.addAll(Collections.nCopies(count, message)));
    return all;
  }

  /** Every message that is there, each once. */
  public Set<Object> messages() {
    return kind == Channels.FIFO ? new LinkedHashSet<>(queue) : counts.keySet();
  }

  public boolean contains(Object message) {
    return count(message) > 0;
  }

  private int count(Object message) {
    return kind == Channels.FIFO
        ? Collections.frequency(queue, message)
        : counts.getOrDefault(message, 0);
  }

  /** How many messages there are, repetitions counted. */
  public int size() {
    return queue.size() + counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  Content with(Object message) {
    if (kind == Channels.FIFO) {
      List<Object> longer = new ArrayList<>(queue);
      longer.add(message);
      return new Content(kind, counts, longer);
    }
    Map<Object, Integer> more = new HashMap<>(counts);
    more.put(message, kind == Channels.SET ? 1 : count(message) + 1);
    return new Content(kind, more, queue);
  }

  /** With a second one right behind the first that is taken out. */
  Content twice(Object message) {
    if (kind == Channels.FIFO) {
      List<Object> longer = new ArrayList<>(queue);
      longer.add(0, message);
      return new Content(kind, counts, longer);
    }
    return with(message);
  }

  Content without(Object message) {
    if (kind == Channels.FIFO) {
      if (!queue.get(0).equals(message)) {
        throw new IllegalArgumentException(message + " is not at the head of " + queue);
      }
      return new Content(kind, counts, queue.subList(1, queue.size()));
    }
    Map<Object, Integer> fewer = new HashMap<>(counts);
    fewer.computeIfPresent(message, (key, count) -> count == 1 ? null : count - 1);
    return new Content(kind, fewer, queue);
  }

  Content withoutAll(Predicate<Object> dropped) {
    Map<Object, Integer> fewer = new HashMap<>(counts);
    fewer.keySet().removeIf(dropped);
    return new Content(kind, fewer, queue.stream().filter(dropped.negate()).toList());
  }
}
