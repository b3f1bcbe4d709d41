package io.mazurka.search.store.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PackingProperties {

  private static final double WORD_BITS = 63;

  @Property
  void unpackingGivesBackWhatWasPacked(@ForAll("maxima") int[] maxima, @ForAll Random random) {
    int[] vector = vector(maxima, random);
    assertThat(unpack(Packing.fitting(maxima), pack(Packing.fitting(maxima), vector)))
        .isEqualTo(vector);
  }

  @Property
  void extremeValuesFit(@ForAll("maxima") int[] maxima, @ForAll Random random) {
    int growing = random.nextInt(maxima.length);
    for (Packing packing : new Packing[] {Packing.fitting(maxima, growing), fitting(maxima)}) {
      assertThat(IntStream.range(0, maxima.length))
          .allMatch(slot -> packing.limit(slot) >= maxima[slot]);
      assertThat(unpack(packing, pack(packing, maxima))).isEqualTo(maxima);
      int[] zeros = new int[maxima.length];
      assertThat(unpack(packing, pack(packing, zeros))).isEqualTo(zeros);
    }
  }

  @Property
  void firstWordIsNegativeAndTheOthersAreNot(
      @ForAll("maxima") int[] maxima, @ForAll Random random) {
    long[] words = pack(fitting(maxima), vector(maxima, random));
    assertThat(words[0]).isNegative();
    assertThat(Arrays.stream(words).skip(1)).allMatch(word -> word >= 0);
  }

  @Property
  void differentVectorsPackDifferently(@ForAll("maxima") int[] maxima, @ForAll Random random) {
    int[] one = vector(maxima, random);
    int[] other = one.clone();
    int slot = random.nextInt(maxima.length);
    other[slot] = random.nextInt() & Integer.MAX_VALUE & maxima[slot];
    Packing packing = fitting(maxima);
    assertThat(Arrays.equals(pack(packing, one), pack(packing, other)))
        .isEqualTo(one[slot] == other[slot]);
  }

  @Property
  void packingChangesEqualsPackingTheChangedVector(
      @ForAll("maxima") int[] maxima, @ForAll Random random) {
    Packing packing = fitting(maxima);
    int[] before = vector(maxima, random);
    int[] after = vector(maxima, random);
    long[] words = pack(packing, before);
    for (int slot = 0; slot < maxima.length; slot++) {
      words[packing.word(slot)] += packing.growth(slot, after[slot] - before[slot]);
    }
    assertThat(words).isEqualTo(pack(packing, after));
  }

  @Property
  void packingAndUnpackingLeaveTheWordsAroundAlone(
      @ForAll("maxima") int[] maxima, @ForAll Random random) {
    Packing packing = fitting(maxima);
    int[] vector = vector(maxima, random);
    long[] target = new long[packing.words() + 2];
    Arrays.fill(target, -1);
    packing.pack(vector, target, 1);
    assertThat(Arrays.copyOfRange(target, 1, target.length - 1)).isEqualTo(pack(packing, vector));
    assertThat(new long[] {target[0], target[target.length - 1]}).containsOnly(-1);
    int[] unpacked = new int[maxima.length];
    packing.unpack(target, 1, unpacked);
    assertThat(unpacked).isEqualTo(vector);
  }

  @Property
  void widerLayoutHoldsTheSameStates(@ForAll("maxima") int[] maxima, @ForAll Random random) {
    int[] vector = vector(maxima, random);
    int growing = random.nextInt(maxima.length);
    int[] wider = maxima.clone();
    wider[growing] = Math.max(maxima[growing], random.nextInt() & Integer.MAX_VALUE);
    int[] between = unpack(fitting(maxima), pack(fitting(maxima), vector));
    Packing to = Packing.fitting(wider, growing);
    assertThat(unpack(to, pack(to, between))).isEqualTo(vector);
    assertThat(to.limit(growing)).isGreaterThanOrEqualTo(wider[growing]);
  }

  @Property
  void raisingTakesTheLargerOfEachValue(@ForAll("maxima") int[] maxima, @ForAll Random random) {
    Packing packing = fitting(maxima);
    int[] vector = vector(maxima, random);
    int[] raised = vector(maxima, random);
    int[] expected = vector.clone();
    Arrays.setAll(expected, slot -> Math.max(vector[slot], raised[slot]));
    packing.raise(pack(packing, vector), 0, new int[vector.length], raised);
    assertThat(raised).isEqualTo(expected);
  }

  @Property
  void wordsAreUsedWell(@ForAll("maxima") int[] maxima) {
    double needed = Arrays.stream(maxima).mapToDouble(PackingProperties::bits).sum();
    double generous = Arrays.stream(maxima).mapToDouble(max -> Math.max(2, bits(max)) * 1.05).sum();
    int words = fitting(maxima).words();
    assertThat(words * WORD_BITS).isGreaterThanOrEqualTo(needed);
    if (generous <= WORD_BITS) {
      assertThat(words).isEqualTo(1);
    }
    // Two neighbouring words of a column hold more than one could.
    assertThat((words - 3) * WORD_BITS).isLessThan(2 * generous);
  }

  @Provide
  Arbitrary<int[]> maxima() {
    return Arbitraries.oneOf(
            Arbitraries.integers().between(0, 3),
            Arbitraries.integers().between(0, 1000),
            Arbitraries.integers().between(0, Integer.MAX_VALUE))
        .array(int[].class)
        .ofMinSize(1)
        .ofMaxSize(40);
  }

  private static double bits(int maximum) {
    return Math.log(maximum + 1.0) / Math.log(2);
  }

  private static int[] vector(int[] maxima, Random random) {
    return Arrays.stream(maxima).map(max -> (int) (random.nextDouble() * (max + 1.0))).toArray();
  }

  private static Packing fitting(int[] maxima) {
    return Packing.fitting(maxima);
  }

  private static long[] pack(Packing packing, int[] vector) {
    long[] words = new long[packing.words()];
    packing.pack(vector, words, 0);
    return words;
  }

  private static int[] unpack(Packing packing, long[] words) {
    int[] vector = new int[packing.slots()];
    packing.unpack(words, 0, vector);
    return vector;
  }
}
