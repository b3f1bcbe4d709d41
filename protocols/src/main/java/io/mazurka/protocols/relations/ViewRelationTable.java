package io.mazurka.protocols.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.protocols.views.ProcessComponent;

/**
 * The relations of the views of one process, computed when they are first asked for. Views with the
 * same relations share a number: there are far fewer numbers than views. Shared between workers.
 */
final class ViewRelationTable {

  private final AppendOnlyTable<ViewRelations> all = new AppendOnlyTable<>();

  /** Per view, the number of its relations. */
  private final NumberMemo numbers;

  /** Per view, what the process may still do. */
  private final ObjectMemo<RemainingTransitions> remaining;

  ViewRelationTable(RelationSource source, ProcessComponent process) {
    this.numbers = new NumberMemo(view -> all.number(source.of(process, view)));
    this.remaining = new ObjectMemo<>(view -> source.remaining(process, view));
  }

  RemainingTransitions remaining(int view) {
    return remaining.of(view);
  }

  ViewRelations relations(int view) {
    return all.get(number(view));
  }

  /** The number of the relations of a view. */
  int number(int view) {
    return numbers.of(view);
  }
}
