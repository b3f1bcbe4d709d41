package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Queues: who gets what, and in which order. */
public final class QueuePrograms extends Family {

  /** One queue of each kind. */
  static final class Vars {
    final ConcurrentLinkedQueue<Integer> linked = new ConcurrentLinkedQueue<>();
    final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    final ArrayBlockingQueue<Integer> single = new ArrayBlockingQueue<>(1);
    final LinkedBlockingQueue<int[]> blocking = new LinkedBlockingQueue<>();
    final LinkedBlockingDeque<Integer> ends = new LinkedBlockingDeque<>(List.of(1, 2));
    final PriorityBlockingQueue<Integer> sorted = new PriorityBlockingQueue<>();
    final SynchronousQueue<Integer> direct = new SynchronousQueue<>();
    @Nullable Object a;
    @Nullable Object b;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("first in, first out", Vars::new)
            .thread(
                s -> {
                  s.linked.offer(1);
                  s.linked.offer(2);
                })
            .thread(
                s -> {
                  s.a = s.linked.poll();
                  s.b = s.linked.poll();
                })
            .observe(s -> s.a + " " + s.b)
            .allows("null null; null 1; 1 null; 1 2"),
        Litmus.of("two add", Vars::new)
            .thread(s -> s.linked.offer(1))
            .thread(s -> s.linked.offer(2))
            .observe(s -> "" + s.linked)
            .allows("[1, 2]; [2, 1]"),
        Litmus.of("two take one", Vars::new)
            .thread(
                s -> {
                  s.linked.add(1);
                  s.a = s.linked.poll();
                })
            .thread(s -> s.b = s.linked.poll())
            .observe(s -> s.a + " " + s.b)
            .allows("1 null; null 1"),
        Litmus.of("remove and poll", Vars::new)
            .thread(
                s -> {
                  s.linked.add(1);
                  s.a = s.linked.remove(1);
                })
            .thread(s -> s.b = s.linked.poll())
            .observe(s -> s.a + " " + s.b)
            .allows("true null; false 1"),
        Litmus.of("both ends of a deque", Vars::new)
            .thread(
                s -> {
                  s.deque.add(1);
                  s.a = s.deque.pollFirst();
                })
            .thread(s -> s.b = s.deque.pollLast())
            .observe(s -> s.a + " " + s.b)
            .allows("1 null; null 1"),
        Litmus.of("room for one", Vars::new)
            .thread(s -> s.a = s.single.offer(1))
            .thread(s -> s.b = s.single.offer(2))
            .observe(s -> s.a + " " + s.b + " " + s.single)
            .allows("true false [1]; false true [2]"),
        Litmus.of("waiting for room", Vars::new)
            .thread(
                s -> {
                  s.single.put(1);
                  s.single.put(2);
                })
            .thread(
                s -> {
                  s.a = s.single.take();
                  s.b = s.single.take();
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 2"),
        Litmus.of("what is taken is published", Vars::new)
            .thread(s -> s.blocking.put(new int[] {7}))
            .thread(s -> s.a = s.blocking.take()[0])
            .observe(s -> "" + s.a)
            .allows("7"),
        Litmus.of("poll for a millisecond", Vars::new)
            .thread(s -> s.blocking.put(new int[] {7}))
            .thread(
                s -> {
                  int[] got = s.blocking.poll(1, TimeUnit.MILLISECONDS);
                  s.a = got == null ? -1 : got[0];
                })
            .observe(s -> "" + s.a)
            .allows("7")
            .unless(Omission.TIME_LIMITS, "LinkedBlockingQueue.poll", "-1"),
        Litmus.of("polling until something comes", Vars::new)
            .thread(s -> s.blocking.put(new int[] {7}))
            .thread(
                s -> {
                  int[] got = s.blocking.poll();
                  while (got == null) {
                    Thread.onSpinWait();
                    got = s.blocking.poll();
                  }
                  s.a = got[0];
                })
            .observe(s -> "" + s.a)
            .allows("7"),
        Litmus.of("both ends of a blocking deque", Vars::new)
            .thread(s -> s.a = s.ends.pollFirst())
            .thread(s -> s.b = s.ends.pollLast())
            .observe(s -> s.a + " " + s.b)
            .allows("1 2"),
        Litmus.of("the least first", Vars::new)
            .thread(
                s -> {
                  s.sorted.offer(2);
                  s.sorted.offer(1);
                })
            .thread(s -> s.a = s.sorted.poll())
            .observe(s -> s.a + " " + s.sorted)
            .allows("null [1, 2]; 2 [1]; 1 [2]"),
        // Nobody waits, so nobody meets.
        Litmus.of("hand over at once", Vars::new)
            .thread(s -> s.a = s.direct.offer(1))
            .thread(s -> s.b = s.direct.poll())
            .observe(s -> s.a + " " + s.b)
            .allows("false null"),
        Litmus.of("hand over", Vars::new)
            .thread(s -> s.direct.put(1))
            .thread(s -> s.b = s.direct.take())
            .observe(s -> "" + s.b)
            .allows("1"),
        // Seen on the JVM, although no order of the three calls explains it.
        Litmus.of(
                "a deque that changes at both ends",
                () -> {
                  Vars vars = new Vars();
                  vars.deque.add(1);
                  return vars;
                })
            .thread(s -> s.a = s.deque.pollFirst())
            .thread(
                s -> {
                  s.deque.addFirst(2);
                  s.b = s.deque.peekLast();
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 2; 2 1")
            .unless(Omission.SEVERAL_STEPS, "ConcurrentLinkedDeque.pollFirst", "1 1"));
  }
}
