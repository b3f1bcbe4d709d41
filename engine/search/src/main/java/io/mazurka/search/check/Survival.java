package io.mazurka.search.check;

import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.Identity;
import io.mazurka.search.checkpoint.SavedSearch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The checkpoints of one check: where it goes on from, and where it is saved. */
final class Survival {

  private final Checkpoints checkpoints;
  private final List<String> layout;
  private final double secondsBefore;
  private @Nullable SavedSearch saved;

  private Survival(Checkpoints checkpoints, @Nullable SavedSearch saved) {
    this.checkpoints = checkpoints;
    this.saved = saved;
    this.layout = saved == null ? List.of() : saved.header().layout();
    this.secondsBefore = saved == null ? 0 : saved.header().seconds();
    checkpoints.goOnAfter(secondsBefore);
  }

  /** What a plan says for a check; refused if it does not suit what was prepared. */
  static Survival of(
      CheckpointPlan plan, CheckOptions options, Prepared prepared, SearchListener listener) {
    if (plan.isEmpty()) {
      return new Survival(Checkpoints.none(), null);
    }
    Refusals.refuseUnsaved(options, prepared.model());
    Identity identity = RunFacts.of(plan.identity(), options, prepared);
    SavedSearch saved = plan.open(identity);
    return new Survival(plan.checkpoints(identity, listener::remark), saved);
  }

  /** How the model was laid out when it was saved. */
  List<String> layout() {
    return layout;
  }

  /** How long the runs before took that this one goes on from. */
  double secondsBefore() {
    return secondsBefore;
  }

  Checkpoints checkpoints() {
    return checkpoints;
  }

  /** Begins with a search of this model. */
  void begin(CompiledModel model) {
    Growth growth = model.growth();
    checkpoints.layout(growth == null ? List.of() : growth.layout());
  }

  /** What the next search goes on from, or null; the one after that begins anew. */
  @Nullable SavedSearch takeSaved() {
    SavedSearch taken = saved;
    saved = null;
    return taken;
  }
}
