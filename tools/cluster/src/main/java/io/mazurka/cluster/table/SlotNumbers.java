package io.mazurka.cluster.table;

import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.SlotValues;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the values of each slot for one table, in the order in which they occur in it. Processes
 * number values differently, so a table has its own numbers, which do not depend on the process.
 * Values that are plain numbers in every process keep these.
 */
public final class SlotNumbers {

  private static final int UNKNOWN = -1;

  private final boolean plain;
  private final Slot[] slots;

  /** The values of this process; not set before the process of the table is known. */
  private SlotValues values = PlainValues.unbounded();

  public SlotNumbers(boolean plain, int slots) {
    this.plain = plain;
    this.slots = new Slot[plain ? 0 : slots];
    Arrays.setAll(this.slots, slot -> new Slot());
  }

  /** One slot. */
  private static final class Slot {

    private final List<byte[]> values = new ArrayList<>();
    private final Map<Bytes, Integer> numbers = new HashMap<>();

    /** From the numbers of this process to those of the table, and back. */
    private int[] here = {};

    private int[] there = {};
  }

  /** Bytes that can be looked up. */
  private static final class Bytes {

    private final byte[] bytes;

    Bytes(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Bytes some && Arrays.equals(bytes, some.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  /** Sets the values of the process to which the table belongs from now on. */
  public void belongTo(SlotValues ofProcess) {
    if (values != ofProcess) {
      values = ofProcess;
      for (Slot slot : slots) {
        slot.here = new int[0];
        slot.there = new int[0];
      }
    }
  }

  public boolean isPlain() {
    return plain;
  }

  /** The number in the table of a value of this process. */
  public int number(int slot, int value) {
    if (plain) {
      return value;
    }
    int[] here = slots[slot].here;
    int number = value < here.length ? here[value] : UNKNOWN;
    return number >= 0 ? number : learnNumber(slot, value);
  }

  private int learnNumber(int slot, int value) {
    int number = number(slot, values.encode(slot, value));
    link(slots[slot], value, number);
    return number;
  }

  /** The value in this process of a number in the table. */
  public int value(int slot, int number) {
    if (plain) {
      return number;
    }
    int[] there = slots[slot].there;
    int value = number < there.length ? there[number] : UNKNOWN;
    return value >= 0 ? value : learnValue(slot, number);
  }

  private int learnValue(int slot, int number) {
    int value = values.decode(slot, slots[slot].values.get(number));
    link(slots[slot], value, number);
    return value;
  }

  private static void link(Slot slot, int value, int number) {
    slot.here = put(slot.here, value, number);
    slot.there = put(slot.there, number, value);
  }

  private static int[] put(int[] map, int from, int to) {
    int[] result = map;
    if (from >= map.length) {
      result = Arrays.copyOf(map, Math.max(from + 1, 2 * map.length));
      Arrays.fill(result, map.length, result.length, UNKNOWN);
    }
    result[from] = to;
    return result;
  }

  /** The number of the value with these bytes; a new value gets a new number. */
  public int number(int slot, byte[] bytes) {
    Slot one = slots[slot];
    Integer known = one.numbers.putIfAbsent(new Bytes(bytes), one.values.size());
    if (known != null) {
      return known;
    }
    one.values.add(bytes);
    return one.values.size() - 1;
  }

  /** The bytes of a value. */
  public byte[] bytes(int slot, int number) {
    return slots[slot].values.get(number);
  }

  /** How many values each slot has. */
  public int[] sizes() {
    return Arrays.stream(slots).mapToInt(slot -> slot.values.size()).toArray();
  }

  /** Keeps the first {@code sizes} values of each slot and forgets the others. */
  public void truncate(int[] sizes) {
    for (int slot = 0; slot < slots.length; slot++) {
      Slot one = slots[slot];
      for (int number = one.values.size() - 1; number >= sizes[slot]; number--) {
        one.numbers.remove(new Bytes(one.values.remove(number)));
        if (number < one.there.length && one.there[number] >= 0) {
          one.here[one.there[number]] = UNKNOWN;
          one.there[number] = UNKNOWN;
        }
      }
    }
  }

  /** The memory of all values. */
  public long bytes() {
    long total = 0;
    for (Slot slot : slots) {
      total += 8L * (slot.here.length + slot.there.length);
      total += 128L * slot.values.size();
    }
    return total;
  }

  /** Writes the first {@code sizes} values of each slot. */
  public void save(DataOutput out, int[] sizes) throws IOException {
    for (int slot = 0; slot < slots.length; slot++) {
      for (int number = 0; number < sizes[slot]; number++) {
        byte[] bytes = bytes(slot, number);
        out.writeInt(bytes.length);
        out.write(bytes);
      }
    }
  }

  public void restore(DataInput in, int[] sizes) throws IOException {
    for (int slot = 0; slot < slots.length; slot++) {
      for (int left = sizes[slot]; left > 0; left--) {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        number(slot, bytes);
      }
    }
  }
}
