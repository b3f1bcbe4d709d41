package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Adders: their sum is no snapshot while others add (Javadoc of LongAdder). */
public final class AdderPrograms extends Family {

  /** One of each kind. */
  static final class Vars {
    final LongAdder adder = new LongAdder();
    final LongAccumulator largest = new LongAccumulator(Math::max, 0);
    final DoubleAdder doubles = new DoubleAdder();
    volatile boolean added;
    long a;
    long b;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("nothing is lost", Vars::new)
            .thread(s -> s.adder.increment())
            .thread(s -> s.adder.add(2))
            .observe(s -> "" + s.adder.sum())
            .allows("3"),
        Litmus.of("a sum while another adds", Vars::new)
            .thread(
                s -> {
                  s.adder.add(1);
                  s.adder.add(2);
                })
            .thread(s -> s.a = s.adder.sum())
            .observe(s -> "" + s.a)
            .allows("0; 1; 3")
            // The second may be added to a cell that is read after the first's.
            .unless(Omission.SEVERAL_STEPS, "LongAdder.sum", "2"),
        Litmus.of("a sum while others add one after the other", Vars::new)
            .thread(
                s -> {
                  s.adder.add(1);
                  s.added = true;
                })
            .thread(
                s -> {
                  if (s.added) {
                    s.adder.add(2);
                  }
                })
            .thread(s -> s.a = s.adder.sum())
            .observe(s -> "" + s.a)
            .allows("0; 1; 3")
            .unless(Omission.SEVERAL_STEPS, "LongAdder.sum", "2"),
        // What is added between the sum and the reset is lost.
        Litmus.of("a sum and a reset", Vars::new)
            .thread(s -> s.adder.add(1))
            .thread(s -> s.a = s.adder.sumThenReset())
            .observe(s -> s.a + " " + s.adder.sum())
            .allows("0 1; 1 0")
            .unless(Omission.SEVERAL_STEPS, "LongAdder.sumThenReset", "0 0"),
        Litmus.of("the largest of two", Vars::new)
            .thread(s -> s.largest.accumulate(1))
            .thread(s -> s.largest.accumulate(2))
            .observe(s -> "" + s.largest.get())
            .allows("2"),
        Litmus.of("a sum of doubles", Vars::new)
            .thread(s -> s.doubles.add(1))
            .thread(s -> s.doubles.add(2))
            .observe(s -> "" + s.doubles.sum())
            .allows("3.0"));
  }
}
