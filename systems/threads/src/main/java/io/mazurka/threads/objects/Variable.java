package io.mazurka.threads.objects;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A shared variable that holds an immutable value. */
public sealed class Variable<V> extends SharedObject<V> permits IntegerVariable {

  Variable(World world, String name, V initial) {
    super(world, name, initial);
  }

  /** Returns the value. */
  public V read() {
    return perform(reading());
  }

  /** Replaces the value. */
  public void write(V value) {
    perform(writing(value));
  }

  /** Writes {@code value} if the variable holds {@code expected}; returns whether it held that. */
  public boolean compareAndSet(V expected, V value) {
    return perform(comparingAndSetting(expected, value));
  }

  /** Replaces the value in one step; returns the one before. */
  public V update(UnaryOperator<V> function) {
    return perform(updating(() -> "update " + name(), function));
  }

  /** Waits until the value is as wanted, and returns it. */
  public V await(Predicate<V> wanted) {
    return perform(awaiting(wanted));
  }

  /** Results in the value. */
  public Operation<V> reading() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "read " + name(),
        (value, thread) -> OperationOutcome.read(value, value));
  }

  /** Replaces the value. */
  public Operation<Done> writing(V value) {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "write %s to %s".formatted(ValueText.plain(value), name()),
        (old, thread) -> OperationOutcome.write(value));
  }

  /**
   * Writes {@code value} if the variable holds {@code expected}, and otherwise only reads; results
   * in whether it held that.
   */
  public Operation<Boolean> comparingAndSetting(V expected, V value) {
    return Operation.on(
        this,
        Kind.TRYING,
        () ->
            "compare-and-set %s from %s to %s"
                .formatted(name(), ValueText.plain(expected), ValueText.plain(value)),
        (old, thread) ->
            old.equals(expected)
                ? OperationOutcome.write(value, true)
                : OperationOutcome.read(old, false));
  }

  /** Replaces the value in one step; results in the value before. */
  public Operation<V> updating(Supplier<String> text, UnaryOperator<V> function) {
    return Operation.on(
        this, Kind.PLAIN, text, (old, thread) -> OperationOutcome.write(function.apply(old), old));
  }

  /** Blocks until the value is as wanted, and results in it. */
  public Operation<V> awaiting(Predicate<V> wanted) {
    return Operation.on(
        this,
        Kind.AWAITING,
        () -> "see the awaited value of " + name(),
        (value, thread) -> wanted.test(value) ? OperationOutcome.read(value, value) : null);
  }
}
