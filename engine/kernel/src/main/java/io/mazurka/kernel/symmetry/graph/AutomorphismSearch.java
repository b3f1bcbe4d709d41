package io.mazurka.kernel.symmetry.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds automorphisms of a coloured graph that generate its group, or much of it. Vertices are told
 * apart one after the other until all differ; then, from the last of them to the first, it is tried
 * whether another vertex can take the place of the one that was told apart (McKay 1981). Others
 * stay where they are if they can, so that automorphisms move as little as possible (Darga and
 * others 2004). Each automorphism is checked edge by edge before it is returned.
 */
public final class AutomorphismSearch {

  /** As many vertices and edges are looked at in about a second. */
  private static final long MOST_WORK = 60_000_000;

  /** How many ways to go on are tried for one image of a vertex. */
  private static final int MOST_WAYS = 40;

  private final ColouredGraph graph;
  private final List<VertexCells> path = new ArrayList<>();
  private final List<Integer> chosen = new ArrayList<>();
  private final List<int[]> generators = new ArrayList<>();
  private final int[] orbit;
  private final SearchBudget budget;
  private int ways;

  private AutomorphismSearch(ColouredGraph graph) {
    this.graph = graph;
    this.budget = new SearchBudget(MOST_WORK);
    this.orbit = new int[graph.size()];
    for (int vertex = 0; vertex < orbit.length; vertex++) {
      orbit[vertex] = vertex;
    }
  }

  /**
   * Automorphisms of a graph.
   *
   * @throws GraphTooLargeException if finding them takes too long
   */
  public static List<int[]> generators(ColouredGraph graph) {
    AutomorphismSearch search = new AutomorphismSearch(graph);
    search.descend();
    for (int level = search.chosen.size() - 1; level >= 0; level--) {
      search.findImages(level);
    }
    return search.generators;
  }

  private void descend() {
    VertexCells cells = new VertexCells(graph, budget);
    path.add(cells);
    while (!cells.isDiscrete()) {
      int vertex = cells.cell(cells.target())[0];
      chosen.add(vertex);
      cells = cells.apart(vertex);
      path.add(cells);
    }
  }

  private void findImages(int level) {
    VertexCells cells = path.get(level);
    int vertex = chosen.get(level);
    Set<Integer> failed = new HashSet<>();
    for (int image : cells.cell(cells.target())) {
      if (find(image) != find(vertex) && !failed.contains(find(image))) {
        ways = 0;
        int[] automorphism = complete(level, cells, image);
        if (automorphism == null) {
          failed.add(find(image));
        } else {
          generators.add(automorphism);
          join(automorphism);
        }
      }
    }
  }

  /**
   * An automorphism that maps the vertex told apart on a level to {@code image} and corresponds to
   * {@code cells} on the levels before; null if none is found.
   */
  private int @Nullable [] complete(int level, VertexCells cells, int image) {
    VertexCells finer = cells.apart(image);
    VertexCells next = path.get(level + 1);
    if (!next.corresponds(finer) || ++ways > MOST_WAYS) {
      return null;
    }
    int[] candidate = next.imagesIn(finer);
    if (candidate != null && isAutomorphism(candidate)) {
      return candidate;
    }
    if (next.isDiscrete()) {
      return null;
    }
    int target = next.target();
    int own = chosen.get(level + 1);
    if (finer.isIn(own, target)) {
      int[] found = complete(level + 1, finer, own);
      if (found != null) {
        return found;
      }
    }
    for (int other : finer.cell(target)) {
      if (other != own && ways <= MOST_WAYS) {
        int[] found = complete(level + 1, finer, other);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private boolean isAutomorphism(int[] candidate) {
    budget.spend(4L * candidate.length);
    boolean[] met = new boolean[candidate.length];
    for (int image : candidate) {
      if (met[image]) {
        return false;
      }
      met[image] = true;
    }
    return graph.isAutomorphism(candidate);
  }

  private int find(int vertex) {
    int root = vertex;
    while (orbit[root] != root) {
      root = orbit[root];
    }
    return root;
  }

  private void join(int[] automorphism) {
    for (int vertex = 0; vertex < automorphism.length; vertex++) {
      int one = find(vertex);
      int other = find(automorphism[vertex]);
      orbit[Math.max(one, other)] = Math.min(one, other);
    }
  }
}
