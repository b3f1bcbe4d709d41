package io.mazurka.kernel;

import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.util.function.IntUnaryOperator;

/**
 * Slots that hold plain numbers, such as tokens, program counters or values of variables.
 *
 * @param largest the largest number that each slot may hold
 */
public record PlainValues(IntUnaryOperator largest) implements SlotValues {

  /** Slots that may hold any number. */
  public static PlainValues unbounded() {
    return new PlainValues(slot -> Integer.MAX_VALUE);
  }

  @Override
  public byte[] encode(int slot, int value) {
    return new ByteWriter().number(value).bytes();
  }

  @Override
  public int decode(int slot, byte[] bytes) {
    ByteReader reader = new ByteReader(bytes);
    int value = reader.number();
    reader.end();
    if (value > largest.applyAsInt(slot)) {
      throw new InvalidBytesException("slot %d cannot hold %d".formatted(slot, value));
    }
    return value;
  }
}
