package io.mazurka.threads.operations;

import java.util.function.Function;

/** The code of a thread. */
public sealed interface ThreadBody {

  /** A step function: what comes next depends on the local state alone. */
  record Steps(Object initial, Function<Object, Next<Object>> next) implements ThreadBody {}

  /** Ordinary Java code that comes after a first operation, which is known before it runs. */
  record Begun(Operation<?> first, Runnable code) implements ThreadBody {}

  /** Ordinary Java code that performs operations. */
  record Code(Runnable code) implements ThreadBody {}
}
