package io.mazurka.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Threads that fill new tables and read them at the same time, again and again: no thread may see
 * another number for a thing than other threads, nor an incomplete thing.
 */
final class StressOfTables {

  private static final int THINGS = 300;

  private final int rounds;
  private final Workers workers;
  private final Random random = new Random(1);

  StressOfTables(int threads, int rounds) {
    this.rounds = rounds;
    this.workers = new Workers(threads);
  }

  /**
   * A thing that looks wrong if a thread sees it before it is complete; none of its fields is
   * final.
   */
  private static final class Plain {

    private int value;
    private long[] copies = new long[0];

    static Plain of(int value) {
      Plain plain = new Plain();
      plain.copies = new long[4];
      Arrays.fill(plain.copies, value + 1);
      plain.value = value + 1;
      return plain;
    }

    boolean is(int expected) {
      return value == expected + 1
          && copies.length == 4
          && Arrays.stream(copies).allMatch(copy -> copy == expected + 1);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Plain plain && value == plain.value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /** Numbers are unique, the same for all, without gaps, and lead back to complete things. */
  void numberThings() throws Exception {
    for (int round = 0; round < rounds; round++) {
      AppendOnlyTable<Plain> table = new AppendOnlyTable<>();
      long seed = random.nextLong();
      List<int[]> numbers =
          workers.run(
              worker ->
                  () -> {
                    int[] known = new int[THINGS];
                    for (int thing : shuffled(seed + worker)) {
                      known[thing] = table.number(Plain.of(thing));
                      if (!table.get(known[thing]).is(thing) || table.size() <= known[thing]) {
                        throw new AssertionError("a thing is not what was numbered");
                      }
                    }
                    return known;
                  });
      assertThat(numbers).allSatisfy(known -> assertThat(known).isEqualTo(numbers.get(0)));
      assertThat(Arrays.stream(numbers.get(0)).sorted())
          .containsExactlyElementsOf(IntStream.range(0, THINGS).boxed().toList());
      assertThat(table.size()).isEqualTo(THINGS);
    }
  }

  /** A number that a memo hands over leads to its thing in another table. */
  void handOverNumbers() throws Exception {
    for (int round = 0; round < rounds; round++) {
      AppendOnlyTable<Plain> table = new AppendOnlyTable<>();
      NumberMemo memo = new NumberMemo(thing -> table.number(Plain.of(thing)));
      PairMemo pairs = new PairMemo((one, other) -> memo.of((one + other) % THINGS));
      long seed = random.nextLong();
      workers.run(
          worker ->
              () -> {
                for (int thing : shuffled(seed + worker)) {
                  int column = (thing * 7 + worker) % 23;
                  if (!table.get(memo.of(thing)).is(thing)
                      || !table.get(pairs.of(thing, column)).is((thing + column) % THINGS)) {
                    throw new AssertionError("a number leads to something else");
                  }
                }
                return worker;
              });
    }
  }

  /** Every memo gives what its function does; all workers get the same objects, complete. */
  void remember() throws Exception {
    for (int round = 0; round < rounds; round++) {
      IntUnaryOperator number = thing -> thing % 5 - 1;
      IntToLongFunction spread = thing -> (thing + 1) * 0x1_0000_0001L;
      NumberMemo numbers = new NumberMemo(number);
      LongMemo longs = new LongMemo(spread);
      ObjectMemo<Plain> objects = new ObjectMemo<>(Plain::of);
      KeyMemo<String, Plain> keyed = new KeyMemo<>(key -> Plain.of(Integer.parseInt(key)));
      long seed = random.nextLong();
      List<Plain[]> seen =
          workers.run(
              worker ->
                  () -> {
                    Plain[] own = new Plain[2 * THINGS];
                    for (int thing : shuffled(seed + worker)) {
                      own[thing] = objects.of(thing);
                      own[THINGS + thing] = keyed.of(String.valueOf(thing));
                      if (numbers.of(thing) != number.applyAsInt(thing)
                          || longs.of(thing) != spread.applyAsLong(thing)
                          || !own[thing].is(thing)
                          || !own[THINGS + thing].is(thing)) {
                        throw new AssertionError("a memo gives something else");
                      }
                    }
                    return own;
                  });
      for (Plain[] own : seen) {
        for (int index = 0; index < own.length; index++) {
          assertThat(own[index]).isSameAs(seen.get(0)[index]);
        }
      }
    }
  }

  private static int[] shuffled(long seed) {
    Random order = new Random(seed);
    int[] things = IntStream.range(0, THINGS).toArray();
    for (int last = THINGS - 1; last > 0; last--) {
      int other = order.nextInt(last + 1);
      int thing = things[last];
      things[last] = things[other];
      things[other] = thing;
    }
    return things;
  }
}
