package io.mazurka.examples.histories;

import io.mazurka.examples.histories.KeyValueStore.Command;
import io.mazurka.kernel.history.Specification;
import java.util.HashMap;
import java.util.Map;

/** A key-value store with one copy, which does one thing after the other. */
record PlainStore() implements Specification<Map<String, Integer>, Command> {

  @Override
  public Map<String, Integer> initial() {
    return Map.of();
  }

  @Override
  public Answer<Map<String, Integer>> perform(Map<String, Integer> data, Command command) {
    if (command.value().isEmpty()) {
      return new Answer<>(data, data.getOrDefault(command.key(), 0));
    }
    Map<String, Integer> changed = new HashMap<>(data);
    changed.put(command.key(), command.value().get());
    return new Answer<>(Map.copyOf(changed), command.value().get());
  }
}
