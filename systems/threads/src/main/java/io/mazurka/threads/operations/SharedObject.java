package io.mazurka.threads.operations;

import org.jspecify.annotations.Nullable;

/**
 * Something that several threads may access. Its states are immutable values, and its operations
 * are functions of these states.
 */
public abstract class SharedObject<S> {

  private final @Nullable World world;
  private final int number;
  private final String name;
  private final S initial;

  /** An object of a program, which gets the next number there. */
  public SharedObject(World world, String name, S initial) {
    this.world = world;
    this.number = world.numberObject();
    this.name = name;
    this.initial = initial;
  }

  /** An object that belongs to no world: its owner numbers it and performs the operations on it. */
  public SharedObject(int number, S initial) {
    this.world = null;
    this.number = number;
    this.name = "";
    this.initial = initial;
  }

  /** The number of the object in its program, the same in every execution. */
  public final int number() {
    return number;
  }

  /** The name of the object, for reports. */
  public String name() {
    return name;
  }

  /** The initial state. */
  public final S initial() {
    return initial;
  }

  /**
   * The thread that holds the object in {@code state}, so that others wait for it and nobody else
   * changes it; or -1.
   */
  public int holder(Object state) {
    return -1;
  }

  final @Nullable StackTraceElement line() {
    return world != null && world.showsLines() ? SourceLine.ofCaller() : null;
  }

  /** Performs an operation on behalf of the thread that calls. */
  public final <R> R perform(Operation<R> operation) {
    if (world == null) {
      throw new IllegalStateException("'%s' is performed by nobody".formatted(operation));
    }
    return world.perform(operation);
  }

  @Override
  public final String toString() {
    return name();
  }
}
