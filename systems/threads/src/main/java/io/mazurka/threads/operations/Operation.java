package io.mazurka.threads.operations;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One visible operation of a thread: an access to one shared object, or a choice. */
public final class Operation<R> {

  /** How an operation may turn out, depending on the state of its object. */
  public enum Kind {
    /** Always possible; whether it reads or writes never changes. */
    PLAIN,
    /** Always possible; reads in some states and writes in others, and its result tells which. */
    TRYING,
    /** Blocks in some states; there it counts as a future write. */
    BLOCKING,
    /** Blocks in some states, and never writes. */
    AWAITING
  }

  private final Supplier<String> text;
  private final @Nullable SharedObject<?> object;
  private final Kind kind;
  private final OperationEffect<Object, R> effect;
  private final int alternatives;
  private final @Nullable StackTraceElement line;
  private final @Nullable Expiry<Object, R> expiry;
  private final @Nullable Rival rival;

  /**
   * Another operation that a thread could have waited for, when the thread chose to wait for this
   * operation.
   *
   * @param decides whether an execution that ends with this waiting never counts, because another
   *     execution, in which the thread made the other choice, ends in the same way
   * @param possible whether the other operation is possible now: then the thread does not really
   *     wait, and an execution that ends like this does not count
   */
  public record Rival(boolean decides, BooleanSupplier possible) {}

  /**
   * The effect of an operation that has waited long enough. When all threads wait, the operation
   * with the earliest deadline expires, and its thread goes on with this effect.
   *
   * @param deadline the time at which the operation has waited long enough, on a clock of its own
   * @param effect the effect of the expired operation; its outcome is never null
   * @param early whether the operation may expire at any time, so that it never waits; then the
   *     effect must be a pure function, like the effect of an operation
   */
  public record Expiry<S, R>(long deadline, OperationEffect<S, R> effect, boolean early) {}

  private Operation(
      Supplier<String> text,
      @Nullable SharedObject<?> object,
      Kind kind,
      OperationEffect<Object, R> effect,
      int alternatives,
      @Nullable StackTraceElement line,
      @Nullable Expiry<Object, R> expiry,
      @Nullable Rival rival) {
    this.text = text;
    this.object = object;
    this.kind = kind;
    this.effect = effect;
    this.alternatives = alternatives;
    this.line = line;
    this.expiry = expiry;
    this.rival = rival;
  }

  /** An operation with one alternative, whose effect is a function of the state of its object. */
  @SuppressWarnings("unchecked") // an operation is only ever applied to states of its object
  public static <S, R> Operation<R> on(
      SharedObject<S> object, Kind kind, Supplier<String> text, OperationEffect<S, R> effect) {
    return new Operation<>(
        text, object, kind, (OperationEffect<Object, R>) effect, 1, object.line(), null, null);
  }

  /** An operation on an object that keeps its state itself, made by {@code line} of the code. */
  @SuppressWarnings("unchecked") // an operation is only ever applied to states of its object
  public static <S, R> Operation<R> of(
      LiveObject<S> object,
      Kind kind,
      Supplier<String> text,
      OperationEffect<S, R> effect,
      @Nullable StackTraceElement line) {
    return new Operation<>(
        text, object, kind, (OperationEffect<Object, R>) effect, 1, line, null, null);
  }

  /** The same operation, but it does not wait for ever. */
  @SuppressWarnings("unchecked") // an operation is only ever applied to states of its object
  public <S> Operation<R> expiring(Expiry<S, R> after) {
    return new Operation<>(
        text, object, kind, effect, alternatives, line, (Expiry<Object, R>) after, rival);
  }

  /** The same operation, for which a thread waits although it could wait for {@code other}. */
  public Operation<R> insteadOf(Rival other) {
    return new Operation<>(text, object, kind, effect, alternatives, line, expiry, other);
  }

  /** Whether the thread could now perform the other operation, for which it chose not to wait. */
  public boolean hasRival() {
    return rival != null && rival.possible().getAsBoolean();
  }

  /** The effect if the operation waits too long, or null if it waits for ever. */
  public @Nullable Expiry<Object, R> expiry() {
    return expiry;
  }

  /**
   * A choice between the numbers from zero to {@code alternatives} - 1; the result is the number.
   */
  public static Operation<Integer> choice(int alternatives, @Nullable StackTraceElement line) {
    return choice("choose one of " + alternatives, alternatives, line);
  }

  /**
   * A choice between the numbers from zero to {@code alternatives} - 1, which reports show as
   * {@code text}.
   */
  public static Operation<Integer> choice(
      String text, int alternatives, @Nullable StackTraceElement line) {
    return new Operation<>(
        () -> text,
        null,
        Kind.PLAIN,
        (state, thread) -> new OperationOutcome<>(state, (Integer) state, false),
        alternatives,
        line,
        null,
        null);
  }

  /** A choice between false and true, which reports show as {@code text}. */
  public static Operation<Boolean> decision(String text, @Nullable StackTraceElement line) {
    return new Operation<>(
        () -> text,
        null,
        Kind.PLAIN,
        (state, thread) -> new OperationOutcome<>(state, (Integer) state == 1, false),
        2,
        line,
        null,
        null);
  }

  /**
   * Blocks for ever: the thread makes an assumption that does not hold, and its execution does not
   * count.
   */
  public static Operation<Done> unmet(@Nullable StackTraceElement line) {
    return new Operation<>(
        () -> "assume what is not so",
        null,
        Kind.BLOCKING,
        (state, thread) -> null,
        0,
        line,
        null,
        null);
  }

  /** The next step of a thread: this operation, then the local state that {@code then} computes. */
  public <L> Next<L> then(Function<? super R, ? extends L> then) {
    return new Next.Perform<>(this, then);
  }

  /** The next step of a thread: this operation, then the local state {@code next}. */
  public <L> Next<L> to(L next) {
    return new Next.Perform<>(this, result -> next);
  }

  /** The object that the operation accesses, or null if the operation is a choice. */
  public @Nullable SharedObject<?> object() {
    return object;
  }

  /** The line of code that made the operation, if lines are recorded. */
  public @Nullable StackTraceElement line() {
    return line;
  }

  /**
   * The number of alternatives of the operation. The effect of a choice gets the alternative in
   * place of a state.
   */
  public int alternatives() {
    return alternatives;
  }

  /** Whether the state of the object decides if the operation blocks, or if it reads or writes. */
  public boolean isConditional() {
    return kind != Kind.PLAIN;
  }

  /** Whether it never blocks and results in true or false. */
  public boolean isTrying() {
    return kind == Kind.TRYING;
  }

  /** Whether it is an assumption that is not met. */
  public boolean isUnmet() {
    return object == null && kind == Kind.BLOCKING;
  }

  /** Whether an execution does not count if it ends while a thread waits for this operation. */
  public boolean waitsInVain() {
    return isUnmet() || (rival != null && (rival.decides() || hasRival()));
  }

  /** Whether the operation may block and never writes. */
  public boolean isReader() {
    return kind == Kind.AWAITING;
  }

  /** The effect of the operation in {@code state}; null if it blocks there. */
  public @Nullable OperationOutcome<Object, R> in(Object state, int thread) {
    OperationOutcome<Object, R> outcome = effect.in(state, thread);
    return outcome == null && expiry != null && expiry.early()
        ? expiry.effect().in(state, thread)
        : outcome;
  }

  /** Whether the operation need not wait in {@code state}, so that it does not expire. */
  public boolean isReady(Object state, int thread) {
    return effect.in(state, thread) != null;
  }

  @Override
  public String toString() {
    return text.get();
  }
}
