package io.mazurka.kernel;

import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;

/**
 * Translates between the numbers in the slots of a system and canonical bytes. Equal values have
 * equal bytes in every run, although their numbers may differ; so fingerprints, checkpoints and
 * messages to other machines are made from the bytes. Workers may share it.
 */
public interface SlotValues {

  /**
   * The bytes of a value in a slot.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if the value has no canonical form
   */
  byte[] encode(int slot, int value);

  /**
   * The number that a value in a slot adds to the fingerprint of a state. If the states of a system
   * can be laid out in several ways, the sum of these numbers must not depend on the layout.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if it has no canonical form
   */
  default long fingerprint(int slot, int value) {
    return StateFingerprints.part(slot, encode(slot, value));
  }

  /**
   * The number of the value with these bytes in a slot; a new number if the value has not occurred
   * before.
   *
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if no value of the slot has these
   *     bytes
   */
  int decode(int slot, byte[] bytes);

  /**
   * The bytes of a whole state. If the states of a system can be laid out in several ways, the
   * bytes must not depend on the layout.
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
   * @throws io.mazurka.kernel.value.bytes.InvalidBytesException if no state has these bytes
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
