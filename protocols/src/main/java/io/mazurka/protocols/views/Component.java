package io.mazurka.protocols.views;

import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.kernel.value.Namespace;

/**
 * What one slot of the state vector ranges over: values, and how each responds to stimuli from
 * outside (letters that arrive, a step that is heard). Responses are computed once and looked up
 * from then on. Shared between workers.
 */
public abstract class Component {

  @SuppressWarnings("this-escape") // Nothing is computed before the first question.
  private final PairMemo responses = new PairMemo(this::compute);

  /** The value that {@code value} turns into on {@code stimulus}. */
  public final int respond(int value, int stimulus) {
    return responses.of(value, stimulus);
  }

  /** By value and stimulus, what {@link #respond} says, for those who ask all the time. */
  public final PairMemo responses() {
    return responses;
  }

  abstract int compute(int value, int stimulus);

  /** How many values there are so far; none if their numbers mean themselves. */
  public abstract int size();

  /** The observation of a value: the part that properties can see. */
  public abstract int observation(int value);

  /** The object behind an observation. */
  public abstract Object observed(int observation);

  /** An equal object that iterates in another order; the same one if there is none. */
  public abstract Object reordered(int observation);

  /** Whether the object behind an observation is still what it was when it came. */
  public abstract boolean isUnchanged(int observation);

  /** The canonical bytes of a value, the same in every run. */
  public abstract byte[] encode(int value);

  /** What a value in this slot adds to the fingerprint of a state. */
  public long fingerprint(int slot, int value) {
    return StateFingerprints.part(slot, encode(value));
  }

  /**
   * The value with these bytes, a new one if it was not there.
   *
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if none can have them
   */
  public abstract int decode(byte[] bytes, Namespace names);

  /** The name of the component in reports. */
  public abstract String name();
}
