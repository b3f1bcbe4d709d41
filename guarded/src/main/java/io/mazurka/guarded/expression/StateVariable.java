package io.mazurka.guarded.expression;

/**
 * A variable with values from 0 to {@code size - 1}; one of size two is Boolean.
 *
 * @param name its name, unique in its program
 * @param slot its place in the state vector
 * @param size how many values it has
 */
public record StateVariable(String name, int slot, int size) {

  public StateVariable {
    if (size < 1) {
      throw new IllegalArgumentException(name + " has no values");
    }
  }

  public boolean isBoolean() {
    return size == 2;
  }

  @Override
  public String toString() {
    return name;
  }
}
