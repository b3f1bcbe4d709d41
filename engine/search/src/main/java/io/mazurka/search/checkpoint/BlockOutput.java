package io.mazurka.search.checkpoint;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.zip.CRC32C;

/**
 * Writes bytes in blocks, each with its length and a checksum of its place and its bytes; an empty
 * block is the last. So {@link BlockInput} notices damaged bytes before anybody uses them.
 */
final class BlockOutput extends OutputStream {

  static final int MOST = 1 << 16;

  /** The number of bytes before the content of a block: a length and a checksum. */
  static final int HEAD = 2 * Integer.BYTES;

  private final WritableByteChannel channel;
  private final ByteBuffer block = ByteBuffer.allocate(HEAD + MOST);
  private long number;
  private long written;

  BlockOutput(WritableByteChannel channel) {
    this.channel = channel;
    block.position(HEAD);
  }

  /** The checksum of a block's number and its bytes. */
  static int checksum(long number, byte[] bytes, int from, int length) {
    CRC32C sum = new CRC32C();
    sum.update(ByteBuffer.allocate(Long.BYTES).putLong(0, number));
    sum.update(bytes, from, length);
    return (int) sum.getValue();
  }

  @Override
  public void write(int value) throws IOException {
    if (!block.hasRemaining()) {
      flush();
    }
    block.put((byte) value);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    int done = 0;
    while (done < length) {
      if (!block.hasRemaining()) {
        flush();
      }
      int part = Math.min(block.remaining(), length - done);
      block.put(bytes, from + done, part);
      done += part;
    }
  }

  @Override
  public void flush() throws IOException {
    if (block.position() > HEAD) {
      writeBlock();
    }
  }

  private void writeBlock() throws IOException {
    int length = block.position() - HEAD;
    block.putInt(0, length).putInt(Integer.BYTES, checksum(number++, block.array(), HEAD, length));
    block.flip();
    written += block.remaining();
    while (block.hasRemaining()) {
      channel.write(block);
    }
    block.clear().position(HEAD);
  }

  /** Writes the bytes that are left and the empty last block; the channel stays open. */
  void finish() throws IOException {
    flush();
    writeBlock();
  }

  /** How many bytes were written to the channel. */
  long written() {
    return written;
  }
}
