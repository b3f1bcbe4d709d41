package io.mazurka.kernel;

/** Turns whole states of a system into bytes that mean the same in every run, and back. */
public final class StateCodec {

  private final SlotValues values;
  private final int slots;

  /** A codec for the states of this system. */
  public StateCodec(TransitionSystem system) {
    this.values = system.values();
    this.slots = system.initialStates().get(0).length;
  }

  /** The canonical bytes of a state. */
  public byte[] encode(int[] state) {
    return values.encode(state);
  }

  /**
   * The state with these bytes.
   *
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if no state has these bytes
   */
  public int[] decode(byte[] bytes) {
    return values.decode(bytes, slots);
  }
}
