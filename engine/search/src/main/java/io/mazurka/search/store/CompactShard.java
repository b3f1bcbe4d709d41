package io.mazurka.search.store;

import java.util.Arrays;

/**
 * A part of a {@link WordTable} of single words. The place of an entry tells some bits of its hash,
 * so the entry keeps only the other bits (quotienting, Cleary 1984). The hash function can be
 * inverted, so the hash tells the word.
 *
 * <p>A hash is mapped by multiplication to a group of places, its home. If the home is full, the
 * hash goes to the next group that is not, but at most to the last of the {@link Homes#WINDOW}
 * groups from its home on; if all of these are full, the whole hash goes to a table beside ({@link
 * CrowdedHashes}). So an entry in a group comes from one of {@code WINDOW} homes, and two hashes
 * from these homes differ in the bits that are kept.
 *
 * <p>When a shard grows, the entries keep their order: growing reads and writes from front to back,
 * and each segment that was read can be used again. The shards grow at different sizes, so the
 * table as a whole is always about equally full.
 */
final class CompactShard {

  /** How full a shard may get before it grows. */
  private static final double LOAD = 0.9;

  /** The factor by which a shard grows. */
  private static final double GROWTH = 2.0;

  private static final int SEGMENT_BITS = 9;
  private static final int SEGMENT_GROUPS = 1 << SEGMENT_BITS;

  private final int number;
  private final Spares spares;
  private EntryGroup layout = new EntryGroup(Long.BYTES);
  private long[][] segments = {};
  private int groups;
  private int used;
  private int threshold;

  /** How often the shard has grown since it has a whole segment. */
  private int growths;

  /** The hashes for which no place was free in the groups that they may go to. */
  private CrowdedHashes crowded = new CrowdedHashes();

  /**
   * The shard with this number, with room for {@code records} words; it takes segments from {@code
   * spares} if there are any.
   */
  CompactShard(int number, int records, Spares spares) {
    this.number = number;
    this.spares = spares;
    int wanted = (int) Math.ceil(records / LOAD / EntryGroup.LANES);
    resize(Math.max(1, Math.min(wanted, SEGMENT_GROUPS)));
    if (wanted > SEGMENT_GROUPS) {
      resize((wanted + SEGMENT_GROUPS - 1) & -SEGMENT_GROUPS);
    }
    provideAll();
  }

  /** Sets the size and drops all segments. */
  private void resize(int size) {
    groups = size;
    segments = new long[Math.max(1, groups >>> SEGMENT_BITS)][];
    threshold = (int) (groups * LOAD * EntryGroup.LANES);
    int bytes = EntryGroup.bytes(new Homes(number, groups).bits());
    layout = bytes == layout.words() ? layout : new EntryGroup(bytes);
  }

  private void provideAll() {
    for (int segment = 0; segment < segments.length; segment++) {
      provide(segment);
    }
  }

  private long[] provide(int index) {
    long[] segment = segments[index];
    if (segment == null) {
      int length = (Math.min(groups, SEGMENT_GROUPS) + Homes.WINDOW) * layout.words();
      segment = spares.pop(length);
      segment = segment == null ? new long[length] : segment;
      segments[index] = segment;
    }
    return segment;
  }

  int size() {
    return used;
  }

  long bytes() {
    long total = crowded.bytes();
    for (long[] segment : segments) {
      total += segment == null ? 0 : 8L * segment.length; // null if there was no memory to grow
    }
    return total;
  }

  private int home(long hash) {
    return Homes.home(hash, groups);
  }

  private int index(int group) {
    return (group & (SEGMENT_GROUPS - 1)) * layout.words();
  }

  long touch(long hash) {
    int home = home(hash);
    long[] segment = segments[home >>> SEGMENT_BITS];
    int at = index(home);
    return segment[at] + segment[at + layout.words() - 1];
  }

  boolean contains(long hash) {
    int home = home(hash);
    long[] segment = segments[home >>> SEGMENT_BITS];
    int at = index(home);
    long firsts = EntryGroup.first(hash);
    for (int tried = 0; tried < Homes.WINDOW; tried++, at += layout.words()) {
      long first = segment[at];
      if (layout.contains(segment, at, EntryGroup.agreeing(first, firsts), hash)) {
        return true;
      }
      if (EntryGroup.free(first) != 0) {
        return false;
      }
    }
    return crowded.contains(hash);
  }

  boolean add(long hash) {
    int home = home(hash);
    boolean added = add(segments[home >>> SEGMENT_BITS], index(home), hash);
    if (added && ++used > threshold) {
      grow();
    }
    return added;
  }

  private boolean add(long[] segment, int start, long hash) {
    EntryGroup group = layout;
    long firsts = EntryGroup.first(hash);
    int at = start;
    for (int tried = 0; tried < Homes.WINDOW; tried++, at += group.words()) {
      long first = segment[at];
      long agreeing = EntryGroup.agreeing(first, firsts);
      if (agreeing != 0 && group.contains(segment, at, agreeing, hash)) {
        return false;
      }
      long free = EntryGroup.free(first);
      if (free != 0) {
        group.write(segment, at, EntryGroup.lane(free), hash);
        return true;
      }
    }
    return crowded.add(hash);
  }

  private void grow() {
    Homes homes = new Homes(number, groups);
    EntryGroup from = layout;
    long[][] old = segments;
    CrowdedHashes oldCrowded = crowded;
    boolean small = groups < SEGMENT_GROUPS;
    crowded = new CrowdedHashes();
    resize(small ? Math.min(2 * groups, SEGMENT_GROUPS) : nextSize());
    for (int index = 0; index < old.length; index++) {
      moveAll(old[index], homes, index << SEGMENT_BITS, from);
      if (!small) {
        Arrays.fill(old[index], 0);
        spares.push(old[index]);
      }
    }
    oldCrowded.forEach(this::move);
    provideAll();
  }

  /**
   * The number of groups to grow to: about a power of {@link #GROWTH}, but different for each
   * shard.
   */
  private int nextSize() {
    double phase = number / (double) StateStore.SHARDS;
    int count;
    do {
      count = (int) Math.pow(GROWTH, ++growths + phase);
    } while (count <= segments.length);
    return count << SEGMENT_BITS;
  }

  private void moveAll(long[] segment, Homes homes, int firstGroup, EntryGroup from) {
    int group = firstGroup;
    for (int at = 0; at < segment.length; at += from.words()) {
      int lanes = EntryGroup.lane(EntryGroup.free(segment[at]));
      long least = homes.least(group++);
      for (int lane = 0; lane < lanes; lane++) {
        move(Homes.hash(least, from.read(segment, at, lane), from.kept()));
      }
    }
  }

  /** Adds a hash that is known to be new. */
  private void move(long hash) {
    EntryGroup group = layout;
    int home = home(hash);
    long[] segment = provide(home >>> SEGMENT_BITS);
    int at = index(home);
    for (int tried = 0; tried < Homes.WINDOW; tried++, at += group.words()) {
      long free = EntryGroup.free(segment[at]);
      if (free != 0) {
        group.write(segment, at, EntryGroup.lane(free), hash);
        return;
      }
    }
    crowded.add(hash);
  }

  /**
   * Removes every word. A shard that is hardly used gives up its memory, because clearing it costs
   * time.
   */
  void clear() {
    if (groups > 1 && used < groups) {
      growths = 0;
      resize(1);
      provideAll();
    } else if (used > 0) {
      for (long[] segment : segments) {
        Arrays.fill(segment, 0);
      }
    }
    crowded = new CrowdedHashes();
    used = 0;
  }

  /** Hands every word to {@code action}. */
  void forEach(WordTable.RecordAction action) {
    long[] word = new long[1];
    Homes homes = new Homes(number, groups);
    for (int index = 0; index < segments.length; index++) {
      int group = index << SEGMENT_BITS;
      for (int at = 0; at < segments[index].length; at += layout.words()) {
        int lanes = EntryGroup.lane(EntryGroup.free(segments[index][at]));
        long least = homes.least(group++);
        for (int lane = 0; lane < lanes; lane++) {
          long kept = layout.read(segments[index], at, lane);
          word[0] = WordTable.word(Homes.hash(least, kept, layout.kept()));
          action.accept(word, 0);
        }
      }
    }
    crowded.forEach(
        hash -> {
          word[0] = WordTable.word(hash);
          action.accept(word, 0);
        });
  }
}
