package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.kernel.value.Namespace;

/**
 * The values that one slot of the state vector may have, and the response of each value to stimuli
 * from other slots, such as arriving letters or a step that a monitor hears. Responses are computed
 * once and then looked up. Shared between workers.
 */
public abstract class Component {

  @SuppressWarnings("this-escape") // Nothing is computed before the first question.
  private final PairMemo responses = new PairMemo(this::compute);

  /** The response of a value for which a stimulus is too much: letters find no room. */
  public static final int FULL = -1;

  /** The value that {@code value} turns into on {@code stimulus}, or {@link #FULL}. */
  public final int respond(int value, int stimulus) {
    return responses.of(value, stimulus);
  }

  /** The table behind {@link #respond}, for inner loops. */
  public final PairMemo responses() {
    return responses;
  }

  abstract int compute(int value, int stimulus);

  /** The number of values known so far; 0 if the values are plain numbers. */
  public abstract int size();

  /** The observation of a value: the part that properties can see. */
  public abstract int observation(int value);

  /** The object that an observation stands for. */
  public abstract Object observed(int observation);

  /** An equal object that iterates in another order, or the same object if there is none. */
  public abstract Object reordered(int observation);

  /** Whether the object of an observation still has the value that it had when it was stored. */
  public abstract boolean isUnchanged(int observation);

  /** The canonical bytes of a value, the same in every run. */
  public abstract byte[] encode(int value);

  /** The contribution of a value in this slot to the fingerprint of a state. */
  public long fingerprint(int slot, int value) {
    return StateFingerprints.part(slot, encode(value));
  }

  /**
   * The value with these bytes; it is added if it is new.
   *
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if none can have them
   */
  public abstract int decode(byte[] bytes, Namespace names);

  /** The name of the component in reports. */
  public abstract String name();
}
