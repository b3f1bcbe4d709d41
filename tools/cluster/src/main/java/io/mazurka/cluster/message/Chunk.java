package io.mazurka.cluster.message;

import java.io.Serializable;

/**
 * Some messages from one partition to another in one superstep. Keys sort by destination, then by
 * source, then in the order in which a source sent them.
 */
public final class Chunk implements Serializable {

  private static final long serialVersionUID = 1L;
  private static final int DESTINATION = 44;
  private static final int SOURCE = 24;

  private static final int MOST_CHUNKS = 1 << SOURCE;

  private final long key;
  private final byte[] bytes;

  /**
   * @param key its destination, its source, and its number among the chunks with these two
   * @param bytes the messages
   */
  public Chunk(long key, byte[] bytes) {
    this.key = key;
    this.bytes = bytes;
  }

  public long key() {
    return key;
  }

  public byte[] bytes() {
    return bytes;
  }

  /** The key of the chunk with this number. */
  public static long key(int destination, int source, int number) {
    if (number >= MOST_CHUNKS) {
      throw new IllegalStateException("a superstep sends more chunks than keys can number");
    }
    return (long) destination << DESTINATION | (long) source << SOURCE | number;
  }

  /** The partition that a chunk with this key goes to. */
  public static int destination(long key) {
    return (int) (key >>> DESTINATION);
  }

  /** The partition that a chunk with this key comes from. */
  public static int source(long key) {
    return (int) (key >>> SOURCE) & (1 << (DESTINATION - SOURCE)) - 1;
  }
}
