package io.mazurka.bench.micro;

import io.mazurka.search.store.StateStore;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Adding a state to the exact store: new states while it grows from empty to its size, and
 * duplicates in no order once it is full; plainly one by one, and as a search does in batches that
 * are hashed and touched before any is added.
 *
 * <p>An invocation adds the same number of states whatever the size: new ones to several stores one
 * after the other if they are small. The JVM's options are those of the command.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
@Fork(
    value = 1,
    jvmArgs = {
      "-Xmx2g",
      "-XX:+UseSerialGC",
      "-XX:PretenureSizeThreshold=256k",
      "-XX:+UseTransparentHugePages"
    })
public class StoreBenchmark {

  private static final int ADDED = 10_000_000;

  /** A prime, so that its multiples modulo the number of states are all different. */
  private static final long STRIDE = 7_368_787;

  /** A store with all states in it. */
  @State(Scope.Benchmark)
  public static class Full {
    private StateStore store = new States().newStore();

    @Setup(Level.Trial)
    public void fill(States states) {
      store = states.newStore();
      states.addPlainly(store, 1, states.size);
    }
  }

  @Benchmark
  @OperationsPerInvocation(ADDED)
  public long addNew(States states) {
    long added = 0;
    for (int round = 0; round < ADDED / states.size; round++) {
      added += states.addPlainly(states.newStore(), 1, states.size);
    }
    return added;
  }

  @Benchmark
  @OperationsPerInvocation(ADDED)
  public long addNewInBatches(States states) {
    long added = 0;
    for (int round = 0; round < ADDED / states.size; round++) {
      added += states.addInBatches(states.newStore(), 1, states.size);
    }
    return added;
  }

  @Benchmark
  @OperationsPerInvocation(ADDED)
  public long addDuplicates(States states, Full full) {
    return states.addPlainly(full.store, STRIDE, ADDED);
  }

  @Benchmark
  @OperationsPerInvocation(ADDED)
  public long addDuplicatesInBatches(States states, Full full) {
    return states.addInBatches(full.store, STRIDE, ADDED);
  }
}
