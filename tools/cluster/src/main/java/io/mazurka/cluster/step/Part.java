package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.product.Pairs;
import io.mazurka.cluster.product.ProductTask;
import io.mazurka.kernel.property.TemporalProperty;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * One partition of a search between two supersteps: a version of its table, and the figures so far.
 * The versions of a partition share the table; a superstep first rolls the table back to the
 * version from which it starts. Only the last few versions can be restored this way. A partition
 * that was written and read again has a table of its own.
 */
public final class Part implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The number of versions by which a table can be rolled back. */
  private static final int KEPT = 3;

  private final int number;
  private final int superstep;
  private PartVersion version;
  private final StepFigures figures;

  /** A checksum of the checksums of all supersteps so far, in order. */
  private final long lineage;

  private final ArrayList<String> notes;
  private final boolean plain;
  private final int slots;

  /** The beginning of the queue in the last versions, the oldest first. */
  private int[] earlier;

  /** After the search, the number of states whose successors are connected. */
  private final int connected;

  /** The pairs of a state and a state of an automaton. */
  private final Pairs pairs;

  /** Whether it matters which transitions take steps. */
  private final boolean actions;

  private transient PartTable table;

  private Part(
      int number,
      int superstep,
      PartVersion version,
      StepFigures figures,
      long lineage,
      List<String> notes,
      int[] earlier,
      boolean plain,
      int slots,
      int connected,
      Pairs pairs,
      boolean actions,
      PartTable table) {
    this.number = number;
    this.superstep = superstep;
    this.version = version;
    this.figures = figures;
    this.lineage = lineage;
    this.notes = new ArrayList<>(notes);
    this.earlier = earlier;
    this.plain = plain;
    this.slots = slots;
    this.connected = connected;
    this.pairs = pairs;
    this.actions = actions;
    this.table = table;
  }

  /** The partition with this number before the first superstep, which takes no messages. */
  public static Part first(Job job, int number) {
    boolean plain = job.workshop().hasPlainValues();
    int slots = job.workshop().slots();
    boolean actions = !TemporalProperty.assumedBy(job.workshop().task().properties()).isEmpty();
    PartTable table = new PartTable(plain, slots, actions);
    return new Part(
        number,
        0,
        table.version(0, 0),
        new StepFigures(),
        0,
        List.of(),
        new int[KEPT],
        plain,
        slots,
        0,
        Pairs.none(0),
        actions,
        table);
  }

  /**
   * Runs one superstep.
   *
   * @param job the job, the same for all partitions
   * @param inbox the messages for this partition in the order of their keys
   */
  public StepResult step(Job job, Iterator<Chunk> inbox, StepOrder order) {
    return step(job, inbox, order, () -> false);
  }

  /**
   * Runs one superstep, which may be cancelled.
   *
   * @param unwanted called now and then; tells whether the superstep is no longer needed
   * @throws java.util.concurrent.CancellationException if it is not; it can be run again
   */
  public StepResult step(
      Job job, Iterator<Chunk> inbox, StepOrder order, BooleanSupplier unwanted) {
    return table.step(job, this, inbox, order, unwanted);
  }

  /** The way to the state at this place, as far as the way lies in this partition. */
  public Ancestry ancestry(Job job, int place) {
    return table.ancestry(job, number, place);
  }

  /** The way back from a pair of the product, as far as the way lies in this partition. */
  public Trail trail(Job job, ProductTask task, int pair, int condition) {
    return table.trail(job, this, task, pair, condition);
  }

  /** The labels that its states have for a temporal property of the job, each once. */
  public long[] labels(Job job, int property) {
    return table.labels(job, this, property);
  }

  /** The version after a superstep that comes after the search. */
  Part next(PartVersion after, int nowConnected, Pairs nowPairs, long checksum) {
    return new Part(
        number,
        superstep + 1,
        after,
        figures,
        Superstep.mix(lineage * 31 + checksum),
        notes,
        earlier,
        plain,
        slots,
        nowConnected,
        nowPairs,
        actions,
        table);
  }

  /** The version after a superstep of the search. */
  Part next(PartVersion after, StepFigures counted, long checksum, List<String> noted) {
    TreeSet<String> all = new TreeSet<>(notes);
    all.addAll(noted);
    int[] heads = new int[KEPT];
    System.arraycopy(earlier, 1, heads, 0, KEPT - 1);
    heads[KEPT - 1] = version.taken();
    return new Part(
        number,
        superstep + 1,
        after,
        counted,
        Superstep.mix(lineage * 31 + checksum),
        List.copyOf(all),
        heads,
        plain,
        slots,
        connected,
        pairs,
        actions,
        table);
  }

  public int number() {
    return number;
  }

  /** The number of supersteps so far. */
  public int superstep() {
    return superstep;
  }

  /** The usage notes of the model, from this process and from earlier ones. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** The memory that it takes. */
  public long bytes() {
    return table.bytes() + pairs.bytes();
  }

  /** The first pair of the product that is left, or -1. */
  public int firstPair() {
    return pairs.first();
  }

  int connected() {
    return connected;
  }

  Pairs pairs() {
    return pairs;
  }

  public PartVersion version() {
    return version;
  }

  /** The beginning of the queue in the oldest version that can be restored. */
  int oldest() {
    return earlier[0];
  }

  StepFigures figures() {
    return figures;
  }

  long lineage() {
    return lineage;
  }

  public PartTable table() {
    return table;
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    table.save(out, version);
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    table = new PartTable(plain, slots, actions);
    table.restore(in, version);
    version = version.withQueueFromLeft();
    earlier = new int[KEPT];
  }
}
