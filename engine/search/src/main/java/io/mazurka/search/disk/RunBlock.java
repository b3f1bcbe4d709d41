package io.mazurka.search.disk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A block of a {@link Run} that was read, with its states. Each thread has its own. */
final class RunBlock {

  private byte[] bytes = {};
  private long[] records = {};
  private int count;

  /** The run and the number of the block that was read last; {@code null} before the first. */
  private @Nullable Run run;

  private int number;

  /** Makes this the block with a number of a run; nothing is read if it is that already. */
  void become(Run some, int wanted) {
    if (run == some && number == wanted) {
      return;
    }
    int length = some.length(wanted);
    if (bytes.length < length) {
      bytes = new byte[2 * length];
    }
    int words = some.mostRecords() * some.width();
    if (records.length < words) {
      records = new long[words];
    }
    run = null;
    some.read(wanted, bytes, length);
    BlockCode.read(bytes, length, some.width(), records);
    count = some.records(wanted);
    run = some;
    number = wanted;
  }

  /** The words of the states, one after the other. */
  long[] records() {
    return records;
  }

  /** How many states there are. */
  int count() {
    return count;
  }

  /** Whether the state packed in {@code words} from {@code at} on is among them. */
  boolean contains(long[] words, int at, int width) {
    if (width == 1) {
      return Arrays.binarySearch(records, 0, count, words[at]) >= 0;
    }
    int low = 0;
    int high = count - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Records.compare(records, middle * width, words, at, width);
      if (order == 0) {
        return true;
      }
      low = order < 0 ? middle + 1 : low;
      high = order < 0 ? high : middle - 1;
    }
    return false;
  }
}
