package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Atomic variables: each operation is one step, but functions may be applied again. */
public final class AtomicPrograms extends Family {

  private static final AtomicIntegerFieldUpdater<Vars> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(Vars.class, "updated");

  /** One variable of each kind. */
  static final class Vars {
    final AtomicInteger number = new AtomicInteger();
    final AtomicBoolean flag = new AtomicBoolean();
    final AtomicReference<String> word = new AtomicReference<>("old");
    final AtomicReference<AtomicInteger> nested = new AtomicReference<>(new AtomicInteger());
    final AtomicStampedReference<String> stamped = new AtomicStampedReference<>("old", 0);
    final AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("old", false);
    final AtomicIntegerArray array = new AtomicIntegerArray(2);
    volatile AtomicInteger swapped = new AtomicInteger();
    volatile int updated;
    int a;
    int b;
    int calls;
    int otherCalls;
    boolean first;
    boolean second;
    String seen = "";
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("two increments", Vars::new)
            .thread(s -> s.a = s.number.incrementAndGet())
            .thread(s -> s.b = s.number.incrementAndGet())
            .observe(s -> s.a + " " + s.b)
            .allows("1 2; 2 1"),
        Litmus.of("an increment of two steps", Vars::new)
            .thread(s -> s.number.set(s.number.get() + 1))
            .thread(s -> s.number.incrementAndGet())
            .observe(s -> "" + s.number)
            .allows("1; 2"),
        Litmus.of("compare-and-set in a loop", Vars::new)
            .thread(s -> increment(s.number))
            .thread(s -> increment(s.number))
            .observe(s -> "" + s.number)
            .allows("2"),
        // The function is applied again if another thread was faster.
        Litmus.of("updateAndGet", Vars::new)
            .thread(
                s ->
                    s.number.updateAndGet(
                        value -> {
                          s.calls++;
                          return value + 1;
                        }))
            .thread(
                s ->
                    s.number.updateAndGet(
                        value -> {
                          s.otherCalls++;
                          return value + 1;
                        }))
            .observe(s -> s.number + " " + s.calls + " " + s.otherCalls)
            .allows("2 1 1; 2 1 2; 2 2 1"),
        Litmus.of("getAndUpdate of a reference", Vars::new)
            .thread(
                s ->
                    s.word.getAndUpdate(
                        value -> {
                          s.calls++;
                          return value + "1";
                        }))
            .thread(s -> s.word.set("new"))
            .observe(s -> s.word + " " + s.calls)
            .allows("new 1; new1 1; new1 2"),
        Litmus.of("accumulateAndGet", Vars::new)
            .thread(s -> s.a = s.number.accumulateAndGet(3, Math::max))
            .thread(s -> s.b = s.number.accumulateAndGet(2, Math::max))
            .observe(s -> s.a + " " + s.b + " " + s.number)
            .allows("3 2 3; 3 3 3"),
        Litmus.of("getAndSet of a flag", Vars::new)
            .thread(s -> s.first = s.flag.getAndSet(true))
            .thread(s -> s.second = s.flag.getAndSet(true))
            .observe(s -> s.first + " " + s.second)
            .allows("false true; true false"),
        Litmus.of("compare-and-set of a reference", Vars::new)
            .thread(s -> s.first = s.word.compareAndSet("old", "one"))
            .thread(s -> s.second = s.word.compareAndSet("old", "two"))
            .observe(s -> s.first + " " + s.second + " " + s.word)
            .allows("true false one; false true two"),
        Litmus.of("back to the same value", Vars::new)
            .thread(
                s -> {
                  s.a = s.number.get();
                  s.first = s.number.compareAndSet(s.a, 5);
                })
            .thread(
                s -> {
                  s.number.set(1);
                  s.number.set(0);
                })
            .observe(s -> s.a + " " + s.first + " " + s.number)
            .allows("0 true 0; 0 true 5; 0 false 0; 1 true 0; 1 false 0"),
        Litmus.of("a stamp tells the same value apart", Vars::new)
            .thread(
                s -> {
                  int stamp = s.stamped.getStamp();
                  s.first = s.stamped.compareAndSet("old", "new", stamp, stamp + 1);
                })
            .thread(
                s -> {
                  s.stamped.set("other", 5);
                  s.stamped.set("old", 6);
                })
            .observe(s -> s.first + " " + s.stamped.getReference() + " " + s.stamped.getStamp())
            .allows("true old 6; false old 6; true new 7"),
        Litmus.of("a mark and a reference are one", Vars::new)
            .thread(s -> s.first = s.marked.attemptMark("old", true))
            .thread(s -> s.second = s.marked.compareAndSet("old", "new", false, false))
            .observe(s -> s.first + " " + s.second + " " + s.marked.getReference())
            .allows("true false old; false true new"),
        Litmus.of("elements of an atomic array", Vars::new)
            .thread(s -> s.array.incrementAndGet(0))
            .thread(
                s -> {
                  s.array.incrementAndGet(1);
                  s.a = s.array.getAndAdd(0, 5);
                })
            .observe(s -> s.array + " " + s.a)
            .allows("[6, 1] 0; [6, 1] 1"),
        Litmus.of("an updater and its field", Vars::new)
            .thread(s -> UPDATER.incrementAndGet(s))
            .thread(s -> s.a = s.updated)
            .observe(s -> s.a + " " + s.updated)
            .allows("0 1; 1 1"),
        Litmus.of("a volatile field with an atomic variable", Vars::new)
            .thread(s -> s.swapped = new AtomicInteger(5))
            .thread(s -> s.a = s.swapped.incrementAndGet())
            .observe(s -> s.a + " " + s.swapped)
            .allows("1 5; 6 6"),
        Litmus.of("an atomic reference to an atomic variable", Vars::new)
            .thread(s -> s.nested.set(new AtomicInteger(5)))
            .thread(s -> s.a = s.nested.get().incrementAndGet())
            .observe(s -> s.a + " " + s.nested)
            .allows("1 5; 6 6"),
        Litmus.of("what is lazily set is seen by the thread itself", Vars::new)
            .thread(
                s -> {
                  s.number.lazySet(1);
                  s.a = s.number.get();
                })
            .thread(s -> s.b = s.number.get())
            .observe(s -> s.a + " " + s.b)
            .allows("1 0; 1 1"));
  }

  private static void increment(AtomicInteger number) {
    int before;
    do {
      before = number.get();
    } while (!number.compareAndSet(before, before + 1));
  }
}
