package io.mazurka.cluster.spark;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.step.Part;
import io.mazurka.cluster.step.StepOrder;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction2;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/** One superstep of one partition as a task of Spark, which may run more than once. */
final class Stepping
    implements FlatMapFunction2<Iterator<Cell>, Iterator<Tuple2<Long, byte[]>>, Cell> {

  private static final long serialVersionUID = 1L;

  private final Broadcast<Job> job;
  private final Interference mishap;
  private final int superstep;
  private final StepOrder order;

  Stepping(Broadcast<Job> job, Interference mishap, int superstep, StepOrder order) {
    this.job = job;
    this.mishap = mishap;
    this.superstep = superstep;
    this.order = order;
  }

  /** The first superstep of a partition. */
  Cell first(int number) {
    return cell(Part.first(job.value(), number), Collections.emptyIterator());
  }

  /**
   * Takes one partition and does not ask the iterator for another, so that Spark keeps the
   * partition until the task ends.
   */
  @Override
  public Iterator<Cell> call(Iterator<Cell> before, Iterator<Tuple2<Long, byte[]>> inbox) {
    Part part = before.next().whole().part();
    return List.of(cell(part, new Inbox(inbox))).iterator();
  }

  private Cell cell(Part part, Iterator<Chunk> inbox) {
    try {
      Iterator<Chunk> messages = mishap.strike(inbox, superstep, part.number());
      return Cell.of(part.step(job.value(), messages, order, TaskContext.get()::isInterrupted));
    } catch (RuntimeException | OutOfMemoryError problem) {
      StepFailure failure = StepFailure.of(problem);
      if (failure.isFinal()) {
        return Cell.of(failure);
      }
      throw problem;
    }
  }

  /** The messages as chunks. */
  private record Inbox(Iterator<Tuple2<Long, byte[]>> pairs) implements Iterator<Chunk> {
    @Override
    public boolean hasNext() {
      return pairs.hasNext();
    }

    @Override
    public Chunk next() {
      Tuple2<Long, byte[]> pair = pairs.next();
      return new Chunk(pair._1(), pair._2());
    }
  }
}
