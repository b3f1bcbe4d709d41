package io.mazurka.dpor.tree;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * What an exploration below some state has for the states above it: the sequences that reverse
 * races with events from there, in the order in which they were found. Also the number of events
 * planned below, and its peaks between the sequences, so that whoever adds the sequences to the
 * trees above can tell how many events lay planned at any time.
 */
public final class KeptSequences {

  private static final long NONE = -1;

  private final int base;
  private long planned;

  /** The most events planned since the last sequence, or -1 if no run has ended since. */
  private long peak = NONE;

  /** For each sequence: the peak before it, the position it is for, its length, its events. */
  private long[] words = new long[0];

  private int size;

  /**
   * @param base the number of events above: sequences for positions before it leave
   */
  public KeptSequences(int base) {
    this.base = base;
  }

  int base() {
    return base;
  }

  /** The number of events planned now. */
  long planned() {
    return planned;
  }

  void plan(long more) {
    planned += more;
  }

  /** The most events planned at the end of a run. */
  public long peak() {
    return Math.max(0, peak);
  }

  /** Notes that a run ends. */
  void endRun() {
    note(planned);
  }

  /** Writes the figures; there must be no sequences. */
  void save(DataOutputStream out) throws IOException {
    out.writeLong(planned);
    out.writeLong(peak);
  }

  void restore(DataInputStream in) throws IOException {
    planned = in.readLong();
    peak = in.readLong();
  }

  private void note(long level) {
    peak = Math.max(peak, level);
  }

  /** The room that the sequences take. */
  public int words() {
    return size;
  }

  /** Adds a copy of a sequence for the state at {@code position}. */
  void add(int position, Sequence sequence) {
    int length = sequence.size();
    if (size + length + 3 > words.length) {
      words = Arrays.copyOf(words, 2 * (size + length + 3));
    }
    words[size++] = peak;
    words[size++] = position;
    words[size++] = length;
    for (int index = 0; index < length; index++) {
      words[size++] = sequence.event(index);
    }
    peak = NONE;
  }

  /** Takes back the sequence that was added last, whose length is {@code length}. */
  void takeBack(int length) {
    size -= length + 3;
    peak = words[size];
  }

  /**
   * Hands on what {@code below} has, as if its runs had been made here.
   *
   * @param sequence room for a sequence
   */
  void absorb(KeptSequences below, Sequence sequence, Reversal reversal) {
    for (int at = 0; at < below.size; ) {
      long before = below.words[at++];
      if (before != NONE) {
        note(planned + before);
      }
      int position = (int) below.words[at++];
      int length = (int) below.words[at++];
      sequence.clear();
      for (int index = 0; index < length; index++) {
        sequence.add(below.words[at++]);
      }
      reversal.reverse(position, sequence);
    }
    if (below.peak != NONE) {
      note(planned + below.peak);
    }
    planned += below.planned;
  }
}
