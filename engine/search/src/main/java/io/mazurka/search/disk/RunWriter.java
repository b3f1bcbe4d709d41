package io.mazurka.search.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;

/** Writes a {@link Run}. */
final class RunWriter {

  /** How many bytes are written at once. */
  private static final int WRITTEN = 1 << 16;

  private final Path file;
  private final FileChannel channel;
  private final RunIndex index;
  private final int blockBytes;
  private final byte[] block;
  private final ByteBuffer waiting = ByteBuffer.allocate(WRITTEN);
  private final long[] first;

  /** The state that was added last; all zero at the start of a block. */
  private final long[] last;

  private int length;
  private int count;

  RunWriter(DiskFolder folder, int width, int blockBytes) {
    this.file = folder.newFile("run");
    this.index = new RunIndex(width);
    this.blockBytes = blockBytes;
    this.block = new byte[blockBytes + BlockCode.longest(width)];
    this.first = new long[width];
    this.last = new long[width];
    try {
      this.channel = DiskFolder.open(file);
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
  }

  /** Adds a state that is larger than the one before. */
  void add(long[] words, int at) {
    if (count == 0) {
      System.arraycopy(words, at, first, 0, first.length);
    } else if (Records.compare(words, at, last, 0, last.length) <= 0) {
      throw new IllegalStateException("a state is on the disk twice, or out of order");
    }
    length = BlockCode.write(block, length, words, at, last);
    count++;
    if (length >= blockBytes) {
      endBlock();
    }
  }

  private void endBlock() {
    index.add(first, length, count, Run.checksum(block, length));
    if (waiting.remaining() < length) {
      write();
    }
    if (waiting.remaining() < length) {
      write(ByteBuffer.wrap(block, 0, length));
    } else {
      waiting.put(block, 0, length);
    }
    length = 0;
    count = 0;
    Arrays.fill(last, 0);
  }

  private void write() {
    waiting.flip();
    write(waiting);
    waiting.clear();
  }

  private void write(ByteBuffer bytes) {
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw new DiskFailedException(file, e);
    }
  }

  /** The run of the states that were added. */
  Run finish() {
    if (count > 0) {
      endBlock();
    }
    write();
    return new Run(file, channel, index);
  }
}
