package io.mazurka.kernel.model;

import org.jspecify.annotations.Nullable;

/**
 * A kind of class that can be checked although it is no {@link Model}. An implementation that is
 * registered as a service makes {@code mazurka check CLASS} understand such classes.
 */
public interface ClassFormat {

  /**
   * The model that a class, or a member of a class, describes; null if the class is not of this
   * kind.
   *
   * @throws io.mazurka.kernel.InvalidModelException if the class is of this kind, but something is
   *     wrong with it
   */
  @Nullable Model find(String name, ClassLoader loader);
}
