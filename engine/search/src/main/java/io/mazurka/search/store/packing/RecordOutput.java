package io.mazurka.search.store.packing;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/**
 * Writes records of a fixed number of words one after the other, some at a time, each time with how
 * many they are; none means that it was the last. What cannot be written is an {@link
 * UncheckedIOException}.
 */
public final class RecordOutput implements AutoCloseable {

  static final int WORDS_AT_ONCE = 1 << 13;

  private final DataOutputStream out;
  private final int words;
  private final ByteBuffer buffer;

  /**
   * @param words those of a record
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

  /** Writes what is left, and that it was the last. */
  @Override
  public void close() {
    if (buffer.position() > 0) {
      flush();
    }
    flush();
  }
}
