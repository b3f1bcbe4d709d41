package io.mazurka.kernel;

import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;

/**
 * What the numbers in the slots of a system mean, as canonical bytes: equal values have equal bytes
 * in every run, although their numbers may differ. Whatever leaves or outlives a run is made from
 * these. Safe to share between workers.
 */
public interface SlotValues {

  /**
   * The bytes of a value in a slot.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if it has no canonical form
   */
  byte[] encode(int slot, int value);

  /**
   * What a value in a slot adds to the fingerprint of a state. A system whose states can be laid
   * out in several ways sees to it that the sum does not depend on that.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if it has no canonical form
   */
  default long fingerprint(int slot, int value) {
    return StateFingerprints.part(slot, encode(slot, value));
  }

  /**
   * The number of the value with these bytes in a slot, a new one if it has not come up before.
   *
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if no value of the slot has these
   *     bytes
   */
  int decode(int slot, byte[] bytes);

  /**
   * The bytes of a whole state. A system whose states can be laid out in several ways sees to it
   * that they do not depend on that.
   */
  default byte[] encode(int[] state) {
    ByteWriter writer = new ByteWriter();
    for (int slot = 0; slot < state.length; slot++) {
      writer.chunk(encode(slot, state[slot]));
    }
    return writer.bytes();
  }

  /**
   * The state with these bytes.
   *
   * @param slots how many slots a state has
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if no state has them
   */
  default int[] decode(byte[] bytes, int slots) {
    ByteReader reader = new ByteReader(bytes);
    int[] state = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      state[slot] = decode(slot, reader.chunk());
    }
    reader.end();
    return state;
  }
}
