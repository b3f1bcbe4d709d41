package io.mazurka.search.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder with the files of one search. A file in it is locked, and the folder is removed at the
 * end. A process that was killed leaves its folder, unlocked; the next one that uses the same
 * directory removes it.
 */
public final class DiskFolder implements AutoCloseable {

  private static final String PREFIX = "mazurka-states-";
  private static final String LOCK = "lock";
  private static final double MEGABYTE = 1e6;

  /** What is left free for other programs and for the tables of the file system. */
  private static final long SLACK = 64L << 20;

  private final Path path;
  private final long most;

  /** The file that stays locked as long as it is open. */
  private final FileChannel lock;

  private int files;

  private DiskFolder(Path path, long most) throws IOException {
    this.path = path;
    this.most = most;
    this.lock = open(path.resolve(LOCK));
    lock.lock();
  }

  /**
   * Makes a folder.
   *
   * @param parent where, or null for the system's temporary folder, of which half is left free
   * @param most how many bytes the files may take together
   */
  public static DiskFolder make(@Nullable Path parent, long most) {
    try {
      if (parent == null) {
        Path made = Files.createTempDirectory(PREFIX);
        removeAbandoned(made.toAbsolutePath().resolveSibling(""));
        return new DiskFolder(made, Math.min(most, Files.getFileStore(made).getUsableSpace() / 2));
      }
      Files.createDirectories(parent);
      removeAbandoned(parent);
      return new DiskFolder(Files.createTempDirectory(parent, PREFIX), most);
    } catch (IOException | UncheckedIOException e) {
      String where = parent == null ? "the directory for temporary files" : parent.toString();
      throw new DiskFailedException("no files can be made in %s: %s".formatted(where, e));
    }
  }

  private static void removeAbandoned(Path where) throws IOException {
    List<Path> folders;
    try (Stream<Path> all = Files.list(where)) {
      folders = all.filter(DiskFolder::isAbandoned).toList();
    }
    for (Path folder : folders) {
      remove(folder);
    }
  }

  /** Whether a folder is that of a search which does not run any more. */
  private static boolean isAbandoned(Path folder) {
    if (!String.valueOf(folder.getFileName()).matches(PREFIX + "\\d+")) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE);
        FileLock free = channel.tryLock()) {
      return free != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  /** The path of a new file. */
  Path newFile(String kind) {
    return path.resolve(kind + files++);
  }

  /** Makes a new file. */
  static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** How many bytes are free for the files. */
  public long free() {
    try {
      long usable = Files.getFileStore(path).getUsableSpace() - SLACK;
      return Math.max(0, most == Long.MAX_VALUE ? usable : Math.min(usable, most - taken()));
    } catch (IOException e) {
      throw new DiskFailedException(this, e);
    }
  }

  private long taken() throws IOException {
    try (Stream<Path> all = Files.list(path)) {
      return all.mapToLong(file -> file.toFile().length()).sum();
    }
  }

  /** Whether so many more bytes would fit. */
  boolean hasRoom(long bytes) {
    return free() >= bytes;
  }

  /**
   * Refuses to go on if so many bytes would not fit.
   *
   * @throws DiskFailedException if there is too little room
   */
  public void require(long bytes) {
    long free = free();
    if (free < bytes) {
      throw new DiskFailedException(
          String.format(
              Locale.ROOT,
              "the disk is full, too: %,.0f MB are needed next in %s, and %,.0f MB are free there;"
                  + " --disk DIR uses another disk",
              Math.ceil(bytes / MEGABYTE),
              path.getParent(),
              Math.floor(free / MEGABYTE)));
    }
  }

  @Override
  public void close() {
    try {
      lock.close();
      remove(path);
    } catch (IOException e) {
      throw new DiskFailedException(this, e);
    }
  }

  private static void remove(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path one : all) {
      Files.deleteIfExists(one);
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
