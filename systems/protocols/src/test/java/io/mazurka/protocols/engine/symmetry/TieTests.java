package io.mazurka.protocols.engine.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check.Prepared;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Processes that only what they say of each other tells apart have one representative, soon. */
final class TieTests {

  private static final int NAMINGS = 20;

  /** Maps of n elements to themselves up to isomorphism (OEIS A001372): oneself means nobody. */
  @ParameterizedTest
  @CsvSource({"2, 3", "3, 7", "4, 19", "5, 47", "6, 130", "7, 343", "8, 951", "9, 2615"})
  void oneFriendEachMakesAsManyStatesAsMaps(int peers, long maps) {
    assertThat(Friendships.kept(peers, 1).check().run().statistics().states()).isEqualTo(maps);
    assertThat(Friendships.announced(peers).check().run().statistics().states()).isEqualTo(maps);
  }

  /** As many as the lemma of Burnside counts. */
  @ParameterizedTest
  @CsvSource({"3, 4", "4, 19", "5, 179", "6, 2724"})
  void twoFriendsAtOnceMakeAsManyStatesAsOrbits(int peers, long orbits) {
    assertThat(Friendships.announcedPairs(peers).check().run().statistics().states())
        .isEqualTo(orbits);
  }

  /** Directed graphs of n nodes up to isomorphism (OEIS A000273). */
  @ParameterizedTest
  @CsvSource({"2, 3", "3, 16", "4, 218", "5, 9608"})
  void anyFriendsMakeAsManyStatesAsGraphs(int peers, long graphs) {
    assertThat(Friendships.kept(peers, peers - 1).check().run().statistics().states())
        .isEqualTo(graphs);
  }

  static Stream<Arguments> friendships() {
    return IntStream.rangeClosed(3, 5)
        .boxed()
        .flatMap(
            peers ->
                Stream.of(
                    Arguments.of("kept", peers, Friendships.kept(peers, 1)),
                    Arguments.of("announced", peers, Friendships.announced(peers)),
                    Arguments.of("pairs", peers, Friendships.announcedPairs(peers))));
  }

  /** Whether all orders are tried or ties are looked at closer. */
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("friendships")
  void orbitsHaveAsManyStatesAsTheySay(String name, int peers, Friendships friendships) {
    Prepared prepared = friendships.check().prepare();
    SymmetryGroup group = Friendships.canonicalizer(prepared).group();
    Set<IntBuffer> states = Orbits.states(prepared.model().system(), Integer.MAX_VALUE);
    Set<Integer> orbits = new HashSet<>();
    for (int fewOrders : new int[] {1, Integer.MAX_VALUE}) {
      SortingCanonicalizer canonicalizer =
          new SortingCanonicalizer(group, states.iterator().next().capacity(), fewOrders);
      Map<IntBuffer, Long> sizes = new HashMap<>();
      for (IntBuffer state : states) {
        IntBuffer found = IntBuffer.wrap(canonicalizer.representative(state.array()));
        sizes.merge(found, 1L, Long::sum);
      }
      sizes.forEach(
          (state, size) -> assertThat(canonicalizer.orbit(state.array())).isEqualTo(size));
      orbits.add(sizes.size());
    }
    assertThat(orbits).hasSize(1);
  }

  /** Rings of so many in a row. */
  private static List<List<Integer>> rings(int... lengths) {
    List<List<Integer>> friends = new ArrayList<>();
    for (int length : lengths) {
      int first = friends.size();
      for (int place = 0; place < length; place++) {
        friends.add(List.of(first + (place + 1) % length));
      }
    }
    return friends;
  }

  /** The graph of Petersen: as regular as can be, and no ring. */
  private static List<List<Integer>> petersen() {
    List<List<Integer>> friends = new ArrayList<>();
    for (int outer = 0; outer < 5; outer++) {
      friends.add(List.of((outer + 1) % 5, (outer + 4) % 5, outer + 5));
    }
    for (int inner = 0; inner < 5; inner++) {
      friends.add(List.of(5 + (inner + 2) % 5, 5 + (inner + 3) % 5, inner));
    }
    return friends;
  }

  /** Graphs, how many friends there are at most, and how many permutations keep the graph. */
  static Stream<Arguments> regularGraphs() {
    return Stream.of(
        Arguments.of(rings(8), 1, 8),
        Arguments.of(rings(12), 1, 12),
        Arguments.of(rings(16), 1, 16),
        Arguments.of(rings(3, 3, 3, 3), 1, 3 * 3 * 3 * 3 * 24),
        Arguments.of(rings(2, 2, 2, 2, 2, 2), 1, 64 * 720),
        Arguments.of(rings(6, 3, 3), 1, 6 * 9 * 2),
        Arguments.of(petersen(), 3, 120));
  }

  @ParameterizedTest
  @MethodSource("regularGraphs")
  void regularGraphsTakeFewLeaves(List<List<Integer>> friends, int most, long symmetries) {
    Prepared prepared = Friendships.kept(friends.size(), most).check().prepare();
    assertFewLeaves(prepared, friends, symmetries);
  }

  @Test
  void ringOfLettersInOneInboxTakesFewLeaves() {
    assertFewLeaves(Friendships.announced(12).check().prepare(), rings(12), 12);
  }

  private static void assertFewLeaves(
      Prepared prepared, List<List<Integer>> friends, long symmetries) {
    SortingCanonicalizer canonicalizer = Friendships.canonicalizer(prepared);
    List<Integer> names = new ArrayList<>(IntStream.range(0, friends.size()).boxed().toList());
    Random random = new Random(1);
    Set<IntBuffer> representatives = new HashSet<>();
    for (int naming = 0; naming < NAMINGS; naming++) {
      int[] state = Friendships.state(prepared, renamed(friends, names));
      long before = canonicalizer.leaves();
      representatives.add(IntBuffer.wrap(canonicalizer.representative(state)));
      assertThat(canonicalizer.leaves() - before).isBetween(1L, friends.size() + 0L);
      assertThat(canonicalizer.orbit(state)).isEqualTo(canonicalizer.permutations() / symmetries);
      Collections.shuffle(names, random);
    }
    assertThat(representatives).hasSize(1);
  }

  private static List<List<Integer>> renamed(List<List<Integer>> friends, List<Integer> names) {
    return IntStream.range(0, friends.size())
        .mapToObj(name -> friends.get(names.indexOf(name)).stream().map(names::get).toList())
        .toList();
  }
}
