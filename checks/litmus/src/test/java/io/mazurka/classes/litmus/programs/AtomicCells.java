package io.mazurka.classes.litmus.programs;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Variables that are atomic, in each of their modes. */
final class AtomicCells {

  private AtomicCells() {}

  /** Three atomic variables. */
  private abstract static class Atomics extends Cells {

    final List<AtomicInteger> all =
        List.of(new AtomicInteger(), new AtomicInteger(), new AtomicInteger());
  }

  /** Plain accesses. */
  static final class Plain extends Atomics {

    @Override
    int read(int variable) {
      return all.get(variable).getPlain();
    }

    @Override
    void write(int variable, int value) {
      all.get(variable).setPlain(value);
    }
  }

  /** Opaque accesses. */
  static final class Opaque extends Atomics {

    @Override
    int read(int variable) {
      return all.get(variable).getOpaque();
    }

    @Override
    void write(int variable, int value) {
      all.get(variable).setOpaque(value);
    }
  }

  /** Releases and acquires. */
  static final class Lazy extends Atomics {

    @Override
    int read(int variable) {
      return all.get(variable).getAcquire();
    }

    @Override
    void write(int variable, int value) {
      all.get(variable).lazySet(value);
    }
  }

  /** Volatile accesses. */
  static final class Volatile extends Atomics {

    @Override
    int read(int variable) {
      return all.get(variable).get();
    }

    @Override
    void write(int variable, int value) {
      all.get(variable).set(value);
    }
  }

  /** Every access is a read and a write at once. */
  static final class Swapped extends Atomics {

    @Override
    int read(int variable) {
      return all.get(variable).getAndAdd(0);
    }

    @Override
    void write(int variable, int value) {
      all.get(variable).getAndSet(value);
    }
  }

  /** Elements of an atomic array. */
  static final class Elements extends Cells {
    private final AtomicIntegerArray elements = new AtomicIntegerArray(3);

    @Override
    int read(int variable) {
      return elements.get(variable);
    }

    @Override
    void write(int variable, int value) {
      elements.set(variable, value);
    }
  }

  /** Volatile fields, accessed by updaters. */
  static final class Updated extends Cells {
    private static final List<AtomicIntegerFieldUpdater<Updated>> UPDATERS =
        List.of(
            AtomicIntegerFieldUpdater.newUpdater(Updated.class, "x"),
            AtomicIntegerFieldUpdater.newUpdater(Updated.class, "y"),
            AtomicIntegerFieldUpdater.newUpdater(Updated.class, "z"));

    volatile int x;
    volatile int y;
    volatile int z;

    @Override
    int read(int variable) {
      return UPDATERS.get(variable).get(this);
    }

    @Override
    void write(int variable, int value) {
      UPDATERS.get(variable).set(this, value);
    }
  }
}
