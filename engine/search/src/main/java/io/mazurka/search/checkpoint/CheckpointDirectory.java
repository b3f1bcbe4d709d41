package io.mazurka.search.checkpoint;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The directory with the checkpoint of a run: the file {@code checkpoint}. The next checkpoint is
 * written to {@code checkpoint.new}, which replaces {@code checkpoint} when it is complete and on
 * the disk. So {@code checkpoint} is never half written. A checkpoint of another run is kept as
 * {@code checkpoint.old}.
 */
record CheckpointDirectory(Path path) {

  private static final String CURRENT = "checkpoint";
  private static final String NEXT = "checkpoint.new";
  private static final String FOREIGN = "checkpoint.old";

  /**
   * The first line of the file, for people who wonder what it is, with the number of the format.
   */
  private static final String TITLE = "Mazurka checkpoint 1\n";

  /** Writes a part of a file. */
  interface Part {
    void write(DataOutputStream out) throws IOException;
  }

  boolean hasOne() {
    return Files.exists(path.resolve(CURRENT));
  }

  /** Makes the directory if it does not exist, and finds out whether it can be written to. */
  void prepare() throws IOException {
    Files.createDirectories(path);
    Path file = path.resolve(NEXT);
    Files.write(file, new byte[0]);
    Files.delete(file);
  }

  /**
   * Replaces the checkpoint; returns how many bytes the new one has.
   *
   * @param foreign whether the old checkpoint is of another run and is kept
   */
  long write(Part part, boolean foreign) throws IOException {
    Path next = path.resolve(NEXT);
    try {
      long bytes = writeNext(next, part);
      Path current = path.resolve(CURRENT);
      if (foreign && Files.exists(current)) {
        Files.move(current, path.resolve(FOREIGN), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(
          next, current, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      settle();
      return bytes;
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(next);
      throw e;
    }
  }

  private static long writeNext(Path next, Part part) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            next,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer title = StandardCharsets.US_ASCII.encode(TITLE);
      while (title.hasRemaining()) {
        channel.write(title);
      }
      BlockOutput blocks = new BlockOutput(channel);
      DataOutputStream out = new DataOutputStream(blocks);
      part.write(out);
      blocks.finish();
      channel.force(true);
      return TITLE.length() + blocks.written();
    }
  }

  /** Has the disk keep the new file name, on systems that can open directories. */
  private void settle() {
    try (FileChannel channel = FileChannel.open(path)) {
      channel.force(true);
    } catch (IOException e) {
      // Some systems cannot open a directory; they keep names in order by themselves.
    }
  }

  /**
   * Opens the checkpoint.
   *
   * @throws DamagedCheckpointException if the file is not as it was written
   * @throws NoSuchFileException if there is no checkpoint
   */
  SavedSearch open() throws IOException {
    FileChannel channel = FileChannel.open(path.resolve(CURRENT));
    try {
      byte[] title = new byte[TITLE.length()];
      int length = Channels.newInputStream(channel).readNBytes(title, 0, title.length);
      if (!TITLE.equals(new String(title, 0, length, StandardCharsets.US_ASCII))) {
        throw new DamagedCheckpointException(
            "it does not begin as one that this version of Mazurka writes");
      }
      return new SavedSearch(this, channel);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
