package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.decomposition.Coupling.Consumed;
import io.mazurka.protocols.engine.decomposition.Coupling.Field;
import io.mazurka.protocols.engine.decomposition.Coupling.Idle;
import io.mazurka.protocols.engine.decomposition.Coupling.Sent;
import io.mazurka.protocols.engine.decomposition.Coupling.Thing;
import java.util.ArrayList;
import java.util.List;

/** What a step has to do with, so that all of it has to be in one part. */
final class StepThings {

  private StepThings() {}

  /** The fields that a step changes, and the letters that it consumes and sends; never empty. */
  static List<Thing> of(LocalFields fields, LocalStep step) {
    List<Thing> things = new ArrayList<>();
    for (int field = 0; field < fields.size(); field++) {
      if (fields.number(field, step.from()) != fields.number(field, step.to())) {
        things.add(new Field(field));
      }
    }
    step.consumed().forEach(letter -> things.add(new Consumed(letter)));
    step.sent().forEach(letter -> things.add(new Sent(letter)));
    if (things.isEmpty()) {
      things.add(new Idle(step.transition()));
    }
    return things;
  }
}
