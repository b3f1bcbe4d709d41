package io.mazurka.classes.library;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** The model of {@link Phaser}, without tiers: the last party that arrives releases the others. */
public class PhaserModel extends Phaser {

  private static final int OVER = Integer.MIN_VALUE;

  /**
   * The state of the phaser.
   *
   * @param phase the number of the phase, which is negative when the phaser has terminated
   * @param advancing whether all have arrived, and the last one is about to end the phase
   */
  private record Stage(int phase, int parties, int unarrived, boolean advancing) {

    boolean isOver() {
      return phase < 0;
    }

    Stage joined(int more) {
      return new Stage(phase, parties + more, unarrived + more, false);
    }

    /** The state after one party has arrived; {@code leaving} parties are deregistered. */
    Stage arrived(int leaving) {
      return new Stage(phase, parties - leaving, unarrived - 1, unarrived == 1);
    }

    Stage advanced(boolean terminates) {
      int next = phase + 1 & Integer.MAX_VALUE;
      return new Stage(terminates || isOver() ? next | OVER : next, parties, parties, false);
    }

    Stage terminated() {
      return new Stage(phase | OVER, parties, unarrived, false);
    }
  }

  private final Shared<Stage> stage;

  public PhaserModel() {
    this(0);
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  public PhaserModel(int parties) {
    super(parties);
    this.stage = Shared.of(this, new Stage(0, parties, parties, false));
  }

  public PhaserModel(@Nullable Phaser parent) {
    this(parent, 0);
  }

  public PhaserModel(@Nullable Phaser parent, int parties) {
    this(parties);
    if (parent != null) {
      Rewritten.refuse("a Phaser with a parent is not supported; use one Phaser in the test");
    }
  }

  @Override
  public int register() {
    return bulkRegister(1);
  }

  @Override
  public int bulkRegister(int parties) {
    if (parties < 0) {
      throw new IllegalArgumentException();
    }
    return stage.perform(
        Kind.BLOCKING,
        Order.BOTH,
        "register with",
        (now, thread) -> {
          if (now.isOver() || parties == 0) {
            return OperationOutcome.read(now, now.phase());
          }
          return now.advancing() ? null : OperationOutcome.write(now.joined(parties), now.phase());
        });
  }

  @Override
  public int arrive() {
    return arrive(0).before().phase();
  }

  @Override
  public int arriveAndDeregister() {
    return arrive(1).before().phase();
  }

  @Override
  public int arriveAndAwaitAdvance() {
    Arrival arrival = arrive(0);
    return arrival.isLast() ? arrival.after().phase() : awaitAdvance(arrival.before().phase());
  }

  /** The states before and after an arrival. */
  private record Arrival(Stage before, Stage after) {

    boolean isLast() {
      return !before.isOver() && before.unarrived() == 1;
    }

    @Override
    public String toString() {
      return "phase %d, %d to come".formatted(after.phase(), after.unarrived());
    }
  }

  /** Arrives, and ends the phase if this is the last party. */
  private Arrival arrive(int leaving) {
    boolean usual = getClass() == PhaserModel.class;
    Arrival arrival =
        stage.perform(
            Kind.PLAIN,
            Order.BOTH,
            "arrive at",
            (now, thread) -> {
              if (now.isOver() || now.unarrived() <= 0) {
                return OperationOutcome.write(now, new Arrival(now, now));
              }
              Stage next = now.arrived(leaving);
              Stage after = next.advancing() && usual ? next.advanced(next.parties() == 0) : next;
              return OperationOutcome.write(after, new Arrival(now, after));
            });
    Stage before = arrival.before();
    if (!before.isOver() && before.unarrived() <= 0) {
      throw new IllegalStateException("Attempted arrival of unregistered party");
    }
    if (usual || !arrival.isLast()) {
      return arrival;
    }
    boolean terminates = onAdvance(before.phase(), before.parties() - leaving);
    return stage.perform(
        Kind.PLAIN,
        Order.BOTH,
        "advance",
        (now, thread) -> {
          Stage after = now.advanced(terminates);
          return OperationOutcome.write(after, new Arrival(before, after));
        });
  }

  private static OperationEffect<Stage, Integer> leaving(int phase) {
    return (now, thread) -> now.phase() == phase ? null : OperationOutcome.read(now, now.phase());
  }

  @Override
  public int awaitAdvance(int phase) {
    return phase < 0
        ? phase
        : stage.perform(Kind.AWAITING, Order.ACQUIRE, "await the next phase of", leaving(phase));
  }

  @Override
  public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
    return phase < 0 ? phase : stage.awaitLasting("await the next phase of", leaving(phase), null);
  }

  @Override
  public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    int next =
        phase < 0
            ? phase
            : stage.awaitLasting(
                "await the next phase of", leaving(phase), TimeLimit.of(timeout, unit, phase));
    if (next == phase && phase >= 0) {
      throw new TimeoutException();
    }
    return next;
  }

  @Override
  public void forceTermination() {
    stage.perform(
        Kind.PLAIN,
        Order.BOTH,
        "terminate",
        (now, thread) -> OperationOutcome.write(now.terminated()));
  }

  private Stage look() {
    return stage.perform(
        Kind.PLAIN, Order.ACQUIRE, "look at", (now, thread) -> OperationOutcome.read(now, now));
  }

  /** Replaces {@link Phaser#getPhase}, which is final. */
  public static int getPhase(Phaser phaser) {
    return phaser instanceof PhaserModel model ? model.look().phase() : phaser.getPhase();
  }

  @Override
  public int getRegisteredParties() {
    return look().parties();
  }

  @Override
  public int getArrivedParties() {
    Stage now = look();
    return now.parties() - now.unarrived();
  }

  @Override
  public int getUnarrivedParties() {
    return look().unarrived();
  }

  @Override
  public boolean isTerminated() {
    return look().isOver();
  }

  @Override
  public String toString() {
    return "Phaser";
  }
}
