package io.mazurka.kernel.search;

import io.mazurka.kernel.checkpoint.Checkpoints;
import io.mazurka.kernel.checkpoint.SavedSearch;
import io.mazurka.kernel.search.FrontierImage.Position;
import io.mazurka.kernel.walk.Retracing;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** When a breadth-first search is saved, and what it goes on from. */
final class FrontierSaving {

  private final SearchRun run;
  private final Round round;
  private final FrontierImage image;
  private final Checkpoints checkpoints;
  private final @Nullable SavedSearch saved;

  /** Whether it was saved because it may be about to reach the limit of states. */
  private boolean savedNearLimit;

  /**
   * @param saved what to go on from, or null
   */
  FrontierSaving(FrontierImage image, Checkpoints checkpoints, @Nullable SavedSearch saved) {
    this.run = image.run();
    this.round = image.round();
    this.image = image;
    this.checkpoints = checkpoints;
    this.saved = saved;
  }

  /** Where to begin: at the start, or where another search was saved, which is restored. */
  Position begin(Supplier<Retracing> retracing) {
    Position[] begin = {Position.start()};
    if (saved != null) {
      saved.read(in -> begin[0] = image.restore(in, retracing.get()));
    }
    return begin[0];
  }

  /** Saves it if it has just ended, before anything of the round is taken in, or is about to. */
  void beforeTakingIn(Supplier<Position> position) {
    boolean near = !savedNearLimit && run.isNearLimit(round.successors());
    if (checkpoints.areWanted() && (run.hasEnded() || near)) {
      checkpoints.save(image.content(position.get(), round.batches()));
      savedNearLimit |= near;
    }
  }

  /** Saves it between two rounds if it has ended or if it is time to. */
  void betweenRounds(Supplier<Position> position) {
    if (checkpoints.areWanted() && (run.hasEnded() || checkpoints.areDue(image::bytes))) {
      save(position);
    }
  }

  /** Saves it at the limit of its depth if there is something beyond. */
  void atDepthLimit(Supplier<Position> position) {
    if (checkpoints.areWanted() && image.queue().size() > 0) {
      save(position);
    }
  }

  private void save(Supplier<Position> position) {
    checkpoints.save(image.content(position.get(), List.of()));
  }
}
