package io.mazurka.search.saving;

import io.mazurka.kernel.walk.Retracing;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SavedSearch;
import io.mazurka.search.parallel.Batch;
import io.mazurka.search.saving.FrontierImage.Position;
import io.mazurka.search.worker.SearchRun;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Decides when a breadth-first search is saved, and restores a saved one at the start. */
public final class FrontierSaving {

  private final SearchRun run;
  private final FrontierImage image;
  private final Checkpoints checkpoints;
  private final @Nullable SavedSearch saved;

  /** Whether the search was saved because it is near the limit on states. */
  private boolean savedNearLimit;

  /**
   * @param saved the saved search to go on with, or null to start anew
   */
  public FrontierSaving(FrontierImage image, Checkpoints checkpoints, @Nullable SavedSearch saved) {
    this.run = image.run();
    this.image = image;
    this.checkpoints = checkpoints;
    this.saved = saved;
  }

  /** Restores the saved search, if there is one; returns the position to begin at. */
  public Position begin(Supplier<Retracing> retracing, Spilling spilling) {
    Position[] begin = {Position.start()};
    if (saved != null) {
      spilling.beforeRestoring(saved.header().figures());
      saved.read(in -> begin[0] = image.restore(in, retracing.get()));
    }
    return begin[0];
  }

  /**
   * Saves the search if it has ended or is near the limit on states, before the results of the
   * round are taken in.
   *
   * @param undone the batches of the round
   */
  public void beforeTakingIn(List<Batch> undone, Supplier<Position> position) {
    boolean near = !savedNearLimit && run.isNearLimit(image.team().successors());
    if (checkpoints.areWanted() && (run.hasEnded() || near)) {
      checkpoints.save(image.content(position.get(), undone));
      savedNearLimit |= near;
    }
  }

  /** Saves the search between two rounds if it has ended or if it is time to. */
  public void betweenRounds(Supplier<Position> position) {
    if (checkpoints.areWanted() && (run.hasEnded() || checkpoints.areDue(image::bytesInMemory))) {
      save(position);
    }
  }

  /** Saves the search at the depth limit if there are states left. */
  public void atDepthLimit(Supplier<Position> position) {
    if (checkpoints.areWanted() && image.frontier().size() > 0) {
      save(position);
    }
  }

  private void save(Supplier<Position> position) {
    checkpoints.save(image.content(position.get(), List.of()));
  }
}
