package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.crashes.Crashed;

/** A component whose observations are the values of a table. */
abstract class ValueComponent extends Component {

  private final ValueTable values;

  ValueComponent(ValueTable values) {
    this.values = values;
  }

  /** The table of the values that properties can see. */
  final ValueTable observations() {
    return values;
  }

  @Override
  public final Object observed(int observation) {
    return Crashed.seen(values.get(observation));
  }

  @Override
  public final Object reordered(int observation) {
    return Crashed.seen(values.reordered(observation));
  }

  @Override
  public final boolean isUnchanged(int observation) {
    return values.isUnchanged(observation);
  }
}
