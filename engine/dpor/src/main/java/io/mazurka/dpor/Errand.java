package io.mazurka.dpor;

import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.tree.KeptSequences;
import io.mazurka.dpor.tree.OpenLeaf;
import io.mazurka.dpor.tree.StackPart;
import org.jspecify.annotations.Nullable;

/**
 * What is to be explored below one state: below the initial state, or below a leaf of a wakeup tree
 * that one worker has left to others. A task is worked on by one worker at a time, which may hand
 * it on to another. It belongs to its worker; what others read is guarded by the {@link Pool}.
 */
final class Errand {

  /** How far a task has come. */
  enum State {
    WAITING,
    RUNNING,
    /** It was put aside because it found too much for the states above it. */
    PARKED,
    DONE
  }

  private final @Nullable OpenLeaf place;
  private final Ledger ledger;
  private final KeptSequences outbox;
  private State state = State.WAITING;

  /** The task whose turn it is after this one, and whose worker has left it for this one's. */
  private volatile @Nullable Errand heir;

  /** The states of the task, if nobody works on it. */
  private @Nullable StackPart part;

  /** The event of the leaf, as it turned out. */
  private long event = Dependence.NONE;

  private Tally tally = Tally.none();
  private boolean anyCut;
  private @Nullable Throwable failure;

  /**
   * @param place the leaf; null for the initial state
   */
  Errand(@Nullable OpenLeaf place, Ledger ledger) {
    this.place = place;
    this.ledger = ledger;
    this.outbox = new KeptSequences(place == null ? 0 : place.depth());
  }

  @Nullable OpenLeaf place() {
    return place;
  }

  /** The number of events before its first state. */
  int base() {
    return place == null ? 0 : place.depth();
  }

  boolean isWhole() {
    return place == null;
  }

  Ledger ledger() {
    return ledger;
  }

  KeptSequences outbox() {
    return outbox;
  }

  State state() {
    return state;
  }

  void become(State now) {
    state = now;
  }

  @Nullable Errand heir() {
    return heir;
  }

  void leaveFor(Errand other, StackPart states) {
    part = states;
    other.heir = this;
  }

  /** Takes the heir away. */
  @Nullable Errand takeHeir() {
    Errand taken = heir;
    heir = null;
    return taken;
  }

  /** The states of a task that nobody works on. */
  StackPart part() {
    if (part == null) {
      throw new IllegalStateException("a task has lost its states");
    }
    return part;
  }

  void putAside(StackPart states) {
    part = states;
  }

  long event() {
    return event;
  }

  Tally tally() {
    return tally;
  }

  boolean isAnyCut() {
    return anyCut;
  }

  /** Notes how far the task has come. */
  void note(long leaf, Tally figures, boolean cut) {
    event = leaf;
    tally = figures;
    anyCut = cut;
  }

  @Nullable Throwable failure() {
    return failure;
  }

  void fail(Throwable problem) {
    failure = problem;
    state = State.DONE;
  }
}
