package io.mazurka.search.checkpoint;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;

/** Reads the blocks that a {@link BlockOutput} wrote; fails if a checksum is wrong. */
final class BlockInput extends InputStream {

  private final ReadableByteChannel channel;
  private final ByteBuffer head = ByteBuffer.allocate(BlockOutput.HEAD);
  private final ByteBuffer block = ByteBuffer.allocate(BlockOutput.MOST).limit(0);
  private long number;
  private boolean ended;

  BlockInput(ReadableByteChannel channel) {
    this.channel = channel;
  }

  @Override
  public int read() throws IOException {
    return hasMore() ? block.get() & 0xff : -1;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!hasMore()) {
      return -1;
    }
    int part = Math.min(length, block.remaining());
    block.get(bytes, from, part);
    return part;
  }

  private boolean hasMore() throws IOException {
    if (!block.hasRemaining() && !ended) {
      readBlock();
    }
    return block.hasRemaining();
  }

  private void readBlock() throws IOException {
    fill(head.clear());
    int length = head.getInt(0);
    if (length < 0 || length > BlockOutput.MOST) {
      throw damaged("a block of it cannot be as long as it says");
    }
    fill(block.clear().limit(length));
    if (BlockOutput.checksum(number++, block.array(), 0, length) != head.getInt(Integer.BYTES)) {
      throw damaged("a checksum does not agree with what is there");
    }
    block.flip();
    ended = length == 0;
  }

  private void fill(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw damaged("it ends too early");
      }
    }
  }

  /** Requires that everything was read, to the last block, and that nothing is behind it. */
  void requireEnd() throws IOException {
    if (hasMore() || channel.read(ByteBuffer.allocate(1)) >= 0) {
      throw damaged("there is more in it than should be");
    }
  }

  private static DamagedCheckpointException damaged(String why) {
    return new DamagedCheckpointException(why);
  }
}
