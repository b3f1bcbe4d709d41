package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.memory.Strength;
import io.mazurka.threads.objects.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a thread goes round a loop in which nothing changes: it has the same local variables
 * as a turn before, and in between it has only read a few objects. Going on would do the same again
 * until somebody changes one of them. Loops within the loop may go round as often as they like.
 */
final class SpinWatch {

  /** Loops further out are not recognised, and neither are turns that read more objects. */
  private static final int MOST_LOOPS = 4;

  private static final int MOST_READS = 8;

  /** What was found in an object, and how it was read. */
  record Reading(EventObject<?> object, Order order, Object found) {

    /** Whether somebody who reads it now finds the same. */
    boolean isSame() {
      return object.isSame(object.state(), found);
    }
  }

  /** Whether a thread can wait until one of these is not as it was found. */
  static boolean canAwait(List<Reading> reads) {
    return reads.stream().allMatch(read -> read.object().awaitingChange(read.found()) != null);
  }

  /** Waits for a change of the reading with this number; any other must not change instead. */
  static Operation<Object> awaiting(List<Reading> reads, int waited) {
    Reading read = reads.get(waited);
    BooleanSupplier another =
        () ->
            IntStream.range(0, reads.size())
                .anyMatch(other -> other != waited && !reads.get(other).isSame());
    return Objects.requireNonNull(read.object().awaitingChange(read.found()))
        .insteadOf(new Operation.Rival(false, another));
  }

  /** What was done since a loop has begun its turn. */
  private static final class Turn {
    private final int loop;
    private long locals;
    private boolean progress;

    /** Whether the turn had made progress already when it made progress last. */
    private boolean before;

    /** Whether something was read of which it is not known what was found. */
    private boolean blind;

    /** Whether the turn before was the same but for that: then it is found out this time. */
    private boolean careful;

    private List<Reading> reads = new ArrayList<>(2);

    Turn(int loop) {
      this.loop = loop;
    }

    void begin(long hash) {
      careful = blind && isSame(hash);
      locals = hash;
      blind = false;
      progress = false;
      reads = new ArrayList<>(2);
    }

    /** Whether the next turn would be like this one if nobody changed what was read. */
    boolean isSame(long hash) {
      return hash == locals && !progress;
    }

    void progress() {
      before = progress;
      progress = true;
    }

    void read(EventObject<?> object, Order order, Object found) {
      for (Reading earlier : reads) {
        if (earlier.object() == object) {
          progress |= !object.isSame(found, earlier.found());
          return;
        }
      }
      if (reads.size() == MOST_READS) {
        progress = true;
      } else if (!progress) {
        reads.add(new Reading(object, order, found));
      }
    }
  }

  /** The loops that have turned, the one that began to turn last at the end. */
  private final List<Turn> turns = new ArrayList<>(1);

  /** Whether a collection was called that may be one of those whose operations are events. */
  private boolean announced;

  /**
   * The thread has read {@code object}, and will find the same as long as its state is the same.
   */
  void read(EventObject<?> object, Order how) {
    announced = false;
    if (!turns.isEmpty()) {
      Object found = object.state();
      for (int index = 0; index < turns.size(); index++) {
        turns.get(index).read(object, how, found);
      }
    }
  }

  /** The thread has read {@code location}, whose value matters to nobody else. */
  void readPlainly(Location location) {
    announced = false;
    for (int index = 0; index < turns.size(); index++) {
      Turn turn = turns.get(index);
      if (turn.careful) {
        turn.read(location, Order.PLAIN_READ, location.valued(Strength.VOLATILE).state());
      } else {
        turn.blind = true;
      }
    }
  }

  /** The thread has done something else that may have changed anything. */
  void progress() {
    for (int index = 0; index < turns.size(); index++) {
      turns.get(index).progress();
    }
    announced = false;
  }

  /** What the thread has done last changed nothing after all. */
  private void regress() {
    for (int index = 0; index < turns.size(); index++) {
      turns.get(index).progress = turns.get(index).before;
    }
  }

  /** What the thread has done last changed nothing after all: it has only read {@code object}. */
  void regress(EventObject<?> object, Order how) {
    regress();
    read(object, how);
  }

  /** A collection is called, which keeps in mind what nobody sees unless events tell of it. */
  void announce() {
    progress();
    announced = true;
  }

  /** An event is about to come; it tells all there is to know of a call that was announced. */
  void event() {
    if (announced) {
      regress();
      announced = false;
    }
  }

  /** A turn has ended; what was read in it if the next one would be the same, or nothing. */
  List<Reading> turn(int loop, long locals) {
    Turn turn = turn(loop);
    List<Reading> reads =
        turn != null && turn.isSame(locals) && !turn.blind ? turn.reads : List.of();
    begin(loop, locals);
    return reads;
  }

  /** A turn begins, in which nothing was done so far. */
  void begin(int loop, long locals) {
    Turn known = turn(loop);
    if (known == null) {
      if (turns.size() == MOST_LOOPS) {
        turns.remove(0);
      }
      known = new Turn(loop);
      turns.add(known);
    }
    known.begin(locals);
  }

  private @Nullable Turn turn(int loop) {
    for (int index = 0; index < turns.size(); index++) {
      if (turns.get(index).loop == loop) {
        return turns.get(index);
      }
    }
    return null;
  }
}
