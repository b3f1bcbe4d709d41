package io.mazurka.search.store;

import java.util.Arrays;

/**
 * A part of a {@link NumberedStore}: open addressing with linear probing. An entry is a record and,
 * beside it, its number, so that mostly one access to memory finds both. A hash is mapped to a
 * place by multiplication, so that the entries keep their order when the shard grows.
 */
final class NumberedShard {

  private static final int FIRST_ROOM = 8;
  private static final double LOAD = 0.75;
  private static final double GROWTH = 1.4;

  private final int words;

  /** How many words an entry has: those of a record, and one for its number. */
  private final int width;

  private long[] entries;

  /** How many entries there is room for. */
  private int room = FIRST_ROOM;

  /** The shard grows when it has this many entries. */
  private int threshold = (int) (FIRST_ROOM * LOAD);

  private int size;

  NumberedShard(int words) {
    this.words = words;
    this.width = words + 1;
    this.entries = new long[FIRST_ROOM * width];
  }

  int size() {
    return size;
  }

  long bytes() {
    return 8L * entries.length;
  }

  /** Reads the entry where a record with this hash would be. */
  long touch(long hash) {
    return entries[start(hash, room)];
  }

  /** Where to look first for a record with this hash. */
  private int start(long hash, int places) {
    return (int) ((WordTable.fraction(hash) * places) >>> 31) * width;
  }

  /** Where a record is, or where there is room for it. */
  private int find(long hash, long[] record, int at) {
    int entry = start(hash, room);
    while (entries[entry] != 0 && !isAt(entry, record, at)) {
      entry += width;
      if (entry == entries.length) {
        entry = 0;
      }
    }
    return entry;
  }

  private boolean isAt(int entry, long[] record, int at) {
    return entries[entry] == record[at]
        && (words == 1 || Arrays.equals(entries, entry, entry + words, record, at, at + words));
  }

  boolean contains(long hash, long[] record, int at) {
    return entries[find(hash, record, at)] != 0;
  }

  /** Adds a record without a number; false if the shard has it already. */
  boolean add(long hash, long[] record, int at) {
    int entry = find(hash, record, at);
    if (entries[entry] != 0) {
      return false;
    }
    if (size == threshold) {
      grow();
      entry = find(hash, record, at);
    }
    size++;
    System.arraycopy(record, at, entries, entry, words);
    entries[entry + words] = NumberedStore.NONE;
    return true;
  }

  /** The number of a record that the shard has. */
  int number(long hash, long[] record, int at) {
    return (int) entries[find(hash, record, at) + words];
  }

  /** Gives a number to a record that the shard has. */
  void number(long hash, long[] record, int at, int number) {
    entries[find(hash, record, at) + words] = number;
  }

  /** Hands on every record with its number, which may be {@link NumberedStore#NONE}. */
  void forEach(NumberedStore.NumberedAction action) {
    for (int entry = 0; entry < entries.length; entry += width) {
      if (entries[entry] != 0) {
        action.accept((int) entries[entry + words], entries, entry);
      }
    }
  }

  private void grow() {
    int more = (int) Math.min(Integer.MAX_VALUE / width - 1, room * GROWTH + 1);
    if (more == room) {
      throw new OutOfMemoryError("no array has room for more states");
    }
    long[] old = entries;
    entries = new long[more * width];
    room = more;
    threshold = (int) (more * LOAD);
    for (int from = 0; from < old.length; from += width) {
      if (old[from] != 0) {
        int entry = start(WordTable.hash(old, from, words), more);
        while (entries[entry] != 0) {
          entry += width;
          if (entry == entries.length) {
            entry = 0;
          }
        }
        System.arraycopy(old, from, entries, entry, width);
      }
    }
  }
}
