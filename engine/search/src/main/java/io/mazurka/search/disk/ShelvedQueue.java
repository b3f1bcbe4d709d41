package io.mazurka.search.disk;

import io.mazurka.search.store.packing.PackedQueue;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The waiting states of a search, in files: each has some chunks, and is deleted when these are
 * taken. They are written and read from front to back.
 */
public final class ShelvedQueue implements PackedQueue.Shelf {

  private static final int CHUNKS_PER_FILE = 1 << 10;

  private final DiskFolder folder;

  /** The files that have chunks; the first may have lost some, and the last may get more. */
  private final List<Part> parts = new ArrayList<>();

  private final ArrayDeque<Integer> checksums = new ArrayDeque<>();

  /** How many chunks of the first file were taken. */
  private int taken;

  private long size;
  private ByteBuffer bytes = ByteBuffer.allocate(0);

  public ShelvedQueue(DiskFolder folder) {
    this.folder = folder;
  }

  /** A file with so many chunks. */
  private static final class Part {
    final Path file;
    final FileChannel channel;
    int chunks;

    Part(DiskFolder folder) throws IOException {
      file = folder.newFile("queue");
      channel = DiskFolder.open(file);
    }

    void delete() throws IOException {
      channel.close();
      Files.deleteIfExists(file);
    }
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public void put(long[] chunk) {
    prepare(chunk);
    bytes.asLongBuffer().put(chunk);
    checksums.addLast(checksum());
    try {
      if (parts.isEmpty() || parts.get(parts.size() - 1).chunks == CHUNKS_PER_FILE) {
        parts.add(new Part(folder));
      }
      Part last = parts.get(parts.size() - 1);
      long position = (long) bytes.capacity() * last.chunks;
      while (bytes.hasRemaining()) {
        last.channel.write(bytes, position + bytes.position());
      }
      last.chunks++;
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
    size++;
  }

  private void prepare(long[] chunk) {
    if (bytes.capacity() != chunk.length * Long.BYTES) {
      bytes = ByteBuffer.allocate(chunk.length * Long.BYTES);
    }
    bytes.clear();
  }

  private int checksum() {
    CRC32C sum = new CRC32C();
    sum.update(bytes.array());
    return (int) sum.getValue();
  }

  @Override
  public void copy(long index, long[] target) {
    prepare(target);
    long number = index + taken;
    Part part = parts.get((int) (number / CHUNKS_PER_FILE));
    long position = number % CHUNKS_PER_FILE * bytes.capacity();
    try {
      while (bytes.hasRemaining()) {
        if (part.channel.read(bytes, position + bytes.position()) < 0) {
          throw new IOException(part.file + " was cut off");
        }
      }
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
    bytes.flip();
    bytes.asLongBuffer().get(target);
  }

  @Override
  public void take(long[] target) {
    copy(0, target);
    if (checksums.removeFirst() != checksum()) {
      throw new DiskFailedException("the disk has returned other bytes than were written");
    }
    size--;
    taken++;
    try {
      if (taken == CHUNKS_PER_FILE) {
        parts.remove(0).delete();
        taken = 0;
      }
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
  }

  @Override
  public PackedQueue.Shelf another() {
    return new ShelvedQueue(folder);
  }
}
