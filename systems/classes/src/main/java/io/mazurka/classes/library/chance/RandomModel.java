package io.mazurka.classes.library.chance;

import io.mazurka.classes.calls.SystemCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Kept;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link Random}: it draws the numbers that the documentation prescribes, the same in
 * every execution. Its state is the seed.
 */
public class RandomModel extends Random {

  private static final long serialVersionUID = 1L;
  private static final long USUAL_SEED = 42;
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long INCREMENT = 0xBL;
  private static final int SEED_BITS = 48;
  private static final long MASK = (1L << SEED_BITS) - 1;
  private static final Double NONE = Double.NaN;

  private final transient @Nullable Shared<Long> generator;

  /**
   * The second of two Gaussian numbers that are computed together, until it is used; otherwise
   * {@link #NONE}.
   */
  private final transient @Nullable Kept<Double> second;

  public RandomModel() {
    this(USUAL_SEED);
    SystemCalls.noteChance("Random");
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  public RandomModel(long seed) {
    super(seed);
    this.generator = Shared.of(this, scrambled(seed));
    this.second = Kept.of(generator.objectName(), NONE);
  }

  private static long scrambled(long seed) {
    return (seed ^ MULTIPLIER) & MASK;
  }

  /** The constructor of the superclass calls this, too. */
  @Override
  @SuppressWarnings("UnsynchronizedOverridesSynchronized") // one thread runs at a time
  public void setSeed(long seed) {
    super.setSeed(seed);
    if (generator != null && second != null) {
      generator.perform(
          Kind.PLAIN,
          Order.BOTH,
          "set the seed of",
          (now, thread) -> OperationOutcome.write(scrambled(seed)));
      second.set(NONE);
    }
  }

  @Override
  protected int next(int bits) {
    if (generator == null) {
      return super.next(bits);
    }
    return generator.perform(
        Kind.PLAIN,
        Order.BOTH,
        "draw a number from",
        (now, thread) -> {
          long seed = (now * MULTIPLIER + INCREMENT) & MASK;
          return OperationOutcome.write(seed, (int) (seed >>> (SEED_BITS - bits)));
        });
  }

  /** The polar method, as in the documentation. */
  @Override
  @SuppressWarnings("UnsynchronizedOverridesSynchronized") // one thread runs at a time
  public double nextGaussian() {
    Kept<Double> other = Objects.requireNonNull(second);
    double made = other.get();
    if (!Double.isNaN(made)) {
      other.set(NONE);
      return made;
    }
    while (true) {
      double one = 2 * nextDouble() - 1;
      double two = 2 * nextDouble() - 1;
      double square = one * one + two * two;
      if (square < 1 && square != 0) {
        double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        other.set(two * factor);
        return one * factor;
      }
    }
  }
}
