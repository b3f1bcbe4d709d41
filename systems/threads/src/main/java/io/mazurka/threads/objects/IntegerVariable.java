package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.World;

/** A shared variable that holds a number. */
public final class IntegerVariable extends Variable<Integer> {

  IntegerVariable(World world, String name, int initial) {
    super(world, name, initial);
  }

  /** Adds {@code amount} in one step; returns the value before. */
  public int fetchAndAdd(int amount) {
    return perform(fetchingAndAdding(amount));
  }

  /** Adds {@code amount} in one step; results in the value before. */
  public Operation<Integer> fetchingAndAdding(int amount) {
    return updating(
        () -> "fetch-and-add %d to %s".formatted(amount, name()), value -> value + amount);
  }
}
