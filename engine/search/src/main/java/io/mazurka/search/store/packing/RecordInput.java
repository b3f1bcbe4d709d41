package io.mazurka.search.store.packing;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the records that a {@link RecordOutput} wrote. States are translated from the packing and
 * the numbering of values that they were written with to those of now.
 */
public final class RecordInput {

  private final DataInputStream in;
  private final Packing from;
  private final Packing to;
  private final @Nullable Renumbering renumbering;

  /** Translates the numbers of values. */
  public interface Renumbering {
    /** Replaces every number in {@code state} by the number that the same value has now. */
    void apply(int[] state);
  }

  /**
   * @param from how states were packed
   * @param to how they are packed now
   * @param renumbering the numbers that values have now; null if neither numbers nor layout have
   *     changed
   */
  public RecordInput(
      DataInputStream in, Packing from, Packing to, @Nullable Renumbering renumbering) {
    this.in = in;
    this.from = from;
    this.to = to;
    this.renumbering = renumbering;
  }

  /** The stream, to read data other than records from it. */
  public DataInputStream data() {
    return in;
  }

  /** Receives a record: the array that holds it and the index at which it starts. */
  public interface Taker {
    void take(long[] words, int at);
  }

  /** Reads packed states and hands them on in the layout of now. */
  public void states(Taker taker) throws IOException {
    if (renumbering == null) {
      records(from.words(), taker);
      return;
    }
    Renumbering current = Objects.requireNonNull(renumbering);
    int[] vector = new int[from.slots()];
    long[] packed = new long[to.words()];
    records(
        from.words(),
        (words, at) -> {
          from.unpack(words, at, vector);
          current.apply(vector);
          to.pack(vector, packed, 0);
          taker.take(packed, 0);
        });
  }

  /** Reads records of {@code words} words and hands them on. */
  public void records(int words, Taker taker) throws IOException {
    int most = Math.max(words, RecordOutput.WORDS_AT_ONCE / words * words) / words;
    byte[] bytes = new byte[Long.BYTES * words * most];
    long[] some = new long[words * most];
    for (int count = in.readInt(); count != 0; count = in.readInt()) {
      Objects.checkIndex(count, most + 1);
      in.readFully(bytes, 0, Long.BYTES * words * count);
      ByteBuffer.wrap(bytes).asLongBuffer().get(some, 0, words * count);
      for (int record = 0; record < count; record++) {
        taker.take(some, record * words);
      }
    }
  }
}
