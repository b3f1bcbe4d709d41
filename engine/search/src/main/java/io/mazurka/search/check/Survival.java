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
import io.mazurka.search.saving.Spilling;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The checkpoints of one check: the saved search that it goes on with, and where it saves itself.
 */
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

  /** Opens the checkpoints that the plan asks for; refuses a saved search of another run. */
  static Survival of(
      CheckpointPlan plan,
      CheckOptions options,
      Prepared prepared,
      SearchListener listener,
      boolean canSpill) {
    if (plan.isEmpty()) {
      return new Survival(Checkpoints.none(), null);
    }
    Refusals.refuseUnsaved(options, prepared.model());
    Identity identity = RunFacts.of(plan.identity(), options, prepared);
    boolean spills = canSpill && Spilling.isPossible(prepared.task());
    SavedSearch saved = plan.open(identity, !spills);
    return new Survival(plan.checkpoints(identity, listener::remark), saved);
  }

  /** The layout of the model when the search was saved. */
  List<String> layout() {
    return layout;
  }

  /** The time that the earlier runs of the saved search took. */
  double secondsBefore() {
    return secondsBefore;
  }

  Checkpoints checkpoints() {
    return checkpoints;
  }

  /** Notes the layout of the model that is searched from now on. */
  void begin(CompiledModel model) {
    Growth growth = model.growth();
    checkpoints.layout(growth == null ? List.of() : growth.layout());
  }

  /**
   * The saved search that the next search goes on with, or null; only the first call returns it.
   */
  @Nullable SavedSearch takeSaved() {
    SavedSearch taken = saved;
    saved = null;
    return taken;
  }
}
