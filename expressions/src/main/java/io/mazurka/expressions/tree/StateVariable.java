package io.mazurka.expressions.tree;

/**
 * A variable of a state.
 *
 * @param name its name, unique among the variables of a state
 * @param slot its place in the state vector
 * @param type what values it has, and how they are stored
 */
public record StateVariable(String name, int slot, VariableType type) {

  public boolean isBoolean() {
    return type.kind() == VariableType.Kind.BOOLEAN;
  }

  /** How many values it has, stored as 0 to {@code size - 1}. */
  public int size() {
    return type.size();
  }

  /** Its value in {@code state}. */
  public long value(int[] state) {
    return state[slot] + type.offset();
  }

  @Override
  public String toString() {
    return name;
  }
}
