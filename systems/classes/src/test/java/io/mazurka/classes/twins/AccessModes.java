package io.mazurka.classes.twins;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Small programs about the access modes of Java, which are weaker than volatile. */
public final class AccessModes extends Twin {

  private static final VarHandle X;
  private static final VarHandle Y;
  private static final VarHandle V;
  private static final VarHandle S;
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle VIEW =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final AtomicIntegerFieldUpdater<AccessModes> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(AccessModes.class, "v");

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      X = lookup.findVarHandle(AccessModes.class, "x", int.class);
      Y = lookup.findVarHandle(AccessModes.class, "y", int.class);
      V = lookup.findVarHandle(AccessModes.class, "v", int.class);
      S = lookup.findStaticVarHandle(AccessModes.class, "s", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static int s;

  private int x;
  private int y;
  private volatile int v;
  private int data;
  private final int[] ints = new int[2];
  private final byte[] bytes = new byte[8];
  private final AtomicInteger a = new AtomicInteger();
  private final AtomicInteger b = new AtomicInteger();

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  void plainStoreBuffering() {
    int[] seen = new int[2];
    threads(
        () -> {
          X.set(this, 1);
          seen[0] = (int) Y.get(this);
        },
        () -> {
          Y.set(this, 1);
          seen[1] = (int) X.get(this);
        });
    require(seen[0] + seen[1] > 0, "both are too early");
  }

  void volatileStoreBuffering() {
    int[] seen = new int[2];
    threads(
        () -> {
          X.setVolatile(this, 1);
          seen[0] = (int) Y.getVolatile(this);
        },
        () -> {
          Y.setVolatile(this, 1);
          seen[1] = (int) X.getVolatile(this);
        });
    require(seen[0] + seen[1] > 0, "both are too early");
  }

  void opaqueStoreBuffering() {
    int[] seen = new int[2];
    threads(
        () -> {
          X.setOpaque(this, 1);
          seen[0] = (int) Y.getOpaque(this);
        },
        () -> {
          Y.setOpaque(this, 1);
          seen[1] = (int) X.getOpaque(this);
        });
  }

  void releaseStoreBuffering() {
    threads(
        () -> {
          X.setRelease(this, 1);
          Y.getAcquire(this);
        },
        () -> {
          Y.setRelease(this, 1);
          X.getAcquire(this);
        });
  }

  void lazyStoreBuffering() {
    threads(
        () -> {
          a.lazySet(1);
          b.get();
        },
        () -> {
          b.lazySet(1);
          a.get();
        });
  }

  void plainReadOfAVolatileField() {
    threads(() -> v = 1, () -> V.get(this));
  }

  void plainWriteOfAStaticField() {
    threads(() -> S.set(1), () -> S.getVolatile());
  }

  void plainReadOfAnElement() {
    threads(() -> INTS.setVolatile(ints, 0, 1), () -> INTS.get(ints, 0));
  }

  void elementThatIsComparedAndWritten() {
    threads(() -> INTS.compareAndSet(ints, 0, 0, 1), () -> ints[0] = 2);
  }

  void plainWriteAndVolatileRead() {
    threads(() -> x = 1, () -> X.getVolatile(this));
  }

  void volatileWriteAndPlainRead() {
    threads(() -> X.setVolatile(this, 1), () -> data = x);
  }

  void plainWriteBeforeVolatileOnes() {
    x = 1;
    threads(() -> X.setVolatile(this, 2), () -> X.getVolatile(this), () -> X.getAndAdd(this, 1));
  }

  void plainReadOfAnAtomicVariable() {
    threads(() -> a.set(1), () -> a.getPlain());
  }

  void plainWriteOfAnAtomicVariable() {
    threads(() -> a.setPlain(1), () -> a.get());
  }

  void opaqueMessage() {
    threads(
        () -> {
          data = 1;
          a.setOpaque(1);
        },
        () -> {
          if (a.get() == 1) {
            require(data == 1, "no data");
          }
        });
  }

  void opaquePolling() {
    threads(
        () -> {
          data = 1;
          a.set(1);
        },
        () -> {
          while (a.getOpaque() == 0) {
            Thread.onSpinWait();
          }
          require(data == 1, "no data");
        });
  }

  void releasedMessage() {
    threads(
        () -> {
          data = 1;
          a.setRelease(1);
        },
        () -> {
          if (a.getAcquire() == 1) {
            require(data == 1, "no data");
          }
        });
  }

  void messageOverwritten() {
    threads(
        () -> {
          data = 1;
          a.setRelease(1);
          b.set(1);
        },
        () -> {
          if (b.getOpaque() == 1) {
            a.setRelease(2);
          }
        },
        () -> {
          if (a.getAcquire() == 2) {
            require(data == 1, "no data");
          }
        });
  }

  void messageByAnUpdate() {
    threads(
        () -> {
          data = 1;
          a.setRelease(1);
        },
        () -> V.getAndAddRelease(this, 1),
        () -> {
          a.compareAndSet(1, 2);
          if (a.getAcquire() == 2) {
            require(data == 1, "no data");
          }
        });
  }

  void failedComparisonReleasesNothing() {
    threads(
        () -> {
          data = 1;
          a.compareAndSet(7, 8);
          b.setOpaque(1);
        },
        () -> {
          if (b.getOpaque() == 1) {
            a.get();
            require(data == 1, "no data");
          }
        });
  }

  void weakComparisonFails() {
    boolean[] done = new boolean[1];
    threads(() -> done[0] = X.weakCompareAndSet(this, 0, 1), () -> data = 1);
    require(done[0], "it has failed");
  }

  void weakComparisonOfAnAtomicVariableFails() {
    boolean[] done = new boolean[1];
    threads(() -> done[0] = a.weakCompareAndSetVolatile(0, 1), () -> data = 1);
    require(done[0] && a.get() == 1, "it has failed");
  }

  void weakComparisonInALoop() {
    Runnable increment =
        () -> {
          int before;
          do {
            before = a.get();
          } while (!a.weakCompareAndSetVolatile(before, before + 1));
        };
    threads(increment, increment);
    require(a.get() == 2, "an increment is lost");
  }

  void plainComparison() {
    threads(() -> a.weakCompareAndSetPlain(0, 1), () -> a.weakCompareAndSetPlain(0, 2));
  }

  void functionIsCalledAgain() {
    AtomicInteger calls = new AtomicInteger();
    Runnable update =
        () ->
            a.updateAndGet(
                value -> {
                  calls.incrementAndGet();
                  return value + 1;
                });
    threads(update, update);
    require(a.get() == 2, "an update is lost");
    require(calls.get() == 2, "a function is called again");
  }

  void functionsAreCalledAgain() {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    AtomicLong number = new AtomicLong();
    AtomicReference<String> text = new AtomicReference<>("");
    int[] calls = new int[2];
    threads(
        2,
        thread -> {
          array.getAndUpdate(
              1,
              value -> {
                b.get();
                return value + 1;
              });
          number.accumulateAndGet(
              2,
              (before, more) -> {
                b.get();
                return before + more;
              });
          text.getAndAccumulate("x", String::concat);
          UPDATER.updateAndGet(
              this,
              value -> {
                calls[thread]++;
                return value + 1;
              });
        });
    require(array.get(1) == 2 && number.get() == 4, "an update is lost");
    require(text.get().equals("xx") && v == 2, "an update is lost");
    require(calls[0] + calls[1] == 2, "a function is called again");
  }

  void functionsWithoutEvents() {
    threads(3, number -> a.updateAndGet(value -> value + number));
    require(a.get() == 3, "an update is lost");
  }

  void racingFunctions() {
    threads(
        2,
        number ->
            a.updateAndGet(
                value -> {
                  data++;
                  return value + 1;
                }));
  }

  void racingBytes() {
    threads(() -> VIEW.set(bytes, 0, 7), () -> bytes[3] = 1);
  }

  void bytesOfTheirOwn() {
    threads(2, number -> VIEW.set(bytes, 4 * number, number));
  }

  void volatileBytes() {
    threads(2, number -> VIEW.getVolatile(bytes, 4 * number));
  }

  void textOfAnAtomicVariable() {
    threads(() -> a.set(1), () -> require(a.toString().equals("1"), "too early"));
  }

  void textOfAnAtomicArray() {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    threads(
        () -> {
          array.set(0, 1);
          array.set(1, 1);
        },
        () -> require(!array.toString().equals("[0, 1]"), "in between"));
  }

  void numberThatIsAtomic() {
    Number number = a;
    threads(() -> a.set(1), () -> require(number.intValue() == 1, "too early"));
  }
}
