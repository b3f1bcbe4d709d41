package io.mazurka.classes.litmus.programs;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Variables that are fields or elements, as they are written in Java. */
final class FieldCells {

  private FieldCells() {}

  /** Fields. */
  static final class Plain extends Cells {
    private int x;
    private int y;
    private int z;

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> x;
        case 1 -> y;
        default -> z;
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> x = value;
        case 1 -> y = value;
        default -> z = value;
      }
    }
  }

  /** Volatile fields. */
  static final class Volatile extends Cells {
    private volatile int x;
    private volatile int y;
    private volatile int z;

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> x;
        case 1 -> y;
        default -> z;
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> x = value;
        case 1 -> y = value;
        default -> z = value;
      }
    }
  }

  /** Elements of an array. */
  static final class Elements extends Cells {
    private final int[] elements = new int[3];

    @Override
    int read(int variable) {
      return elements[variable];
    }

    @Override
    void write(int variable, int value) {
      elements[variable] = value;
    }
  }

  /** Fields that one monitor guards. */
  static final class Guarded extends Cells {
    private final int[] elements = new int[3];

    @Override
    int read(int variable) {
      synchronized (this) {
        return elements[variable];
      }
    }

    @Override
    void write(int variable, int value) {
      synchronized (this) {
        elements[variable] = value;
      }
    }
  }

  /** Fields that one lock guards. */
  static final class Locked extends Cells {
    private final int[] elements = new int[3];
    private final Lock lock = new ReentrantLock();

    @Override
    int read(int variable) {
      lock.lock();
      try {
        return elements[variable];
      } finally {
        lock.unlock();
      }
    }

    @Override
    void write(int variable, int value) {
      lock.lock();
      try {
        elements[variable] = value;
      } finally {
        lock.unlock();
      }
    }
  }
}
