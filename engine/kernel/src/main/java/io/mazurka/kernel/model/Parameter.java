package io.mazurka.kernel.model;

/**
 * A named integer parameter of a model.
 *
 * @param name the key in {@code key=value}
 * @param defaultValue its value when not given
 * @param minimum the least value allowed
 * @param maximum the greatest value allowed
 */
public record Parameter(String name, int defaultValue, int minimum, int maximum) {

  /** A parameter that takes the values from {@code minimum} to {@code maximum}. */
  public static Parameter of(String name, int defaultValue, int minimum, int maximum) {
    return new Parameter(name, defaultValue, minimum, maximum);
  }
}
