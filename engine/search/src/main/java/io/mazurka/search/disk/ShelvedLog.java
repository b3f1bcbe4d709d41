package io.mazurka.search.disk;

import io.mazurka.kernel.walk.DiscoveryLog;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** The log of discoveries in a file, which is written once and read for paths. */
public final class ShelvedLog implements DiscoveryLog.Shelf {

  private final DiskFolder folder;
  private final FileChannel channel;

  public ShelvedLog(DiskFolder folder) {
    this.folder = folder;
    try {
      this.channel = DiskFolder.open(folder.newFile("log"));
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
  }

  @Override
  public void put(int number, byte[] chunk) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(chunk);
      long start = (long) number * chunk.length;
      while (bytes.hasRemaining()) {
        channel.write(bytes, start + bytes.position());
      }
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
  }

  @Override
  public void fetch(int number, byte[] target) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(target);
      long start = (long) number * target.length;
      while (bytes.hasRemaining()) {
        if (channel.read(bytes, start + bytes.position()) < 0) {
          throw new IOException("the log was cut off");
        }
      }
    } catch (IOException e) {
      throw new DiskFailedException(folder, e);
    }
  }
}
