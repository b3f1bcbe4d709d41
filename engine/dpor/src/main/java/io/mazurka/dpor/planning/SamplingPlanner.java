package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.kernel.options.SamplingMethod;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Draws random executions, each from its start, without end. In probabilistic concurrency testing
 * (Burckhardt, Kothari, Musuvathi and Nagarakatte 2010) the thread with the highest priority goes
 * on; at a few moments that are drawn beforehand, this thread gets the lowest priority of all.
 */
final class SamplingPlanner extends ThreadPlanner {

  private static final int MOST_CHANGES = 4;

  private final boolean priorities;
  private final long seed;
  private final int[] priority = new int[PackedEvent.MOST_THREADS];
  private final int[] changes = new int[MOST_CHANGES];
  private SplittableRandom random;
  private long run;
  private int longest = 1;
  private int lowest;

  SamplingPlanner(ThreadStack stack, Strategy.Sampled strategy) {
    super(stack);
    this.priorities = strategy.method() == SamplingMethod.PCT;
    this.seed = strategy.seed();
    this.random = new SplittableRandom(seed);
  }

  @Override
  public boolean usesSleepSets() {
    return false;
  }

  @Override
  public void enter() {
    stack.top().look(stack.execution());
  }

  @Override
  public long choose() {
    ThreadNode node = stack.top();
    int depth = stack.length();
    if (node.enabled == 0 || (depth > 0 && node.explored() > 0)) {
      return PackedEvent.NONE;
    }
    if (depth == 0) {
      begin();
    }
    int thread = priorities ? first(node, depth) : any(node);
    int alternative = random.nextInt(node.alternatives(thread));
    return PackedEvent.choice(thread, alternative);
  }

  /**
   * Begins an execution with random numbers of its own, so that it depends only on its number and
   * the seed.
   */
  private void begin() {
    random = new SplittableRandom(new SplittableRandom(seed + run++).nextLong());
    lowest = 0;
    if (priorities) {
      for (int thread = 0; thread < priority.length; thread++) {
        int other = random.nextInt(thread + 1);
        priority[thread] = priority[other];
        priority[other] = thread + 1;
      }
      Arrays.setAll(changes, index -> random.nextInt(longest));
      Arrays.fill(changes, random.nextInt(MOST_CHANGES + 1), MOST_CHANGES, -1);
    }
  }

  private int any(ThreadNode node) {
    long left = node.enabled;
    for (int skip = random.nextInt(Long.bitCount(left)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  private int first(ThreadNode node, int depth) {
    for (int change : changes) {
      if (change == depth) {
        priority[highest(node)] = --lowest;
      }
    }
    return highest(node);
  }

  private int highest(ThreadNode node) {
    int best = Long.numberOfTrailingZeros(node.enabled);
    for (long left = node.enabled; left != 0; left &= left - 1) {
      int thread = Long.numberOfTrailingZeros(left);
      best = priority[thread] > priority[best] ? thread : best;
    }
    return best;
  }

  @Override
  public void end(RunEnd end) {
    longest = Math.max(longest, stack.length());
  }

  @Override
  public int ahead(int position) {
    return 0;
  }
}
