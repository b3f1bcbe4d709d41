package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import org.jspecify.annotations.Nullable;

/**
 * The relations of the views of one process, computed on demand. Views with the same relations
 * share a number, so there are far fewer numbers than views. A split process has sketches instead
 * of views. Shared between workers.
 */
final class ViewRelationTable {

  private final AppendOnlyTable<ViewRelations> all = new AppendOnlyTable<>();

  /** Per view, the number of its relations. */
  private final NumberMemo numbers;

  /** Per view, the transitions that the process may still take. */
  private final ObjectMemo<RemainingTransitions> remaining;

  private final @Nullable ViewSketches sketches;
  private final int slot;

  ViewRelationTable(RelationSource source, ProcessComponent process, Layout layout) {
    this.slot = process.process().index();
    if (process.isSplit()) {
      ViewSketches own = new ViewSketches(source, process, layout.firstChannel(slot));
      this.sketches = own;
      this.numbers = new NumberMemo(place -> all.number(source.of(process, own.view(place), -1)));
      this.remaining = new ObjectMemo<>(place -> source.remaining(process, own.view(place)));
    } else {
      this.sketches = null;
      this.numbers =
          new NumberMemo(view -> all.number(source.of(process, process.view(view), view)));
      this.remaining = new ObjectMemo<>(view -> source.remaining(process, process.view(view)));
    }
  }

  /** The number of the view (or sketch) of the process in a state. */
  int view(int[] state) {
    return sketches == null ? state[slot] : sketches.of(state);
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
