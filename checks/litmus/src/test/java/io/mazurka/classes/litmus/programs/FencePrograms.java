package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;

/** Opaque accesses with fences between them (VarHandle's Javadoc, and Lea's notes on its modes). */
public final class FencePrograms extends Family {

  private static final VarHandle X = handle("x");
  private static final VarHandle Y = handle("y");

  /** Plain fields. */
  static final class Vars {
    int x;
    int y;
    int a;
    int b;
    int c;
    int d;
  }

  private static VarHandle handle(String name) {
    try {
      return MethodHandles.lookup().findVarHandle(Vars.class, name, int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static Litmus<Vars> storeBuffering(String name, Runnable fence) {
    return Litmus.of("store buffering, " + name, Vars::new)
        .thread(
            s -> {
              X.setOpaque(s, 1);
              fence.run();
              s.a = (int) Y.getOpaque(s);
            })
        .thread(
            s -> {
              Y.setOpaque(s, 1);
              fence.run();
              s.b = (int) X.getOpaque(s);
            })
        .observe(s -> s.a + " " + s.b)
        .allows("0 1; 1 0; 1 1");
  }

  private static Litmus<Vars> message(String name, Runnable afterData, Runnable afterFlag) {
    return Litmus.of("message, " + name, Vars::new)
        .thread(
            s -> {
              X.setOpaque(s, 1);
              afterData.run();
              Y.setOpaque(s, 1);
            })
        .thread(
            s -> {
              s.a = (int) Y.getOpaque(s);
              afterFlag.run();
              s.b = (int) X.getOpaque(s);
            })
        .observe(s -> s.a + " " + s.b)
        .allows("0 0; 0 1; 1 1");
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        storeBuffering("full fence", VarHandle::fullFence),
        storeBuffering("release fence", VarHandle::releaseFence).weaker("0 0"),
        storeBuffering("acquire fence", VarHandle::acquireFence).weaker("0 0"),
        storeBuffering("no fence", () -> {}).weaker("0 0"),
        message("full fences", VarHandle::fullFence, VarHandle::fullFence),
        message("release and acquire fences", VarHandle::releaseFence, VarHandle::acquireFence),
        message("fences of stores and loads", VarHandle::storeStoreFence, VarHandle::loadLoadFence),
        message("no fence of the writer", () -> {}, VarHandle::fullFence).weaker("1 0"),
        message("no fence of the reader", VarHandle::fullFence, () -> {}).weaker("1 0"),
        Litmus.of("load buffering, full fence", Vars::new)
            .thread(
                s -> {
                  s.a = (int) X.getOpaque(s);
                  VarHandle.fullFence();
                  Y.setOpaque(s, 1);
                })
            .thread(
                s -> {
                  s.b = (int) Y.getOpaque(s);
                  VarHandle.fullFence();
                  X.setOpaque(s, 1);
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 0 1; 1 0"),
        Litmus.of("independent reads, full fence", Vars::new)
            .thread(s -> X.setOpaque(s, 1))
            .thread(s -> Y.setOpaque(s, 1))
            .thread(
                s -> {
                  s.a = (int) X.getOpaque(s);
                  VarHandle.fullFence();
                  s.b = (int) Y.getOpaque(s);
                })
            .thread(
                s -> {
                  s.c = (int) Y.getOpaque(s);
                  VarHandle.fullFence();
                  s.d = (int) X.getOpaque(s);
                })
            .observe(s -> "" + (s.a == 1 && s.b == 0 && s.c == 1 && s.d == 0))
            .allows("false"));
  }
}
