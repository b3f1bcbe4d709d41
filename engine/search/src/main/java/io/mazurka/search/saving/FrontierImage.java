package io.mazurka.search.saving;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.Retracing;
import io.mazurka.search.checkpoint.CheckpointHeader.Figures;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SystemImage;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.order.ForaySchedule;
import io.mazurka.search.order.Frontier;
import io.mazurka.search.parallel.Batch;
import io.mazurka.search.parallel.Team;
import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import io.mazurka.search.worker.SearchRun;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes and reads a breadth-first search between two rounds.
 *
 * <p>During the trial, in which the first worker searches alone so that its reduction learns,
 * nothing but a flag is saved: a search that goes on from there begins anew.
 */
public record FrontierImage(SearchRun run, Team team, Frontier frontier, ForaySchedule forays) {

  /** About how many bytes a word of a state takes in memory. */
  private static final long BYTES_OF_WORD = 10;

  /** How many of the waiting states are compared with where their paths lead. */
  private static final int SAMPLES = 4;

  /**
   * Where a search is.
   *
   * @param level the level that new states are on
   * @param deepest the last level that has states
   * @param taken how many states were dealt with
   * @param left how many states of the level before were not dealt with
   */
  public record Position(int level, int deepest, long taken, long left) {

    /** The position before the initial states. */
    static Position start() {
      return new Position(0, 0, 0, 0);
    }
  }

  /** About how many bytes of memory the search takes, or would take without the disk. */
  long bytes() {
    ChosenSteps choices = frontier.choices();
    long whole = isOnDisk() ? run.states() * run.packing().words() * BYTES_OF_WORD : 0;
    return Math.max(run.store().bytes(), whole)
        + frontier.size() * run.packing().words() * Long.BYTES
        + frontier.log().bytes()
        + (choices == null ? 0 : choices.bytes());
  }

  /** The same, but zero with the disk, where a full memory is no reason to save the search. */
  long bytesInMemory() {
    return isOnDisk() ? 0 : bytes();
  }

  private boolean isOnDisk() {
    return run.store() instanceof SpillingStore spilling && spilling.isOnDisk();
  }

  /**
   * The content of a checkpoint.
   *
   * @param undone batches whose results were not taken in
   */
  Checkpoints.Content content(Position position, List<Batch> undone) {
    return new Checkpoints.Content() {
      @Override
      public Figures figures() {
        return team.isOnTrial()
            ? new Figures(0, 0, 0)
            : new Figures(run.states(), position.level(), bytes());
      }

      @Override
      public void save(DataOutputStream out) throws IOException {
        out.writeBoolean(team.isOnTrial());
        if (!team.isOnTrial()) {
          FrontierImage.this.save(position, undone, out);
        }
      }
    };
  }

  private void save(Position position, List<Batch> undone, DataOutputStream out)
      throws IOException {
    Packing packing = run.packing();
    SystemImage.save(system(), packing.slots(), out);
    packing.save(out);
    run.save(out);
    out.writeInt(position.level());
    out.writeInt(position.deepest());
    out.writeLong(position.taken());
    out.writeLong(position.left());
    forays.save(out);
    team.save(out);
    frontier.log().save(out);
    ChosenSteps choices = frontier.choices();
    if (choices != null) {
      choices.save(out);
    }
    try (RecordOutput states = new RecordOutput(out, packing.words())) {
      undone.forEach(batch -> batch.save(states));
      frontier.queue().save(states);
    }
    run.store().save(out);
  }

  private TransitionSystem system() {
    return run.task().system();
  }

  /** Restores a saved search; returns its position. */
  Position restore(DataInputStream in, Retracing retracing) throws IOException {
    if (in.readBoolean()) {
      return Position.start();
    }
    team.first().successors().truncate(0);
    SystemImage system = SystemImage.restore(system(), in);
    Packing then = Packing.restore(in);
    Packing now = system.isSame() ? then : Packing.fitting(system.largest(then));
    run.restore(in, now);
    Position position = new Position(in.readInt(), in.readInt(), in.readLong(), in.readLong());
    if (position.level() > run.task().limits().depth()) {
      throw new InvalidOptionException(
          "--max-depth %d is less than the depth %d of the checkpoint"
              .formatted(run.task().limits().depth(), position.level()));
    }
    if (run.stepBack() != null) {
      team.giveUpReduction();
    }
    forays.restore(in);
    team.restore(in);
    frontier.log().restore(in);
    ChosenSteps choices = frontier.choices();
    if (choices != null) {
      choices.restore(in);
    }
    RecordInput records = new RecordInput(in, then, now, system.isSame() ? null : system);
    Map<Long, int[]> samples = restoreQueue(records, position);
    run.store().restore(records);
    samples.forEach((number, state) -> compare(number, state, retracing));
    return position;
  }

  /**
   * Fills the queue and marks the states of the next level; returns a few sample states by number.
   */
  private Map<Long, int[]> restoreQueue(RecordInput records, Position position) throws IOException {
    PackedStore marked = run.marked();
    Map<Long, int[]> samples = new LinkedHashMap<>();
    long step = Math.max(1, (run.states() - position.taken()) / SAMPLES);
    PackedQueue queue = frontier.queue();
    queue.restore(
        records,
        (words, at) -> {
          long index = queue.size() - 1;
          if (marked != null && index >= position.left()) {
            marked.add(marked.hash(words, at), words, at);
          }
          if (index % step == 0) {
            int[] state = new int[run.packing().slots()];
            run.packing().unpack(words, at, state);
            samples.put(position.taken() + index, state);
          }
        });
    return samples;
  }

  /** Refuses to go on if the path to a sample state leads to another state now. */
  private void compare(long number, int[] state, Retracing retracing) {
    if (!Arrays.equals(state, retracing.end(frontier.pathTo(number)))) {
      throw new InvalidModelException(
          "the checkpoint is of another model of this name, or the model is not deterministic: the"
              + " same steps lead to another state now; mazurka audit looks into that");
    }
  }
}
