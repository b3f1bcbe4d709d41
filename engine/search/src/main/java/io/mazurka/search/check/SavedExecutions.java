package io.mazurka.search.check;

import io.mazurka.kernel.exploration.Keeping;
import io.mazurka.search.checkpoint.CheckpointHeader.Figures;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SavedSearch;
import java.io.DataOutputStream;
import java.io.IOException;

/** The checkpoints of an exploration that runs executions. */
record SavedExecutions(Survival survival) implements Keeping {

  private Checkpoints checkpoints() {
    return survival.checkpoints();
  }

  @Override
  public boolean isWanted() {
    return checkpoints().areWanted();
  }

  @Override
  public boolean isDue(long bytes) {
    return checkpoints().areDue(() -> bytes);
  }

  @Override
  public void save(Image image) {
    checkpoints()
        .save(
            new Checkpoints.Content() {
              @Override
              public Figures figures() {
                return new Figures(image.events() + 1, 0, image.bytes());
              }

              @Override
              public String words() {
                return image.words();
              }

              @Override
              public void save(DataOutputStream out) throws IOException {
                image.save(out);
              }
            });
  }

  @Override
  public boolean restore(Restoring restoring) {
    SavedSearch saved = survival.takeSaved();
    if (saved == null) {
      return false;
    }
    saved.read(restoring::restore);
    return true;
  }
}
