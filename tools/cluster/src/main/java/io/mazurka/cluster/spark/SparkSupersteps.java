package io.mazurka.cluster.spark;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.loop.Question;
import io.mazurka.cluster.loop.Superstepper;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.spark.Cell.Told;
import io.mazurka.cluster.spark.master.ClusterMemory;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.supervision.ModelThread;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Supersteps as jobs of Spark. The partitions after a superstep are an RDD with one element per
 * partition. It depends on the RDD before and on the messages, sorted by key, so Spark can
 * recompute a lost partition. Partitions stay in the memory of their executor, or go to its disk
 * when there is no room.
 */
final class SparkSupersteps implements Superstepper {

  private final JavaSparkContext context;
  private final Job job;
  private final Broadcast<Job> sent;
  private final Patient patient;
  private final StepSaving saving;
  private final StepLog log;
  private final ClusterMemory memory;
  private final Interference mishap;
  private @Nullable JavaRDD<Cell> current;
  private int superstep;

  /** Whether a question was asked, which a run that continues from here could not ask again. */
  private boolean asked;

  SparkSupersteps(
      JavaSparkContext context,
      Job job,
      Patient patient,
      StepSaving saving,
      StepLog log,
      ClusterMemory memory,
      Interference mishap) {
    this.context = context;
    this.job = job;
    this.sent = context.broadcast(job);
    this.patient = patient;
    this.saving = saving;
    this.log = log;
    this.memory = memory;
    this.mishap = mishap;
  }

  @Override
  public List<StepReport> step(StepOrder order) {
    List<StepReport> known = saving.replayed(superstep);
    if (known != null) {
      superstep++;
      return known;
    }
    JavaRDD<Cell> before = current == null ? saving.resumed(context, superstep) : current;
    JavaRDD<Cell> next = before == null ? first(order) : after(before, order);
    next.persist(StorageLevel.MEMORY_AND_DISK());
    boolean due = saving.isDue(superstep);
    if (due) {
      next.checkpoint();
    }
    List<Told> told = patient.awaitUnlessStopped(() -> next.map(Cell::told).collect());
    if (told == null) {
      next.unpersist(false);
      return List.of();
    }
    List<StepReport> reports = reports(told);
    log.write(reports);
    saving.done(superstep, reports, due ? next : null, !asked);
    if (current != null) {
      current.unpersist(true);
    }
    current = next;
    superstep++;
    memory.require(reports);
    return reports;
  }

  private JavaRDD<Cell> first(StepOrder order) {
    Stepping stepping = stepping(order);
    List<Integer> numbers = IntStream.range(0, job.partitions()).boxed().toList();
    return context
        .parallelize(new ArrayList<>(numbers), job.partitions())
        .map(number -> stepping.first(number));
  }

  private JavaRDD<Cell> after(JavaRDD<Cell> before, StepOrder order) {
    JavaPairRDD<Long, byte[]> outbox = before.flatMapToPair(SparkSupersteps::messages);
    JavaPairRDD<Long, byte[]> inbox =
        outbox.repartitionAndSortWithinPartitions(new ByDestination(job.partitions()));
    return before.zipPartitions(inbox, stepping(order));
  }

  private Stepping stepping(StepOrder order) {
    return new Stepping(sent, mishap, superstep, order);
  }

  private static Iterator<Tuple2<Long, byte[]>> messages(Cell cell) {
    Iterator<Chunk> chunks = cell.whole().outbox().iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return chunks.hasNext();
      }

      @Override
      public Tuple2<Long, byte[]> next() {
        Chunk chunk = chunks.next();
        return new Tuple2<>(chunk.key(), chunk.bytes());
      }
    };
  }

  private List<StepReport> reports(List<Told> told) {
    List<StepReport> reports = new ArrayList<>();
    for (Told one : told) {
      StepFailure failure = one.failure();
      if (failure != null) {
        throw new Trouble(memory.master(), job.partitions()).of(failure);
      }
      StepReport report = one.report();
      if (report != null) {
        reports.add(report);
      }
    }
    return reports;
  }

  @Override
  public <T extends Serializable> List<T> ask(Question<T> question) {
    JavaRDD<Cell> known = current == null ? saving.resumed(context, superstep) : current;
    if (known == null) {
      throw new IllegalStateException("nothing was searched yet");
    }
    current = known;
    asked = true;
    Broadcast<Job> shared = sent;
    return patient.await(
        () -> known.map(cell -> question.answer(shared.value(), cell.whole().part())).collect());
  }

  /**
   * Saves a copy of the partitions, because an RDD that was computed already cannot be saved any
   * more. After this the run only has to end properly, and the process must wait for that.
   */
  @Override
  public void keep() {
    ModelThread.save(true);
    JavaRDD<Cell> last = current;
    if (last == null || asked || !saving.isWanted()) {
      return;
    }
    JavaRDD<Cell> copy = last.map(cell -> cell);
    copy.checkpoint();
    patient.await(copy::count);
    saving.keep(copy);
  }

  @Override
  public void close() {
    if (current != null) {
      current.unpersist(false);
    }
    sent.unpersist(false);
  }
}
