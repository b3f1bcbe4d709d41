package io.mazurka.protocols.engine.views.letters;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.crashes.CrashNotice;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The rules of the channels into one process. Letters are kept in arrays: sorted sets, sorted
 * multisets, or queues one after the other in the order of their senders.
 */
public final class Inbox {

  /** A model with more letters in one inbox is taken to grow without end. */
  public static final int MOST_LETTERS = 5_000;

  private final Channels kind;
  private final int capacity;
  private final Letters letters;

  /** The letters that stay when they are consumed; set before views are shared. */
  private IntPredicate lasting = letter -> false;

  /**
   * @param capacity how many letters of one sender there may be
   */
  public Inbox(Channels kind, int capacity, Letters letters) {
    this.kind = kind;
    this.capacity = capacity;
    this.letters = letters;
  }

  public void keep(IntPredicate some) {
    lasting = some;
  }

  public boolean isLasting(int letter) {
    return lasting.test(letter);
  }

  public int[] add(int[] content, int letter) {
    int at =
        switch (kind) {
          case SET, MULTISET -> {
            int found = Arrays.binarySearch(content, letter);
            if (found >= 0 && (kind == Channels.SET || isLasting(letter))) {
              yield -1;
            }
            yield found >= 0 ? found : -found - 1;
          }
          case FIFO -> {
            int end = 0;
            int sender = letters.sender(letter);
            while (end < content.length && letters.sender(content[end]) <= sender) {
              end++;
            }
            yield end;
          }
        };
    if (at < 0) {
      return content;
    }
    int[] more = new int[content.length + 1];
    System.arraycopy(content, 0, more, 0, at);
    more[at] = letter;
    System.arraycopy(content, at, more, at + 1, content.length - at);
    return more;
  }

  /** Sorts letters into the order of an inbox; the letters of a queue keep their order. */
  public void arrange(int[] content) {
    for (int index = 1; index < content.length; index++) {
      int letter = content[index];
      int at = index;
      while (at > 0 && belongsBehind(content[at - 1], letter)) {
        content[at] = content[at - 1];
        at--;
      }
      content[at] = letter;
    }
  }

  /** Whether it matters in which order letters arrive. */
  public boolean isQueue() {
    return kind == Channels.FIFO;
  }

  /** Whether a letter follows the one before it in the same queue, or is another copy of it. */
  boolean isBehind(int before, int letter) {
    return isQueue() ? letters.sender(before) == letters.sender(letter) : before == letter;
  }

  private boolean belongsBehind(int one, int other) {
    return isQueue() ? letters.sender(one) > letters.sender(other) : one > other;
  }

  /**
   * Adds sent letters to the pending ones. A set channel is one set although it has two buffers: it
   * also absorbs a letter that was delivered but not yet consumed.
   */
  public int[] send(int[] pending, int[] delivered, int[] sent) {
    int[] result = pending;
    for (int letter : sent) {
      if (kind != Channels.SET || Arrays.binarySearch(delivered, letter) < 0) {
        result = add(result, letter);
      }
    }
    return result;
  }

  /** How many letters of one sender there may be. */
  public int capacity() {
    return capacity;
  }

  /** Whether there is a bound on the letters of one sender. */
  public boolean isBounded() {
    return capacity < Integer.MAX_VALUE;
  }

  /** Whether no sender has more letters here than its channel holds; a notice takes no room. */
  public boolean fits(int[] pending, int[] delivered) {
    if (pending.length + delivered.length <= capacity) {
      return true;
    }
    Map<Integer, Integer> counts = new HashMap<>();
    IntStream.concat(Arrays.stream(pending), Arrays.stream(delivered))
        .filter(letter -> !CrashNotice.is(letters.content(letter)))
        .forEach(letter -> counts.merge(letters.sender(letter), 1, Integer::sum));
    return counts.values().stream().allMatch(count -> count <= capacity);
  }

  /**
   * Removes one copy of each letter in {@code consumed}, all of which are present. Lasting letters
   * stay.
   */
  public int[] removeAll(int[] content, int[] consumed) {
    int[] result = content;
    for (int letter : consumed) {
      result = isLasting(letter) ? result : without(result, letter);
    }
    return result;
  }

  /** Removes the first copy of a letter that is present, even a lasting one. */
  public int[] without(int[] content, int letter) {
    int at = 0;
    while (content[at] != letter) {
      at++;
    }
    int[] fewer = new int[content.length - 1];
    System.arraycopy(content, 0, fewer, 0, at);
    System.arraycopy(content, at + 1, fewer, at, fewer.length - at);
    return fewer;
  }

  /** Adds a second copy right after the first copy of a letter that is present. */
  public int[] twice(int[] content, int letter) {
    int at = 0;
    while (content[at] != letter) {
      at++;
    }
    int[] more = new int[content.length + 1];
    System.arraycopy(content, 0, more, 0, at + 1);
    System.arraycopy(content, at, more, at + 1, content.length - at);
    return more;
  }

  /** The different letters that can be consumed next, sorted by sender and canonical form. */
  public int[] available(int[] content) {
    if (content.length < 2) {
      return content;
    }
    return IntStream.range(0, content.length)
        .filter(index -> isAvailable(content, index))
        .mapToObj(index -> content[index])
        .sorted(letters.order())
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * All letters, each as often as it is there, that satisfy {@code kind}, sorted like the available
   * ones. Of a queue, those before the first letter that does not.
   */
  public int[] all(int[] content, IntPredicate kind) {
    if (!isQueue()) {
      return inCanonicalOrder(content).filter(kind).toArray();
    }
    IntStream.Builder found = IntStream.builder();
    int blocked = -1;
    for (int letter : content) {
      if (!kind.test(letter)) {
        blocked = letters.sender(letter);
      } else if (letters.sender(letter) != blocked) {
        found.add(letter);
      }
    }
    return found.build().toArray();
  }

  private boolean isAvailable(int[] content, int index) {
    return index == 0
        || switch (kind) {
          case SET -> true;
          case MULTISET -> content[index] != content[index - 1];
          case FIFO -> letters.sender(content[index]) != letters.sender(content[index - 1]);
        };
  }

  /** The letters in canonical order, which does not depend on their numbers. */
  IntStream inCanonicalOrder(int[] content) {
    return isQueue()
        ? Arrays.stream(content)
        : Arrays.stream(content).boxed().sorted(letters.order()).mapToInt(Integer::intValue);
  }
}
