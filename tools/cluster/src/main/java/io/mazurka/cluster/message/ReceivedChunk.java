package io.mazurka.cluster.message;

import io.mazurka.cluster.table.SlotNumbers;
import java.util.Arrays;

/**
 * Reads the messages of one chunk, one after the other, with the numbers that the receiving table
 * uses.
 */
public final class ReceivedChunk {

  private final int slots;
  private final boolean histories;
  private final BitInput in;
  private final int[] bits;

  /** Per slot, maps the numbers of the chunk to those of the table, unless they are the same. */
  private final int[][] meanings;

  private final int[] state;
  private int left;
  private int parent;
  private long history;

  public ReceivedChunk(Chunk chunk, int slots, boolean histories, SlotNumbers numbers) {
    this.slots = slots;
    this.histories = histories;
    this.in = new BitInput(chunk.bytes());
    this.left = (int) in.read(Integer.SIZE);
    this.bits = new int[slots];
    this.meanings = new int[numbers.isPlain() ? 0 : slots][];
    this.state = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      if (numbers.isPlain()) {
        bits[slot] = (int) in.read(Byte.SIZE);
      } else {
        int place = slot;
        meanings[slot] = new int[(int) in.read(Integer.SIZE)];
        Arrays.setAll(meanings[slot], one -> numbers.number(place, in.readBytes()));
        bits[slot] = Integer.SIZE - Integer.numberOfLeadingZeros(meanings[slot].length - 1);
      }
    }
  }

  /** Moves to the next message; returns whether there is one. */
  public boolean next() {
    if (left == 0) {
      return false;
    }
    left--;
    for (int slot = 0; slot < slots; slot++) {
      int number = (int) in.read(bits[slot]);
      state[slot] = meanings.length == 0 ? number : meanings[slot][number];
    }
    parent = (int) in.read(Integer.SIZE);
    history = histories ? in.readLong() : 0;
    return true;
  }

  /** The state of the message. */
  public int[] state() {
    return state;
  }

  /** The place in the sender's partition from which the state was found. */
  public int parent() {
    return parent;
  }

  public long history() {
    return history;
  }
}
