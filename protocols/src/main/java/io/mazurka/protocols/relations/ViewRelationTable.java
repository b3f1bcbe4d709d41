package io.mazurka.protocols.relations;

import io.mazurka.protocols.views.ProcessComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The relations of the views of one process, computed when they are first asked for. Views with the
 * same relations share a number: there are far fewer numbers than views.
 */
final class ViewRelationTable {

  private static final int UNKNOWN = -1;

  private final RelationSource source;
  private final ProcessComponent process;
  private final Map<ViewRelations, Integer> numbers = new HashMap<>();
  private final List<ViewRelations> all = new ArrayList<>();

  /** Per view, the number of its relations. */
  private int[] numberOf = {};

  /** Per view, what the process may still do; null if nobody has asked. */
  private RemainingTransitions[] byView = {};

  ViewRelationTable(RelationSource source, ProcessComponent process) {
    this.source = source;
    this.process = process;
  }

  RemainingTransitions remaining(int view) {
    if (view >= byView.length) {
      byView = Arrays.copyOf(byView, Math.max(view + 1, 2 * byView.length));
    }
    RemainingTransitions remaining = byView[view];
    if (remaining == null) {
      remaining = source.remaining(process, view);
      byView[view] = remaining;
    }
    return remaining;
  }

  ViewRelations relations(int view) {
    return all.get(number(view));
  }

  /** The number of the relations of a view. */
  int number(int view) {
    if (view >= numberOf.length) {
      int known = numberOf.length;
      numberOf = Arrays.copyOf(numberOf, Math.max(view + 1, 2 * known));
      Arrays.fill(numberOf, known, numberOf.length, UNKNOWN);
    }
    if (numberOf[view] == UNKNOWN) {
      numberOf[view] = intern(source.of(process, view));
    }
    return numberOf[view];
  }

  private int intern(ViewRelations relations) {
    Integer known = numbers.putIfAbsent(relations, all.size());
    if (known != null) {
      return known;
    }
    all.add(relations);
    return all.size() - 1;
  }
}
