package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The finest product by definition: all ways to put fields into two parts are tried, and a field is
 * with those from which no way tells it.
 */
final class DefinedProduct {

  private final List<LocalGraph> graphs;
  private final LocalFields fields;
  private final List<Integer> changing;

  DefinedProduct(List<LocalGraph> graphs, LocalFields fields) {
    this.graphs = graphs;
    this.fields = fields;
    this.changing = fields.changing(graphs);
  }

  /** The parts, without the fields that keep their values. */
  Set<List<Integer>> parts() {
    int all = (1 << changing.size()) - 1;
    int[] least = new int[changing.size()];
    Arrays.fill(least, all);
    for (int set = 1; set < all; set += 2) {
      if (isProduct(set)) {
        for (int field = 0; field < least.length; field++) {
          least[field] &= (set >> field & 1) == 1 ? set : all & ~set;
        }
      }
    }
    Set<List<Integer>> parts = new HashSet<>();
    for (int set : least) {
      parts.add(members(set));
    }
    return parts;
  }

  private List<Integer> members(int set) {
    return IntStream.range(0, changing.size())
        .filter(field -> (set >> field & 1) == 1)
        .mapToObj(changing::get)
        .toList();
  }

  private boolean isProduct(int set) {
    List<Integer> one = members(set);
    List<Integer> other = members(~set);
    Map<Object, Integer> sides = new HashMap<>();
    List<List<Object>> links = new ArrayList<>();
    for (LocalGraph graph : graphs) {
      Set<List<Integer>> first = new HashSet<>();
      Set<List<Integer>> second = new HashSet<>();
      graph.locals().forEach(local -> first.add(fields.numbers(one, local)));
      graph.locals().forEach(local -> second.add(fields.numbers(other, local)));
      if (first.size() * second.size() != graph.locals().size()) {
        return false;
      }
      for (int local : graph.locals()) {
        for (LocalStep step : graph.steps(local)) {
          int side = (isOf(graph, step, one) ? 1 : 0) + (isOf(graph, step, other) ? 2 : 0);
          List<Object> things = new ArrayList<>();
          Set<Integer> taken = new TreeSet<>(step.consumed());
          graph.watched(step.transition()).stream().forEach(taken::add);
          taken.forEach(letter -> things.add("to " + letter));
          step.sent().forEach(letter -> things.add("from " + letter));
          things.add(List.of(graph.process(), step));
          sides.put(List.of(graph.process(), step), side);
          links.add(things);
        }
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (List<Object> things : links) {
        int side = 3;
        for (Object thing : things) {
          side &= sides.getOrDefault(thing, 3);
        }
        for (Object thing : things) {
          Integer before = sides.put(thing, side);
          changed |= (before == null ? 3 : before) != side;
        }
        if (side == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a step changes only some fields, and is there whatever the others are. */
  private boolean isOf(LocalGraph graph, LocalStep step, List<Integer> some) {
    BitSet own = new BitSet();
    some.forEach(own::set);
    for (int field = 0; field < fields.size(); field++) {
      if (!own.get(field) && fields.number(field, step.from()) != fields.number(field, step.to())) {
        return false;
      }
    }
    return graph.locals().stream()
        .filter(local -> agree(local, step.from(), some))
        .allMatch(
            local ->
                graph.steps(local).stream()
                    .anyMatch(
                        like ->
                            like.transition() == step.transition()
                                && like.consumed().equals(step.consumed())
                                && like.sent().equals(step.sent())
                                && agree(like.to(), step.to(), some)
                                && agreeBesides(like.to(), local, own)));
  }

  private boolean agree(int one, int other, List<Integer> some) {
    return fields.numbers(some, one).equals(fields.numbers(some, other));
  }

  private boolean agreeBesides(int one, int other, BitSet own) {
    return IntStream.range(0, fields.size())
        .filter(field -> !own.get(field))
        .allMatch(field -> fields.number(field, one) == fields.number(field, other));
  }
}
