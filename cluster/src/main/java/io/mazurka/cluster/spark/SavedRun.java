package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.checkpoint.CheckpointPlan;
import io.mazurka.kernel.checkpoint.Identity;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

/**
 * What a driver knows of a run beside its partitions: all reports so far, from which another driver
 * finds out the rest by itself.
 *
 * @param facts what the run is of
 * @param histories for each layout of the model that was tried, the reports of each superstep
 * @param partitions where Spark saved the partitions after the last of these
 */
record SavedRun(
    Map<String, String> facts, List<List<List<StepReport>>> histories, String partitions)
    implements Serializable {

  private static final String FILE = CheckpointPlan.OF_CLUSTER;

  /** Replaces what was saved in a directory before. */
  void write(Path directory) throws IOException {
    Path fresh = directory.resolve(FILE + ".new");
    try (ObjectOutputStream out =
        new ObjectOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
      out.writeObject(this);
    }
    Files.move(
        fresh,
        directory.resolve(FILE),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** Forgets what was saved in a directory. */
  static void delete(Path directory) throws IOException {
    Files.deleteIfExists(directory.resolve(FILE));
  }

  /**
   * What was saved in a directory.
   *
   * @param identity what the run that goes on is of
   */
  static SavedRun read(Path directory, Identity identity) {
    try (ObjectInputStream in =
        new ObjectInputStream(
            new BufferedInputStream(Files.newInputStream(directory.resolve(FILE))))) {
      SavedRun saved = (SavedRun) in.readObject();
      identity.require(new Identity(saved.facts), directory);
      return saved;
    } catch (NoSuchFileException e) {
      throw new InvalidModelException(
          "there is no checkpoint of a run on a cluster in %s: nothing was saved there, or the run was over before"
              .formatted(directory),
          e);
    } catch (IOException | ClassNotFoundException | ClassCastException e) {
      throw new InvalidModelException(
          "the checkpoint in %s cannot be read: %s".formatted(directory, e), e);
    }
  }
}
