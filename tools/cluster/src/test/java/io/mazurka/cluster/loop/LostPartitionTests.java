package io.mazurka.cluster.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.step.Part;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.cluster.step.StepResult;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

/** Partitions that are lost and made again from their messages. */
final class LostPartitionTests {

  private static final int SIZE = 12;
  private static final int PARTITIONS = 3;

  /** Two counters; {@code size} gives their limit, and is called again for each step. */
  private static Checkable counters(IntSupplier size) {
    DeterministicSystem system =
        new DeterministicSystem(
            List.of("a", "b"),
            List.of(new Transition(0, "A", "up"), new Transition(1, "B", "up"))) {
          @Override
          public List<int[]> initialStates() {
            return List.of(new int[2]);
          }

          @Override
          public boolean isEnabled(int[] state, int transition) {
            return state[transition] < size.getAsInt() - 1;
          }

          @Override
          public void fire(int[] state, int transition, Changes changes) {
            changes.set(transition, state[transition] + 1);
          }
        };
    return options ->
        new CompiledModel(
            system,
            List.of(new SimpleInvariant("small", state -> state[0] + state[1] < 99, state -> "")),
            false,
            List.of());
  }

  /** Loses a partition in each superstep, and makes it again from the beginning. */
  private static final class LosingSteps implements Superstepper {

    private final Job job;
    private final List<Part> parts = new ArrayList<>();
    private final List<List<List<Chunk>>> inboxes = new ArrayList<>();
    private List<Chunk> messages = List.of();
    private int steps;

    LosingSteps(Job job) {
      this.job = job;
      for (int number = 0; number < job.partitions(); number++) {
        parts.add(Part.first(job, number));
        inboxes.add(new ArrayList<>());
      }
    }

    @Override
    public List<StepReport> step(StepOrder order) {
      int lost = steps++ % parts.size();
      Part again = Part.first(job, lost);
      for (List<Chunk> inbox : inboxes.get(lost)) {
        again = again.step(job, inbox.iterator(), StepOrder.search(4)).part();
      }
      parts.set(lost, again);
      List<StepReport> reports = new ArrayList<>();
      List<Chunk> sent = new ArrayList<>();
      for (int number = 0; number < parts.size(); number++) {
        int destination = number;
        List<Chunk> inbox =
            messages.stream()
                .filter(chunk -> Chunk.destination(chunk.key()) == destination)
                .sorted(Comparator.comparingLong(Chunk::key))
                .toList();
        inboxes.get(number).add(inbox);
        StepResult result = parts.get(number).step(job, inbox.iterator(), StepOrder.search(4));
        parts.set(number, result.part());
        reports.add(result.report());
        sent.addAll(result.outbox());
      }
      messages = sent;
      return reports;
    }

    @Override
    public <T extends Serializable> List<T> ask(Question<T> question) {
      return parts.stream().map(part -> question.answer(job, part)).toList();
    }

    @Override
    public void keep() {}

    @Override
    public void close() {}
  }

  private static CheckResult check(Checkable model) {
    return new ClusterCheck(
            () -> model,
            CheckOptions.unreduced(),
            PARTITIONS,
            Proviso.HISTORY,
            SearchListener.none())
        .run(LosingSteps::new);
  }

  @Test
  void lostPartitionsAreMadeAgain() {
    CheckResult result = check(counters(() -> SIZE));

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(SIZE * SIZE);
  }

  @Test
  void modelThatIsNotDeterministicHasNoVerdict() {
    int[] asked = {0};

    assertThatThrownBy(() -> check(counters(() -> SIZE - asked[0]++ % 7)))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageMatching(
            "the model is not deterministic: superstep \\d+ of partition \\d was repeated and did"
                + " something else, so there is no verdict");
  }
}
