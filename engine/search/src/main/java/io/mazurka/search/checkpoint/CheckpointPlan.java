package io.mazurka.search.checkpoint;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the user asks for: where to save checkpoints and which checkpoint to go on from.
 *
 * @param directory where to save, or null to save nothing
 * @param seconds how much time passes between two checkpoints
 * @param resumed the directory of the checkpoint to go on from, or null to start anew
 * @param identity the facts about the run besides its options and its system
 */
public record CheckpointPlan(
    @Nullable Path directory, double seconds, @Nullable Path resumed, Identity identity) {

  /** How much time passes between two checkpoints, unless somebody says otherwise. */
  public static final double USUAL_SECONDS = 600;

  /** The file that marks a directory as the checkpoint of a run on a cluster. */
  public static final String OF_CLUSTER = "cluster-run";

  /** The plan that saves nothing and starts anew. */
  public static CheckpointPlan none() {
    return new CheckpointPlan(null, USUAL_SECONDS, null, Identity.none());
  }

  /** Whether there is a checkpoint in a directory. */
  public static boolean isIn(Path some) {
    return new CheckpointDirectory(some).hasOne() || Files.exists(some.resolve(OF_CLUSTER));
  }

  /** Whether the plan neither saves a checkpoint nor goes on from one. */
  public boolean isEmpty() {
    return directory == null && resumed == null;
  }

  /**
   * Opens the checkpoint to go on from; null if the plan names none.
   *
   * @param all all facts about this run
   * @throws InvalidModelException if there is no checkpoint, or it is damaged or of another model
   * @throws InvalidOptionException if the checkpoint was made with other options
   * @throws HeapTooSmallException if the saved search would not fit into the memory
   */
  public @Nullable SavedSearch open(Identity all) {
    return open(all, true);
  }

  /**
   * Opens the checkpoint like {@link #open(Identity)}.
   *
   * @param inMemory whether the saved search has to fit into the memory
   */
  public @Nullable SavedSearch open(Identity all, boolean inMemory) {
    if (resumed == null) {
      return null;
    }
    CheckpointDirectory from = new CheckpointDirectory(resumed);
    try {
      SavedSearch saved = from.open();
      all.require(saved.header().identity(), from);
      long needed = saved.header().figures().heap();
      long heap = Runtime.getRuntime().maxMemory();
      if (inMemory && needed > heap) {
        throw new HeapTooSmallException(needed, heap);
      }
      return saved;
    } catch (NoSuchFileException e) {
      throw new InvalidModelException(
          "there is no checkpoint in %s: nothing was saved there, or the run was over before"
              .formatted(from));
    } catch (IOException e) {
      throw SavedSearch.unreadable(from, e);
    }
  }

  /**
   * Where a search saves itself.
   *
   * @param all all facts about this run
   * @param listener receives a line about each checkpoint, and about the first of several failures
   * @throws InvalidModelException if nothing can be saved there
   */
  public Checkpoints checkpoints(Identity all, Consumer<String> listener) {
    if (directory == null) {
      return Checkpoints.none();
    }
    CheckpointDirectory to = new CheckpointDirectory(directory);
    try {
      to.prepare();
    } catch (IOException e) {
      throw new InvalidModelException(
          "checkpoints cannot be saved in %s: %s".formatted(to, e.toString()));
    }
    return new Checkpoints(to, (long) (seconds * 1e9), all, !directory.equals(resumed), listener);
  }
}
