package io.mazurka.protocols.engine;

import java.util.List;
import java.util.stream.LongStream;

/**
 * What the relations between transitions depend on in one view of a process. Sets of transitions
 * are words; the process's own transitions are counted from its first.
 */
final class ViewRelations {

  /** Stands for the local state of a process that has crashed and does nothing any more. */
  static final int CRASHED = -1;

  /** The local state. */
  final int local;

  /** The transitions of the process that may still be taken. */
  final long[] alive;

  /** The transitions of the process that are invisible from here on. */
  final long[] invisible;

  /** Per own transition, what interferes with it while it is enabled. */
  final Partners[] interfering;

  /** Per own transition, what it may send: recipient, letter, recipient, letter, ... */
  final int[][] sent;

  /**
   * The transitions in the necessary enabling sets of all own transitions, one set after another.
   */
  final long[] enabling;

  /** The letters whose senders are in them besides. */
  final int[] enablingLetters;

  /** Per own transition, where its enabling sets start; and where all end. */
  private final int[] firstEnabling;

  /** The letters in the inbox that may still be consumed, as bits. */
  private final long[] pending;

  /** Per letter in the inbox, the transitions that may consume it; null for other letters. */
  private final long[][] consumers;

  ViewRelations(
      int local,
      long[] alive,
      long[] invisible,
      Partners[] interfering,
      List<List<Partners>> enabling,
      int[][] sent,
      long[][] consumers) {
    this.local = local;
    this.alive = alive;
    this.invisible = invisible;
    this.interfering = interfering;
    this.sent = sent;
    this.firstEnabling = new int[enabling.size() + 1];
    for (int place = 0; place < enabling.size(); place++) {
      firstEnabling[place + 1] = firstEnabling[place] + enabling.get(place).size();
    }
    List<Partners> all = enabling.stream().flatMap(List::stream).toList();
    this.enabling = all.stream().flatMapToLong(set -> LongStream.of(set.transitions())).toArray();
    this.enablingLetters = all.stream().mapToInt(Partners::letters).toArray();
    this.pending = new long[consumers.length / Long.SIZE + 1];
    this.consumers = consumers;
    for (int letter = 0; letter < consumers.length; letter++) {
      if (consumers[letter] != null) {
        pending[letter / Long.SIZE] |= 1L << letter;
      }
    }
  }

  /** How many necessary enabling sets an own transition has while it is disabled. */
  int enablingSets(int place) {
    return firstEnabling[place + 1] - firstEnabling[place];
  }

  /** The place of such a set among all. */
  int enablingSet(int place, int index) {
    return firstEnabling[place] + index;
  }

  /** Whether this letter is in the inbox and may still be consumed. */
  boolean isPending(int letter) {
    int word = letter >>> 6;
    return word < pending.length && (pending[word] >>> letter & 1) != 0;
  }

  /** The transitions that may consume a letter that is pending. */
  long[] consumers(int letter) {
    return consumers[letter];
  }
}
