package io.mazurka.search.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * States on the disk, in ascending order and in blocks. It never changes. The first state of each
 * block, its place and its checksum are in memory, so one state is found by reading one block.
 */
final class Run {

  private final Path file;
  private final FileChannel channel;
  private final RunIndex index;

  Run(Path file, FileChannel channel, RunIndex index) {
    this.file = file;
    this.channel = channel;
    this.index = index;
  }

  /** How many words a state takes. */
  int width() {
    return index.width();
  }

  /** How many states there are. */
  long size() {
    return index.states();
  }

  /** How many bytes the file has. */
  long bytes() {
    return index.end();
  }

  /** How many blocks there are. */
  int blocks() {
    return index.blocks();
  }

  /** How many bytes a block has. */
  int length(int block) {
    return index.length(block);
  }

  /** How many states a block has. */
  int records(int block) {
    return index.records(block);
  }

  /** The most states of any block. */
  int mostRecords() {
    return index.mostRecords();
  }

  /**
   * The only block that a state can be in.
   *
   * @param from a block that does not begin after the state, to search from; or -1
   * @return the number of the block, or -1 if the state comes before all
   */
  int blockOf(long[] words, int at, int from) {
    return index.blockOf(words, at, from);
  }

  /** Reads the bytes of a block. */
  void read(int block, byte[] bytes, int length) {
    try {
      ByteBuffer target = ByteBuffer.wrap(bytes, 0, length);
      long position = index.start(block);
      while (target.hasRemaining()) {
        int count = channel.read(target, position + target.position());
        if (count < 0) {
          throw new IOException(file + " was cut off");
        }
      }
    } catch (IOException e) {
      throw new DiskFailedException(file, e);
    }
    if (checksum(bytes, length) != index.checksum(block)) {
      throw new DiskFailedException(
          "the disk has returned other bytes than were written, in " + file);
    }
  }

  static int checksum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }

  /** Whether a state is in this run. */
  boolean contains(long[] words, int at, RunBlock scratch) {
    int block = blockOf(words, at, -1);
    if (block < 0) {
      return false;
    }
    scratch.become(this, block);
    return scratch.contains(words, at, width());
  }

  /** Deletes the file. */
  void delete() {
    try {
      channel.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new DiskFailedException(file, e);
    }
  }
}
