package io.mazurka.kernel;

/** Slots whose values get numbers as they come up, from 0 on, so that numbers depend on the run. */
public interface NumberedValues extends SlotValues {

  /** How many values of a slot have a number so far; none if the numbers mean themselves. */
  int numbered(int slot);
}
