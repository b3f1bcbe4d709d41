package io.mazurka.cluster.message;

import io.mazurka.cluster.table.SlotNumbers;
import java.util.Arrays;
import java.util.List;

/**
 * The messages of one superstep of a partition. A message is a state, the place where it was found,
 * and a history. A chunk also contains the values that the numbers in its slots stand for. The
 * number of bits of a slot depends on how many different values the chunk has there.
 */
public final class Outbox {

  private final int slots;
  private final boolean histories;
  private final SlotNumbers numbers;

  private final PendingInts pending;

  /** Per number of a slot, its place in the chunk being written plus one. */
  private int[] places = new int[16];

  /** The numbers of a slot that occur in the chunk, in the order of their first use. */
  private int[] used = new int[16];

  public Outbox(int partition, int partitions, int slots, boolean histories, SlotNumbers numbers) {
    this.slots = slots;
    this.histories = histories;
    this.numbers = numbers;
    this.pending = new PendingInts(partition, partitions, width(), this::encode);
  }

  private int width() {
    return slots + (histories ? 3 : 1);
  }

  public void send(int destination, int[] state, int parent, long history) {
    int[] buffer = pending.room(destination);
    int from = pending.start(destination);
    System.arraycopy(state, 0, buffer, from, slots);
    buffer[from + slots] = parent;
    if (histories) {
      buffer[from + slots + 1] = (int) history;
      buffer[from + slots + 2] = (int) (history >>> Integer.SIZE);
    }
    pending.send(destination);
  }

  /** How many messages were sent. */
  public long sent() {
    return pending.sent();
  }

  /** All messages, in the order of their keys. */
  public List<Chunk> chunks() {
    return pending.chunks();
  }

  private byte[] encode(int[] buffer, int size) {
    BitOutput out = new BitOutput();
    out.write(size / width(), Integer.SIZE);
    int[] bits = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      bits[slot] =
          numbers.isPlain()
              ? writeBits(out, slot, buffer, size)
              : meanings(out, slot, buffer, size);
    }
    for (int from = 0; from < size; from += width()) {
      for (int slot = 0; slot < slots; slot++) {
        out.write(buffer[from + slot], bits[slot]);
      }
      for (int rest = slots; rest < width(); rest++) {
        out.write(buffer[from + rest], Integer.SIZE);
      }
    }
    return out.bytes();
  }

  /** Writes the number of bits for the numbers of a slot. */
  private int writeBits(BitOutput out, int slot, int[] buffer, int size) {
    int all = 0;
    for (int from = 0; from < size; from += width()) {
      all |= buffer[from + slot];
    }
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(all);
    out.write(bits, Byte.SIZE);
    return bits;
  }

  /**
   * Writes the values of a slot in the order of their first use, and replaces the numbers by places
   * in this order.
   */
  private int meanings(BitOutput out, int slot, int[] buffer, int size) {
    int count = 0;
    for (int from = 0; from < size; from += width()) {
      int number = buffer[from + slot];
      if (number >= places.length) {
        places = Arrays.copyOf(places, 2 * number);
      }
      if (places[number] == 0) {
        if (count == used.length) {
          used = Arrays.copyOf(used, 2 * count);
        }
        used[count++] = number;
        places[number] = count;
      }
      buffer[from + slot] = places[number] - 1;
    }
    out.write(count, Integer.SIZE);
    for (int index = 0; index < count; index++) {
      out.write(numbers.bytes(slot, used[index]));
      places[used[index]] = 0;
    }
    return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
  }
}
