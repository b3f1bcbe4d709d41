package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.List;

/**
 * Plain fields and elements: what races may show, and what not even they may (JLS 17.4 to 17.7).
 */
public final class PlainPrograms extends Family {

  /** Some plain variables. */
  static final class Vars {
    int x;
    int y;
    volatile int flag;
    long wide;
    volatile long atomicWide;
    double real;
    final byte[] bytes = new byte[2];
    final boolean[] flags = new boolean[2];
    final long[] longs = new long[2];
    byte first;
    byte second;
    int a;
    int b;
    long seen;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("store buffering", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.a = s.y;
                })
            .thread(
                s -> {
                  s.y = 1;
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 1; 1 0; 1 1")
            .weaker("0 0")
            .racy(),
        Litmus.of("message without a flag", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.y = 1;
                })
            .thread(
                s -> {
                  s.a = s.y;
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 0 1; 1 1")
            .weaker("1 0")
            .racy(),
        Litmus.of("message by a volatile flag", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.flag = 1;
                })
            .thread(s -> s.a = s.flag == 1 ? s.x : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("message after the volatile flag", Vars::new)
            .thread(
                s -> {
                  s.flag = 1;
                  s.x = 1;
                })
            .thread(s -> s.a = s.flag == 1 ? s.x : 2)
            .observe(s -> "" + s.a)
            .allows("0; 1; 2")
            .racy(),
        // Both reads see a flag that is not set, so that neither thread writes (JLS 17.4.5).
        Litmus.of("each writes if the other has", Vars::new)
            .thread(
                s -> {
                  if (s.x == 1) {
                    s.y = 1;
                  }
                })
            .thread(
                s -> {
                  if (s.y == 1) {
                    s.x = 1;
                  }
                })
            .observe(s -> s.x + " " + s.y)
            .allows("0 0"),
        // Values are not made out of thin air (JLS 17.4.8).
        Litmus.of("each copies from the other", Vars::new)
            .thread(s -> s.y = s.x)
            .thread(s -> s.x = s.y)
            .observe(s -> s.x + " " + s.y)
            .allows("0 0")
            .racy(),
        // The same write whatever was read may come first (JLS 17.4.8).
        Litmus.of("a write that depends on nothing", Vars::new)
            .thread(
                s -> {
                  s.a = s.x;
                  s.y = s.a * 0 + 1;
                })
            .thread(
                s -> {
                  s.b = s.y;
                  s.x = s.b;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 0 1")
            .weaker("1 1")
            .racy(),
        Litmus.of("lost update", Vars::new)
            .thread(s -> s.x++)
            .thread(s -> s.x++)
            .observe(s -> "" + s.x)
            .allows("1; 2")
            .racy(),
        // Plain reads of one variable may be swapped: coherence is not promised (JLS 17.4).
        Litmus.of("two reads of one variable", Vars::new)
            .thread(s -> s.x = 1)
            .thread(
                s -> {
                  s.a = s.x;
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 0 1; 1 1")
            .weaker("1 0")
            .racy(),
        // Halves of a long may be written one by one (JLS 17.7).
        Litmus.of("long in halves", Vars::new)
            .thread(s -> s.wide = -1)
            .thread(s -> s.seen = s.wide)
            .observe(s -> Long.toHexString(s.seen))
            .allows("0; ffffffffffffffff")
            .weaker("ffffffff; ffffffff00000000")
            .racy(),
        Litmus.of("double in halves", Vars::new)
            .thread(s -> s.real = Double.longBitsToDouble(0x1_0000_0001L))
            .thread(s -> s.seen = Double.doubleToRawLongBits(s.real))
            .observe(s -> Long.toHexString(s.seen))
            .allows("0; 100000001")
            .weaker("1; 100000000")
            .racy(),
        Litmus.of("element of long[] in halves", Vars::new)
            .thread(s -> s.longs[1] = -1)
            .thread(s -> s.seen = s.longs[1])
            .observe(s -> Long.toHexString(s.seen))
            .allows("0; ffffffffffffffff")
            .weaker("ffffffff; ffffffff00000000")
            .racy(),
        Litmus.of("volatile long in one", Vars::new)
            .thread(s -> s.atomicWide = -1)
            .thread(s -> s.seen = s.atomicWide)
            .observe(s -> Long.toHexString(s.seen))
            .allows("0; ffffffffffffffff"),
        // Neighbours are not touched (JLS 17.6).
        Litmus.of("neighbours in byte[]", Vars::new)
            .thread(s -> s.bytes[0]++)
            .thread(s -> s.bytes[1]++)
            .observe(s -> s.bytes[0] + " " + s.bytes[1])
            .allows("1 1"),
        Litmus.of("neighbours in boolean[]", Vars::new)
            .thread(s -> s.flags[0] = !s.flags[0])
            .thread(s -> s.flags[1] = !s.flags[1])
            .observe(s -> s.flags[0] + " " + s.flags[1])
            .allows("true true"),
        Litmus.of("neighbouring byte fields", Vars::new)
            .thread(s -> s.first++)
            .thread(s -> s.second++)
            .observe(s -> s.first + " " + s.second)
            .allows("1 1"));
  }
}
