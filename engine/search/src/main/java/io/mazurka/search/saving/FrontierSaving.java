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

/** When a breadth-first search is saved, and what it goes on from. */
public final class FrontierSaving {

  private final SearchRun run;
  private final FrontierImage image;
  private final Checkpoints checkpoints;
  private final @Nullable SavedSearch saved;

  /** Whether it was saved because it may be about to reach the limit of states. */
  private boolean savedNearLimit;

  /**
   * @param saved what to go on from, or null
   */
  public FrontierSaving(FrontierImage image, Checkpoints checkpoints, @Nullable SavedSearch saved) {
    this.run = image.run();
    this.image = image;
    this.checkpoints = checkpoints;
    this.saved = saved;
  }

  /** Where to begin: at the start, or where another search was saved, which is restored. */
  public Position begin(Supplier<Retracing> retracing) {
    Position[] begin = {Position.start()};
    if (saved != null) {
      saved.read(in -> begin[0] = image.restore(in, retracing.get()));
    }
    return begin[0];
  }

  /**
   * Saves it if it has just ended, before anything of the round is taken in, or is about to.
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

  /** Saves it between two rounds if it has ended or if it is time to. */
  public void betweenRounds(Supplier<Position> position) {
    if (checkpoints.areWanted() && (run.hasEnded() || checkpoints.areDue(image::bytes))) {
      save(position);
    }
  }

  /** Saves it at the limit of its depth if there is something beyond. */
  public void atDepthLimit(Supplier<Position> position) {
    if (checkpoints.areWanted() && image.frontier().size() > 0) {
      save(position);
    }
  }

  private void save(Supplier<Position> position) {
    checkpoints.save(image.content(position.get(), List.of()));
  }
}
