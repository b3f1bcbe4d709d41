package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Handles of variables: accesses of different modes together, and updates (VarHandle's Javadoc).
 */
public final class HandlePrograms extends Family {

  private static final VarHandle X = handle("x", int.class);
  private static final VarHandle FLAG = handle("flag", int.class);
  private static final VarHandle BOX = handle("box", int[].class);
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  /** Plain fields. */
  static final class Vars {
    int x;
    int flag;
    int @Nullable [] box;
    final int[] elements = new int[2];
    int a;
    int b;
    boolean first;
    boolean second;
  }

  private static VarHandle handle(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Vars.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("plain data, release and acquire of the flag", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  FLAG.setRelease(s, 1);
                })
            .thread(s -> s.a = (int) FLAG.getAcquire(s) == 1 ? s.x : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("plain data, release and opaque read of the flag", Vars::new)
            .thread(
                s -> {
                  X.setOpaque(s, 1);
                  FLAG.setRelease(s, 1);
                })
            .thread(s -> s.a = (int) FLAG.getOpaque(s) == 1 ? (int) X.getOpaque(s) : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2")
            .weaker("0"),
        Litmus.of("opaque data, volatile flag", Vars::new)
            .thread(
                s -> {
                  X.setOpaque(s, 1);
                  FLAG.setVolatile(s, 1);
                })
            .thread(s -> s.a = (int) FLAG.getVolatile(s) == 1 ? (int) X.getOpaque(s) : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("a volatile write and a plain read", Vars::new)
            .thread(s -> X.setVolatile(s, 1))
            .thread(s -> s.a = s.x)
            .observe(s -> "" + s.a)
            .allows("0; 1")
            .racy(),
        Litmus.of("a plain write and a volatile read", Vars::new)
            .thread(s -> s.x = 1)
            .thread(s -> s.a = (int) X.getVolatile(s))
            .observe(s -> "" + s.a)
            .allows("0; 1")
            .racy(),
        Litmus.of("an object published by release and acquire", Vars::new)
            .thread(s -> BOX.setRelease(s, new int[] {7}))
            .thread(
                s -> {
                  int[] got = (int[]) BOX.getAcquire(s);
                  s.a = got == null ? -1 : got[0];
                })
            .observe(s -> "" + s.a)
            .allows("-1; 7"),
        Litmus.of("spinning with acquire", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  FLAG.setRelease(s, 1);
                })
            .thread(
                s -> {
                  while ((int) FLAG.getAcquire(s) == 0) {
                    Thread.onSpinWait();
                  }
                  s.a = s.x;
                })
            .observe(s -> "" + s.a)
            .allows("1"),
        Litmus.of("two compare-and-sets, one wins", Vars::new)
            .thread(s -> s.first = X.compareAndSet(s, 0, 1))
            .thread(s -> s.second = X.compareAndSet(s, 0, 2))
            .observe(s -> s.first + " " + s.second + " " + s.x)
            .allows("true false 1; false true 2"),
        Litmus.of("two compare-and-sets of an element", Vars::new)
            .thread(s -> s.first = ELEMENT.compareAndSet(s.elements, 1, 0, 1))
            .thread(s -> s.second = ELEMENT.compareAndSet(s.elements, 1, 0, 2))
            .observe(s -> s.first + " " + s.second + " " + s.elements[1])
            .allows("true false 1; false true 2"),
        Litmus.of("compare-and-exchange tells what it met", Vars::new)
            .thread(s -> s.a = (int) X.compareAndExchange(s, 0, 1))
            .thread(s -> s.b = (int) X.compareAndExchange(s, 0, 2))
            .observe(s -> s.a + " " + s.b)
            .allows("0 1; 2 0"),
        Litmus.of("a weak compare-and-set may fail", Vars::new)
            .thread(s -> s.first = X.weakCompareAndSet(s, 0, 1))
            .thread(s -> s.a = (int) X.getVolatile(s))
            .observe(s -> s.first + " " + s.a)
            .allows("true 0; true 1; false 0"),
        Litmus.of("a weak compare-and-set in a loop", Vars::new)
            .thread(s -> weakIncrement(s))
            .thread(s -> weakIncrement(s))
            .observe(s -> "" + s.x)
            .allows("2"),
        Litmus.of("getAndAdd", Vars::new)
            .thread(s -> s.a = (int) X.getAndAdd(s, 1))
            .thread(s -> s.b = (int) X.getAndAdd(s, 1))
            .observe(s -> s.a + " " + s.b + " " + s.x)
            .allows("0 1 2; 1 0 2"),
        Litmus.of("getAndBitwiseOr", Vars::new)
            .thread(s -> s.a = (int) X.getAndBitwiseOr(s, 1))
            .thread(s -> s.b = (int) X.getAndBitwiseOr(s, 2))
            .observe(s -> s.a + " " + s.b + " " + s.x)
            .allows("0 1 3; 2 0 3"),
        Litmus.of("getAndSet with release, data plain", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.b = (int) FLAG.getAndSetRelease(s, 1);
                })
            .thread(s -> s.a = (int) FLAG.getAndSetAcquire(s, 2) == 1 ? s.x : 2)
            .observe(s -> s.a + " " + s.b)
            .allows("1 0; 2 2"));
  }

  private static void weakIncrement(Vars vars) {
    int before;
    do {
      before = (int) X.getVolatile(vars);
    } while (!X.weakCompareAndSet(vars, before, before + 1));
  }
}
