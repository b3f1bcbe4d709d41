package io.mazurka.kernel;

/**
 * Slots whose values are numbered from 0 on in the order in which they occur, so that the numbers
 * depend on the run.
 */
public interface NumberedValues extends SlotValues {

  /** How many values of a slot have a number so far; 0 if the slot holds plain numbers. */
  int numbered(int slot);
}
