package io.mazurka.kernel;

import io.mazurka.kernel.value.ByteReader;
import io.mazurka.kernel.value.ByteWriter;

/** Whole states of a system as bytes that mean the same in every run. */
public final class StateCodec {

  private final SlotValues values;
  private final int slots;

  public StateCodec(TransitionSystem system) {
    this.values = system.values();
    this.slots = system.initialStates().get(0).length;
  }

  /** The canonical bytes of the value in each slot, one behind the other. */
  public byte[] encode(int[] state) {
    ByteWriter writer = new ByteWriter();
    for (int slot = 0; slot < slots; slot++) {
      writer.chunk(values.encode(slot, state[slot]));
    }
    return writer.bytes();
  }

  /**
   * The state with these bytes.
   *
   * @throws io.mazurka.kernel.value.InvalidBytesException if no state has them
   */
  public int[] decode(byte[] bytes) {
    ByteReader reader = new ByteReader(bytes);
    int[] state = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      state[slot] = values.decode(slot, reader.chunk());
    }
    reader.end();
    return state;
  }
}
