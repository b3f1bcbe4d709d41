package io.mazurka.search.disk;

/**
 * How ascending states are written as bytes: the number of words that a state has in common with
 * the one before, then the difference of the next word, which is positive, then the differences of
 * the others. Numbers take a byte for seven bits. So neighbours, which differ in few slots, take
 * few bytes.
 */
final class BlockCode {

  /** The most bytes of a number. */
  private static final int LONGEST = 10;

  private static final int SEVEN_BITS = 0x7f;

  private BlockCode() {}

  /** The most bytes of a state. */
  static int longest(int width) {
    return LONGEST * (width + 1);
  }

  /**
   * Writes a state.
   *
   * @param last the state before it, all zero at the start of a block; becomes this state
   * @return the index after it
   */
  static int write(byte[] target, int start, long[] source, int from, long[] last) {
    int at = start;
    int word = 0;
    if (last.length > 1) {
      while (source[from + word] == last[word]) {
        word++;
      }
      at = writeNumber(target, at, word);
    }
    at = writeNumber(target, at, source[from + word] - last[word]);
    last[word] = source[from + word];
    for (word++; word < last.length; word++) {
      long difference = source[from + word] - last[word];
      at = writeNumber(target, at, (difference << 1) ^ (difference >> (Long.SIZE - 1)));
      last[word] = source[from + word];
    }
    return at;
  }

  private static int writeNumber(byte[] target, int start, long number) {
    int at = start;
    long rest = number;
    while ((rest & ~SEVEN_BITS) != 0) {
      target[at++] = (byte) (rest | (SEVEN_BITS + 1));
      rest >>>= 7;
    }
    target[at++] = (byte) rest;
    return at;
  }

  /**
   * Reads the states of a block.
   *
   * @param records receives them, one after the other
   */
  static void read(byte[] bytes, int length, int width, long[] records) {
    if (width == 1) {
      readWords(bytes, length, records);
    } else {
      readRecords(bytes, length, width, records);
    }
  }

  private static void readWords(byte[] bytes, int length, long[] records) {
    int at = 0;
    int count = 0;
    long word = 0;
    while (at < length) {
      byte next = bytes[at++];
      long number = next & SEVEN_BITS;
      for (int shift = 7; next < 0; shift += 7) {
        next = bytes[at++];
        number |= (long) (next & SEVEN_BITS) << shift;
      }
      word += number;
      records[count++] = word;
    }
  }

  private static void readRecords(byte[] bytes, int length, int width, long[] records) {
    int at = 0;
    for (int record = 0; at < length; record += width) {
      int same = 0;
      for (int word = -1; word < width; word++) {
        byte next = bytes[at++];
        long number = next & SEVEN_BITS;
        for (int shift = 7; next < 0; shift += 7) {
          next = bytes[at++];
          number |= (long) (next & SEVEN_BITS) << shift;
        }
        if (word < 0) {
          same = (int) number;
          for (int copied = 0; copied < same; copied++) {
            records[record + copied] = records[record - width + copied];
          }
          word = same - 1;
        } else {
          long difference = word == same ? number : (number >>> 1) ^ -(number & 1);
          records[record + word] = (record == 0 ? 0 : records[record - width + word]) + difference;
        }
      }
    }
  }
}
