package io.mazurka.search.store.packing;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/**
 * Writes records of a fixed number of words. It writes some records at a time, each time with their
 * number before them; a zero marks the end. It throws an {@link UncheckedIOException} if writing
 * fails.
 */
public final class RecordOutput implements AutoCloseable {

  static final int WORDS_AT_ONCE = 1 << 13;

  private final DataOutputStream out;
  private final int words;
  private final ByteBuffer buffer;

  /**
   * @param words how many words a record has
   */
  public RecordOutput(DataOutputStream out, int words) {
    this.out = out;
    this.words = words;
    this.buffer = ByteBuffer.allocate(Long.BYTES * Math.max(words, WORDS_AT_ONCE / words * words));
  }

  /** Writes the record in {@code source} from {@code at} on. */
  public void write(long[] source, int at) {
    if (!buffer.hasRemaining()) {
      flush();
    }
    for (int word = 0; word < words; word++) {
      buffer.putLong(source[at + word]);
    }
  }

  private void flush() {
    try {
      out.writeInt(buffer.position() / Long.BYTES / words);
      out.write(buffer.array(), 0, buffer.position());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    buffer.clear();
  }

  /** Writes the records that are left and the zero that marks the end. */
  @Override
  public void close() {
    if (buffer.position() > 0) {
      flush();
    }
    flush();
  }
}
