package io.mazurka.cluster.step;

import io.mazurka.cluster.job.ClosureAudit;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.loop.Question;
import io.mazurka.cluster.loop.Superstepper;
import io.mazurka.cluster.message.Chunk;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Runs partitions like an engine on a bad day: in any order, with messages that come in any order,
 * with small budgets, with steps that break off and are repeated, perhaps some versions later, and
 * with partitions that move to another process.
 */
public final class ShakenSteps implements Superstepper {

  private final Job job;
  private final Random random;
  private final boolean sorted;
  private final List<Part> parts = new ArrayList<>();
  private List<Chunk> messages = List.of();
  private long repeated;
  private long moved;

  /** The partitions before the last superstep, to repeat it. */
  private List<Part> before = List.of();

  private List<StepReport> reports = List.of();
  private List<Chunk> messagesBefore = List.of();
  private StepOrder orderBefore = StepOrder.search(1);

  public ShakenSteps(Job job, Random random) {
    this.job = job;
    this.random = random;
    this.sorted = random.nextInt(4) > 0;
    for (int number = 0; number < job.partitions(); number++) {
      parts.add(Part.first(job, number));
    }
  }

  @Override
  public List<StepReport> step(StepOrder wanted) {
    StepOrder order = wanted.within(1 + random.nextInt(random.nextBoolean() ? 4 : 40));
    List<Chunk> inboxes = new ArrayList<>(messages);
    Collections.shuffle(inboxes, random);
    if (sorted) {
      inboxes.sort(Comparator.comparingLong(Chunk::key));
    }
    List<Integer> sequence = new ArrayList<>(IntStream.range(0, parts.size()).boxed().toList());
    Collections.shuffle(sequence, random);
    StepResult[] results = new StepResult[parts.size()];
    for (int number : sequence) {
      results[number] = step(number, inboxes, order);
    }
    before = List.copyOf(parts);
    messagesBefore = inboxes;
    orderBefore = order;
    List<Chunk> sent = new ArrayList<>();
    List<StepReport> told = new ArrayList<>();
    for (StepResult result : results) {
      parts.set(result.part().number(), result.part());
      sent.addAll(result.outbox());
      told.add(result.report());
    }
    messages = sent;
    reports = told;
    return reports;
  }

  private StepResult step(int number, List<Chunk> inboxes, StepOrder order) {
    if (!before.isEmpty() && random.nextInt(6) == 0) {
      repeatStepBefore(number);
    }
    if (random.nextInt(5) == 0) {
      parts.set(number, moved(parts.get(number)));
      moved++;
    }
    Part part = parts.get(number);
    List<Chunk> inbox = inbox(inboxes, number);
    if (random.nextInt(3) == 0) {
      breakOff(part, inbox, order);
    }
    StepResult result = part.step(job, inbox.iterator(), order);
    if (random.nextInt(4) == 0) {
      repeated++;
      requireSame(result.report(), part.step(job, inbox.iterator(), order).report());
    }
    return result;
  }

  /** Repeats the last superstep of a partition. */
  private void repeatStepBefore(int number) {
    StepResult again =
        before.get(number).step(job, inbox(messagesBefore, number).iterator(), orderBefore);
    requireSame(reports.get(number), again.report());
    parts.set(number, again.part());
    repeated++;
  }

  private void breakOff(Part part, List<Chunk> inbox, StepOrder order) {
    if (random.nextBoolean()) {
      part.step(job, inbox.iterator(), order.within(1 + random.nextInt((int) order.budget())));
      return;
    }
    int left = random.nextInt(1 + inbox.size());
    Iterator<Chunk> breaking =
        new Iterator<>() {
          private int place;

          @Override
          public boolean hasNext() {
            return true;
          }

          @Override
          public Chunk next() {
            if (place == left) {
              throw new IllegalStateException("broken off");
            }
            return inbox.get(place++);
          }
        };
    try {
      part.step(job, breaking, order);
    } catch (IllegalStateException e) {
      repeated++;
    }
  }

  private static List<Chunk> inbox(List<Chunk> all, int destination) {
    return all.stream().filter(chunk -> Chunk.destination(chunk.key()) == destination).toList();
  }

  private static void requireSame(StepReport one, StepReport other) {
    String first = withoutMemory(one);
    if (!first.equals(withoutMemory(other))) {
      throw new AssertionError("a repeated step differs: %s and %s".formatted(one, other));
    }
  }

  private static String withoutMemory(StepReport report) {
    return report.toString().replaceAll("bytes=\\d+", "");
  }

  static Part moved(Part part) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(part);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        return (Part) in.readObject();
      }
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** The number of repeated supersteps. */
  public long repeated() {
    return repeated;
  }

  /** The number of moves of partitions. */
  public long moved() {
    return moved;
  }

  @Override
  public <T extends Serializable> List<T> ask(Question<T> question) {
    return parts.stream().map(part -> question.answer(job, part)).toList();
  }

  /** Requires that the explored states are closed under the chosen steps. */
  public void requireClosed() {
    new ClosureAudit(job, parts).require();
  }

  @Override
  public void keep() {}

  @Override
  public void close() {}
}
