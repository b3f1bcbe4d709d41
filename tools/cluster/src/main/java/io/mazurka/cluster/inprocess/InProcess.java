package io.mazurka.cluster.inprocess;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.loop.Question;
import io.mazurka.cluster.loop.Superstepper;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.step.Part;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.cluster.step.StepResult;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs the partitions of a job one after the other in this process. */
public final class InProcess implements Superstepper {

  private final Job job;
  private final List<Part> parts = new ArrayList<>();
  private List<Chunk> messages = List.of();

  public InProcess(Job job) {
    this.job = job;
    for (int number = 0; number < job.partitions(); number++) {
      parts.add(Part.first(job, number));
    }
  }

  @Override
  public List<StepReport> step(StepOrder order) {
    List<StepReport> reports = new ArrayList<>();
    List<Chunk> sent = new ArrayList<>();
    for (int number = 0; number < parts.size(); number++) {
      StepResult result = parts.get(number).step(job, inbox(number).iterator(), order);
      parts.set(number, result.part());
      reports.add(result.report());
      sent.addAll(result.outbox());
    }
    messages = sent;
    return reports;
  }

  private List<Chunk> inbox(int destination) {
    return messages.stream()
        .filter(chunk -> Chunk.destination(chunk.key()) == destination)
        .sorted(Comparator.comparingLong(Chunk::key))
        .toList();
  }

  @Override
  public <T extends Serializable> List<T> ask(Question<T> question) {
    return parts.stream().map(part -> question.answer(job, part)).toList();
  }

  @Override
  public void keep() {
    // Everything ends with this process.
  }

  @Override
  public void close() {
    parts.clear();
  }
}
