package io.mazurka.kernel.symmetry.slots;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.symmetry.Canonicalizer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** All states of an orbit, and no others, have the same representative, whatever the group is. */
final class SlotGroupTests {

  private static final int SLOTS = 6;
  private static final int VALUES = 3;
  private static final int[] EVERY_SLOT = IntStream.range(0, SLOTS).toArray();

  private static int[] shuffled(int size, int moves, Random random) {
    int[] numbers = IntStream.range(0, size).toArray();
    for (int move = 0; move < moves; move++) {
      int one = random.nextInt(size);
      int other = random.nextInt(size);
      int number = numbers[one];
      numbers[one] = numbers[other];
      numbers[other] = number;
    }
    return numbers;
  }

  private static SlotPermutation draw(Random random) {
    int[][] replacements = new int[SLOTS][];
    for (int slot = 0; slot < SLOTS; slot++) {
      replacements[slot] = random.nextInt(8) == 0 ? shuffled(VALUES, 1, random) : null;
    }
    return SlotPermutation.of(shuffled(SLOTS, 1 + random.nextInt(3), random), replacements);
  }

  private static Set<IntBuffer> orbit(int[] state, List<SlotPermutation> generators) {
    Set<IntBuffer> orbit = new HashSet<>(Set.of(IntBuffer.wrap(state)));
    List<IntBuffer> open = new ArrayList<>(orbit);
    for (int next = 0; next < open.size(); next++) {
      for (SlotPermutation generator : generators) {
        IntBuffer image = IntBuffer.wrap(generator.apply(open.get(next).array()));
        if (orbit.add(image)) {
          open.add(image);
        }
      }
    }
    return orbit;
  }

  @Test
  void representativesAreExact() {
    int larger = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<SlotPermutation> generators =
          IntStream.range(0, 1 + random.nextInt(2)).mapToObj(none -> draw(random)).toList();
      SlotGroup group = SlotGroup.of(generators, SLOTS);
      Canonicalizer canonicalizer = group.canonicalizer();
      int[] state = random.ints(SLOTS, 0, VALUES).toArray();
      Set<IntBuffer> orbit = orbit(state, group.generators());
      IntBuffer representative = IntBuffer.wrap(canonicalizer.representative(state));

      assertThat(orbit).contains(representative);
      assertThat(canonicalizer.orbit(state)).isEqualTo(orbit.size());
      for (IntBuffer image : orbit) {
        assertThat(IntBuffer.wrap(canonicalizer.representative(image.array())))
            .as("seed %d", seed)
            .isEqualTo(representative);
        int[] stepped = image.array().clone();
        canonicalizer.startFrom(state);
        canonicalizer.canonicalize(stepped, EVERY_SLOT, SLOTS);
        assertThat(IntBuffer.wrap(stepped)).isEqualTo(representative);
      }
      larger += orbit.size() > 2 ? 1 : 0;
    }
    assertThat(larger).isGreaterThan(100);
  }

  /** Fifty rows have more permutations than could be listed. */
  @Test
  void rowsAreSortedHoweverManyThereAre() {
    int rows = 50;
    List<SlotPermutation> exchanges = new ArrayList<>();
    for (int row = 1; row < rows; row++) {
      int[] sources = IntStream.range(0, 2 * rows).toArray();
      for (int column = 0; column < 2; column++) {
        sources[2 * row + column] = 2 * row - 2 + column;
        sources[2 * row - 2 + column] = 2 * row + column;
      }
      exchanges.add(SlotPermutation.of(sources, new int[2 * rows][]));
    }
    SlotGroup group = SlotGroup.of(exchanges, 2 * rows);
    int[] state = new Random(1).ints(2 * rows, 0, 3).toArray();
    int[] image = state;
    for (SlotPermutation exchange : exchanges) {
      image = exchange.apply(image);
    }

    assertThat(group.permutations()).isEqualTo(SortedRows.factorial(rows));
    assertThat(group.canonicalizer().representative(image))
        .isEqualTo(group.canonicalizer().representative(state));
  }
}
