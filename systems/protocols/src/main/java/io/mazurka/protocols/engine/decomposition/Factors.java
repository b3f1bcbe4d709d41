package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.engine.analysis.LocalGraph;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Groups parts until every combination of what the groups range over is a local state. Where two
 * sets of parts can each be told from the rest in this way, so can what they have in common, so
 * there is a finest grouping: each part is with those that are in every such set that has it.
 */
final class Factors {

  /** If there are more parts that are no product, they are all put together. */
  private static final int MOST_PARTS = 12;

  private final List<LocalGraph> graphs;
  private final LocalFields fields;
  private final List<List<Integer>> parts;
  private final Runnable requireTime;

  Factors(
      List<LocalGraph> graphs,
      LocalFields fields,
      List<List<Integer>> parts,
      Runnable requireTime) {
    this.graphs = graphs;
    this.fields = fields;
    this.parts = parts;
    this.requireTime = requireTime;
  }

  /** A process that does not come to every combination of what the parts range over. */
  Optional<LocalGraph> witness() {
    return graphs.stream()
        .filter(
            graph ->
                parts.stream().mapToDouble(part -> count(graph, part)).reduce(1, (a, b) -> a * b)
                    != graph.locals().size())
        .findFirst();
  }

  /** The fields of each group; a group may be named several times. */
  Set<List<Integer>> finest() {
    Set<List<Integer>> groups = new HashSet<>(parts);
    if (witness().isEmpty()) {
      return groups;
    }
    int all = (1 << Math.min(parts.size(), MOST_PARTS)) - 1;
    int[] least = new int[parts.size()];
    Arrays.fill(least, all);
    if (parts.size() > MOST_PARTS) {
      return Set.of(IntStream.range(0, fields.size()).boxed().toList());
    }
    for (int set = 1; set < all; set += 2) {
      if (isFactor(set)) {
        for (int part = 0; part < least.length; part++) {
          least[part] &= (set >> part & 1) == 1 ? set : all & ~set;
        }
      }
    }
    for (int set : least) {
      groups.add(fieldsOf(set));
    }
    return groups;
  }

  /** Whether the parts in the set and the others come in every combination. */
  private boolean isFactor(int set) {
    requireTime.run();
    List<Integer> some = fieldsOf(set);
    List<Integer> others =
        IntStream.range(0, fields.size()).filter(field -> !some.contains(field)).boxed().toList();
    return graphs.stream()
        .allMatch(graph -> count(graph, some) * count(graph, others) == graph.locals().size());
  }

  private List<Integer> fieldsOf(int set) {
    Set<Integer> some = new TreeSet<>();
    for (int part = 0; part < parts.size(); part++) {
      if ((set >> part & 1) == 1) {
        some.addAll(parts.get(part));
      }
    }
    return List.copyOf(some);
  }

  /** How many combinations of values these fields have in the local states of a process. */
  private double count(LocalGraph graph, List<Integer> some) {
    Set<List<Integer>> values = new HashSet<>();
    graph.locals().forEach(local -> values.add(fields.numbers(some, local)));
    return values.size();
  }
}
