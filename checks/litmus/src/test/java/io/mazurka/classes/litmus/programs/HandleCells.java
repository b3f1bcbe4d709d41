package io.mazurka.classes.litmus.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Variables that are plain fields or elements, accessed by handles. */
final class HandleCells {

  private HandleCells() {}

  /** Plain fields, and handles of them. */
  private abstract static class Fields extends Cells {

    static final VarHandle X = handle("x");
    static final VarHandle Y = handle("y");
    static final VarHandle Z = handle("z");

    int x;
    int y;
    int z;

    private static VarHandle handle(String name) {
      try {
        return MethodHandles.lookup().findVarHandle(Fields.class, name, int.class);
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }
  }

  /** Plain accesses. */
  static final class Plain extends Fields {

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> (int) X.get(this);
        case 1 -> (int) Y.get(this);
        default -> (int) Z.get(this);
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> X.set(this, value);
        case 1 -> Y.set(this, value);
        default -> Z.set(this, value);
      }
    }
  }

  /** Opaque accesses. */
  static final class Opaque extends Fields {

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> (int) X.getOpaque(this);
        case 1 -> (int) Y.getOpaque(this);
        default -> (int) Z.getOpaque(this);
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> X.setOpaque(this, value);
        case 1 -> Y.setOpaque(this, value);
        default -> Z.setOpaque(this, value);
      }
    }
  }

  /** Releases and acquires. */
  static final class ReleaseAcquire extends Fields {

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> (int) X.getAcquire(this);
        case 1 -> (int) Y.getAcquire(this);
        default -> (int) Z.getAcquire(this);
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> X.setRelease(this, value);
        case 1 -> Y.setRelease(this, value);
        default -> Z.setRelease(this, value);
      }
    }
  }

  /** Volatile accesses. */
  static final class Volatile extends Fields {

    @Override
    int read(int variable) {
      return switch (variable) {
        case 0 -> (int) X.getVolatile(this);
        case 1 -> (int) Y.getVolatile(this);
        default -> (int) Z.getVolatile(this);
      };
    }

    @Override
    void write(int variable, int value) {
      switch (variable) {
        case 0 -> X.setVolatile(this, value);
        case 1 -> Y.setVolatile(this, value);
        default -> Z.setVolatile(this, value);
      }
    }
  }

  /** Elements of an array, and their handle. */
  private abstract static class Elements extends Cells {

    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    final int[] elements = new int[3];
  }

  /** Opaque accesses of elements. */
  static final class OpaqueElements extends Elements {

    @Override
    int read(int variable) {
      return (int) ELEMENT.getOpaque(elements, variable);
    }

    @Override
    void write(int variable, int value) {
      ELEMENT.setOpaque(elements, variable, value);
    }
  }

  /** Releases and acquires of elements. */
  static final class ReleaseAcquireElements extends Elements {

    @Override
    int read(int variable) {
      return (int) ELEMENT.getAcquire(elements, variable);
    }

    @Override
    void write(int variable, int value) {
      ELEMENT.setRelease(elements, variable, value);
    }
  }

  /** Volatile accesses of elements. */
  static final class VolatileElements extends Elements {

    @Override
    int read(int variable) {
      return (int) ELEMENT.getVolatile(elements, variable);
    }

    @Override
    void write(int variable, int value) {
      ELEMENT.setVolatile(elements, variable, value);
    }
  }
}
