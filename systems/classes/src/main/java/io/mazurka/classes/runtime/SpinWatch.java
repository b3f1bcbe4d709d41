package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.memory.Strength;
import io.mazurka.threads.operations.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a thread turns in a loop in which nothing changes: its local variables are the same
 * as in an earlier turn, and in between it has only read a few objects. The loop would repeat the
 * same turn until another thread changes one of these objects. Inner loops may turn any number of
 * times.
 */
public final class SpinWatch {

  /** The most nested loops that are watched, and the most objects that a turn may read. */
  private static final int MOST_LOOPS = 4;

  private static final int MOST_READS = 8;

  /** A read of a turn: the object, the order, and the state that was found. */
  record Reading(AccessedObject<?> object, Order order, Object found) {

    /** Whether a read now would find the same. */
    boolean isSame() {
      return object.isSame(object.state(), found);
    }
  }

  /** Whether a thread can wait until one of these objects has changed. */
  static boolean canAwait(List<Reading> reads) {
    return reads.stream().allMatch(read -> read.object().awaitingChange(read.found()) != null);
  }

  /**
   * Waits until the object with number {@code waited} has changed; if another one changes instead,
   * the execution does not count.
   */
  static Operation<Object> awaiting(List<Reading> reads, int waited) {
    Reading read = reads.get(waited);
    BooleanSupplier another =
        () ->
            IntStream.range(0, reads.size())
                .anyMatch(other -> other != waited && !reads.get(other).isSame());
    return Objects.requireNonNull(read.object().awaitingChange(read.found()))
        .insteadOf(new Operation.Rival(false, another));
  }

  /** The actions of a thread in the current turn of a loop. */
  private static final class Turn {
    private final int loop;
    private long locals;
    private boolean progress;

    /** The value of {@code progress} before the last call of {@link #progress()}. */
    private boolean before;

    /** Whether the turn has read a location without recording the value. */
    private boolean blind;

    /**
     * Whether to record all values in this turn, because the turn before was the same except for
     * unrecorded values.
     */
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

    /** Whether the next turn would be the same as long as no object that was read changes. */
    boolean isSame(long hash) {
      return hash == locals && !progress;
    }

    void progress() {
      before = progress;
      progress = true;
    }

    void read(AccessedObject<?> object, Order order, Object found) {
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

  /** The loops that are turning; the one that began last is at the end. */
  private final List<Turn> turns = new ArrayList<>(1);

  /** Whether a collection was called whose operations may be events. */
  private boolean announced;

  /**
   * The thread has read {@code object}, and would find the same as long as its state does not
   * change.
   */
  void read(AccessedObject<?> object, Order how) {
    announced = false;
    if (!turns.isEmpty()) {
      Object found = object.state();
      for (int index = 0; index < turns.size(); index++) {
        turns.get(index).read(object, how, found);
      }
    }
  }

  /** The thread has read {@code location} plainly; its value is recorded only in careful turns. */
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

  /** The thread has done something that may have changed any state. */
  public void progress() {
    for (int index = 0; index < turns.size(); index++) {
      turns.get(index).progress();
    }
    announced = false;
  }

  /** Takes back the last progress: the action changed nothing after all. */
  private void regress() {
    for (int index = 0; index < turns.size(); index++) {
      turns.get(index).progress = turns.get(index).before;
    }
  }

  /** Takes back the last progress: the action has only read {@code object}. */
  public void regress(AccessedObject<?> object, Order how) {
    regress();
    read(object, how);
  }

  /** A collection is called. It may change hidden state, unless its operations are events. */
  public void announce() {
    progress();
    announced = true;
  }

  /**
   * An event is about to happen. If a collection was announced, the event is its operation, so
   * there is no hidden change.
   */
  void event() {
    if (announced) {
      regress();
      announced = false;
    }
  }

  /**
   * A turn has ended. Returns its reads if the next turn would be the same, and otherwise nothing.
   */
  List<Reading> turn(int loop, long locals) {
    Turn turn = turn(loop);
    List<Reading> reads =
        turn != null && turn.isSame(locals) && !turn.blind ? turn.reads : List.of();
    begin(loop, locals);
    return reads;
  }

  /** A turn begins. */
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
