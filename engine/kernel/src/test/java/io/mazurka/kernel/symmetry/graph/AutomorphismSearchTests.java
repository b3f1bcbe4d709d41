package io.mazurka.kernel.symmetry.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The automorphisms found are automorphisms, and generate all that there are. */
final class AutomorphismSearchTests {

  private static ColouredGraph draw(int vertices, Random random) {
    ColouredGraph.Builder builder = new ColouredGraph.Builder(vertices);
    for (int vertex = 0; vertex < vertices; vertex++) {
      builder.vertex(random.nextInt(4) == 0 ? "red" : "blue");
    }
    int edges = random.nextInt(2 * vertices);
    for (int edge = 0; edge < edges; edge++) {
      builder.edge(random.nextInt(vertices), random.nextInt(vertices), random.nextInt(4) / 3);
    }
    return builder.build();
  }

  private static int all(ColouredGraph graph, List<Integer> images) {
    if (images.size() == graph.size()) {
      int[] permutation = images.stream().mapToInt(Integer::intValue).toArray();
      return graph.isAutomorphism(permutation) ? 1 : 0;
    }
    int found = 0;
    for (int image = 0; image < graph.size(); image++) {
      if (!images.contains(image)) {
        images.add(image);
        found += all(graph, images);
        images.remove(images.size() - 1);
      }
    }
    return found;
  }

  private static int generated(List<int[]> generators, int size) {
    Set<List<Integer>> group = new HashSet<>();
    List<List<Integer>> open = new ArrayList<>();
    open.add(IntStream.range(0, size).boxed().toList());
    group.add(open.get(0));
    for (int next = 0; next < open.size(); next++) {
      for (int[] generator : generators) {
        List<Integer> product = open.get(next).stream().map(at -> generator[at]).toList();
        if (group.add(product)) {
          open.add(product);
        }
      }
    }
    return group.size();
  }

  @Test
  void wholeGroupIsFound() {
    int symmetric = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      ColouredGraph graph = draw(2 + random.nextInt(5), random);
      List<int[]> generators = AutomorphismSearch.generators(graph);

      assertThat(generators).allMatch(graph::isAutomorphism);
      int expected = all(graph, new ArrayList<>());
      assertThat(generated(generators, graph.size())).as("seed %d", seed).isEqualTo(expected);
      symmetric += expected > 1 ? 1 : 0;
    }
    assertThat(symmetric).isGreaterThan(80);
  }

  /** Colours alone tell nothing here: ten squares, or a ring of forty. */
  @Test
  void regularGraphsAreNoProblem() {
    ColouredGraph.Builder ring = new ColouredGraph.Builder(40);
    IntStream.range(0, 40).forEach(vertex -> ring.vertex(""));
    IntStream.range(0, 40).forEach(vertex -> ring.edge(vertex, (vertex + 1) % 40, ""));
    ColouredGraph.Builder squares = new ColouredGraph.Builder(40);
    IntStream.range(0, 40).forEach(vertex -> squares.vertex(""));
    IntStream.range(0, 40)
        .forEach(vertex -> squares.edge(vertex, vertex % 4 == 3 ? vertex - 3 : vertex + 1, ""));

    assertThat(generated(AutomorphismSearch.generators(ring.build()), 40)).isEqualTo(40);
    assertThat(AutomorphismSearch.generators(squares.build())).hasSizeGreaterThanOrEqualTo(10);
  }
}
