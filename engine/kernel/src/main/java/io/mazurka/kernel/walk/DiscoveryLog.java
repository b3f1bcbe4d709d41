package io.mazurka.kernel.walk;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Records how each state was discovered in a breadth-first search, in about two bytes for each
 * state.
 *
 * <p>States are numbered in the order of their discovery, which is also the order of their
 * expansion. The entry of a state says in which expansion it was discovered, as the difference to
 * the entry before, and by which step. Expansion 0 discovers the initial states; expansion n + 1 is
 * that of state n. A sparse index finds the entry of a state.
 */
public final class DiscoveryLog {

  private static final int CHUNK_BITS = 16;
  private static final int STATES_PER_MARK = 1024;

  /** What stands for a chunk that is not in memory. */
  private final byte[] onShelf = {};

  /** All chunks; those that are {@link #onShelf} are elsewhere. */
  private final List<byte[]> chunks = new ArrayList<>();

  private @Nullable Shelf shelf;

  /** The chunk that was fetched last from the shelf, and its number. */
  private byte[] fetched = {};

  private int fetchedNumber = -1;
  private byte[] last = {};
  private int end;
  private long states;
  private long expansion;

  /**
   * The sparse index; for each indexed entry three numbers: the state, the position of its entry,
   * and the expansion of the entry before.
   */
  private long[] marks = new long[3 * 64];

  private int markCount;
  private long nextMark;

  private final Discoveries one = new Discoveries();
  private final byte[] gap = new byte[Discoveries.LONGEST];

  /** Notes that the next state was discovered by {@code step} in {@code byExpansion}. */
  public void discover(long byExpansion, int step) {
    one.clear();
    one.add(byExpansion, step);
    append(one);
  }

  /** Notes some discoveries, in their order. */
  public void append(Discoveries discoveries) {
    if (discoveries.size() == 0) {
      return;
    }
    if (states >= nextMark) {
      mark();
    }
    write(gap, Discoveries.write(gap, 0, (int) (discoveries.first() - expansion)));
    write(discoveries.bytes(), discoveries.length());
    expansion = discoveries.last();
    states += discoveries.size();
  }

  private void mark() {
    int at = 3 * markCount++;
    if (at == marks.length) {
      marks = Arrays.copyOf(marks, 2 * at);
    }
    marks[at] = states;
    marks[at + 1] = chunks.isEmpty() ? 0 : ((chunks.size() - 1L) << CHUNK_BITS) + end;
    marks[at + 2] = expansion;
    nextMark = states + STATES_PER_MARK;
  }

  /** The path to the state with number {@code state}. */
  public Path pathTo(long state) {
    List<Integer> reversed = new ArrayList<>();
    long at = state;
    Discovery discovery = find(at);
    while (discovery.expansion > 0) {
      reversed.add(discovery.step);
      at = discovery.expansion - 1;
      discovery = find(at);
    }
    Collections.reverse(reversed);
    return new Path(discovery.step, reversed);
  }

  /** In which expansion a state was discovered, and by which step. */
  private record Discovery(long expansion, int step) {}

  private Discovery find(long state) {
    int mark = 3 * lastMarkUpTo(state);
    Reader reader = new Reader(marks[mark + 1]);
    long discovering = marks[mark + 2];
    int step = 0;
    for (long entry = marks[mark]; entry <= state; entry++) {
      discovering += reader.read();
      step = reader.read();
    }
    return new Discovery(discovering, step);
  }

  /** The number of the last mark at or before a state. */
  private int lastMarkUpTo(long state) {
    int low = 0;
    int high = markCount - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (marks[3 * middle] <= state) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private void write(byte[] bytes, int length) {
    int written = 0;
    while (written < length) {
      if (end == last.length) {
        startChunk();
      }
      int part = Math.min(length - written, last.length - end);
      System.arraycopy(bytes, written, last, end, part);
      written += part;
      end += part;
    }
  }

  private void startChunk() {
    int before = chunks.size() - 1;
    if (shelf != null && before >= 0) {
      shelf.put(before, last);
      chunks.set(before, onShelf);
    } else {
      last = new byte[1 << CHUNK_BITS];
    }
    chunks.add(last);
    end = 0;
  }

  /** Keeps chunks of a log outside the memory. */
  public interface Shelf {
    /** Puts down a chunk. Chunks come in the order of their numbers. */
    void put(int number, byte[] chunk);

    /** Copies a chunk that was put down. */
    void fetch(int number, byte[] target);
  }

  /** Keeps all entries but the last ones on a shelf from now on. */
  public void keepOn(Shelf place) {
    for (int number = 0; number < chunks.size() - 1; number++) {
      place.put(number, chunks.get(number));
      chunks.set(number, onShelf);
    }
    shelf = place;
  }

  /** Whether entries are on a shelf, so that paths take long. */
  public boolean isOnShelf() {
    return shelf != null;
  }

  private byte[] chunk(int number) {
    byte[] chunk = chunks.get(number);
    if (chunk != onShelf) {
      return chunk;
    }
    if (number != fetchedNumber) {
      fetched = new byte[1 << CHUNK_BITS];
      Objects.requireNonNull(shelf).fetch(number, fetched);
      fetchedNumber = number;
    }
    return fetched;
  }

  /** How many states were discovered. */
  public long states() {
    return states;
  }

  /** The indices of the initial states that were discovered, in their order. */
  public List<Integer> initial() {
    List<Integer> initial = new ArrayList<>();
    Reader reader = new Reader(0);
    while (initial.size() < states && reader.read() == 0) {
      initial.add(reader.read());
    }
    return initial;
  }

  /** Hands every discovery to {@code action}, in their order. */
  public void forEach(DiscoveryAction action) {
    Reader reader = new Reader(0);
    long discovering = 0;
    for (long entry = 0; entry < states; entry++) {
      discovering += reader.read();
      action.accept(discovering, reader.read());
    }
  }

  /** Receives in which expansion a state was discovered, and by which step. */
  public interface DiscoveryAction {
    /** Is told that the next state was discovered by {@code step} in {@code expansion}. */
    void accept(long expansion, int step);
  }

  /** How many bytes the log takes, in memory and on a shelf. */
  public long bytes() {
    return ((long) chunks.size() << CHUNK_BITS) + (long) Long.BYTES * marks.length;
  }

  /**
   * Writes all entries. They are valid in another process, because steps and states have the same
   * numbers there.
   */
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(states);
    out.writeLong(expansion);
    out.writeLong(nextMark);
    out.writeInt(markCount);
    for (int mark = 0; mark < 3 * markCount; mark++) {
      out.writeLong(marks[mark]);
    }
    out.writeInt(chunks.size());
    out.writeInt(end);
    for (int number = 0; number < chunks.size(); number++) {
      byte[] chunk = chunk(number);
      out.write(chunk, 0, chunk == last ? end : chunk.length);
    }
  }

  /** Reads the entries that another log has written, while this log is empty. */
  public void restore(DataInputStream in) throws IOException {
    states = in.readLong();
    expansion = in.readLong();
    nextMark = in.readLong();
    markCount = in.readInt();
    marks = new long[Math.max(marks.length, 3 * markCount)];
    for (int mark = 0; mark < 3 * markCount; mark++) {
      marks[mark] = in.readLong();
    }
    int count = in.readInt();
    int lastEnd = in.readInt();
    for (int chunk = 0; chunk < count; chunk++) {
      startChunk();
      end = chunk == count - 1 ? lastEnd : last.length;
      in.readFully(last, 0, end);
    }
  }

  /** Reads numbers from a position on. */
  private final class Reader {
    private long position;

    Reader(long position) {
      this.position = position;
    }

    int read() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        byte[] chunk = chunk((int) (position >>> CHUNK_BITS));
        byte next = chunk[(int) position & ((1 << CHUNK_BITS) - 1)];
        position++;
        value |= (next & 0x7f) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }
  }
}
