package io.mazurka.bench.micro;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Packing a whole state, packing one that differs from a packed state in two slots, and unpacking:
 * states of eight slots in one word and of sixteen in two.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class PackingBenchmark {

  private static final int STATES = 1024;
  private static final int LARGEST_VALUE = 150;

  @Param({"8", "16"})
  public int slots = 1;

  private Packing packing = Packing.fitting(new int[1]);
  private int[][] vectors = {};
  private long[] packed = {};
  private int[] vector = {};
  private long[] target = {};

  @Setup
  public void makeStates() {
    int[] maxima = new int[slots];
    Arrays.fill(maxima, LARGEST_VALUE);
    packing = Packing.fitting(maxima);
    Random random = new Random(1);
    vectors = new int[STATES][];
    packed = new long[STATES * packing.words()];
    for (int number = 0; number < STATES; number++) {
      vectors[number] = random.ints(slots, 0, LARGEST_VALUE + 1).toArray();
      packing.pack(vectors[number], packed, number * packing.words());
    }
    vector = new int[slots];
    target = new long[packing.words()];
  }

  @Benchmark
  @OperationsPerInvocation(STATES)
  public long pack() {
    long sum = 0;
    for (int[] state : vectors) {
      packing.pack(state, target, 0);
      sum += target[0];
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(STATES)
  public long packChanges() {
    int words = packing.words();
    long sum = 0;
    for (int number = 0; number < STATES; number++) {
      System.arraycopy(packed, number * words, target, 0, words);
      int first = number % slots;
      int second = (first + 3) % slots;
      change(number, first);
      change(number, second);
      sum += target[0] + target[words - 1];
    }
    return sum;
  }

  private void change(int number, int slot) {
    int difference = (number & 127) - vectors[number][slot];
    target[packing.word(slot)] += packing.growth(slot, difference);
  }

  @Benchmark
  @OperationsPerInvocation(STATES)
  public long unpack() {
    long sum = 0;
    for (int number = 0; number < STATES; number++) {
      packing.unpack(packed, number * packing.words(), vector);
      sum += vector[0] + vector[slots - 1];
    }
    return sum;
  }
}
