package io.mazurka.expressions.variables;

/**
 * A variable of a state.
 *
 * @param name the name, unique among the variables of a state
 * @param slot the index in the state vector
 * @param type the possible values, and how they are stored
 */
public record StateVariable(String name, int slot, VariableType type) {

  /** Whether the variable is of Boolean type. */
  public boolean isBoolean() {
    return type.kind() == VariableType.Kind.BOOLEAN;
  }

  /** The number of values; they are stored as 0 to {@code size - 1}. */
  public int size() {
    return type.size();
  }

  /** The value of this variable in {@code state}. */
  public long value(int[] state) {
    return state[slot] + type.offset();
  }

  /** This variable with its value in {@code state}, such as {@code x=3}. */
  public String text(int[] state) {
    return name + "=" + type.text(value(state));
  }

  @Override
  public String toString() {
    return name;
  }
}
