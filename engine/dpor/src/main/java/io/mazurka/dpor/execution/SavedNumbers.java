package io.mazurka.dpor.execution;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The numbers that events have for threads and objects, where these are numbered as they come up.
 */
public interface SavedNumbers {

  /** Writes all that has a number, in the order of the numbers. */
  void save(DataOutputStream out) throws IOException;

  /**
   * Reads it again, and gives the same numbers to the same things.
   *
   * @throws io.mazurka.kernel.InvalidModelException if other numbers were given already
   */
  void restore(DataInputStream in) throws IOException;

  /** No numbers. */
  static SavedNumbers none() {
    return new SavedNumbers() {
      @Override
      public void save(DataOutputStream out) {}

      @Override
      public void restore(DataInputStream in) {}
    };
  }
}
