package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
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
 * The driver's part of a saved run, without the partitions: all reports so far, from which another
 * driver computes the rest.
 *
 * @param facts the model and the options of the run
 * @param histories for each layout of the model that was tried, the reports of each superstep
 * @param partitions the directory in which Spark saved the partitions after the last superstep
 */
record SavedRun(
    Map<String, String> facts, List<List<List<StepReport>>> histories, String partitions)
    implements Serializable {

  private static final String FILE = CheckpointPlan.OF_CLUSTER;

  /** Writes to a directory, and replaces what was saved there before. */
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

  /** Deletes the saved run of a directory. */
  static void delete(Path directory) throws IOException {
    Files.deleteIfExists(directory.resolve(FILE));
  }

  /**
   * Reads the saved run of a directory.
   *
   * @param identity the model and the options of the run that continues
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
