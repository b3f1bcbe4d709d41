package io.mazurka.cluster.loop;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.product.PartGraph;
import io.mazurka.cluster.product.ProductTask;
import io.mazurka.cluster.step.Part;
import io.mazurka.cluster.step.Trail;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.temporal.Confirmation;
import io.mazurka.search.temporal.TemporalAnswer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds an accepted run, after each pair has noted the origin of its marks. The walk goes back from
 * a pair to an edge for the first condition, from there to an edge for the second, and so on, round
 * by round, until a round begins at a pair where an earlier round began. Pairs of a cycle have the
 * same marks, so the states that the walk visits are all that a cycle needs. The run is then
 * searched for in this process, among these states alone.
 */
final class LassoWalk {

  private final WatchedSteps steps;
  private final ProductTask task;
  private final TemporalProperty property;
  private final StateCodec codec;
  private final List<int[]> states = new ArrayList<>();

  LassoWalk(WatchedSteps steps, ProductTask task, TemporalProperty property) {
    this.steps = steps;
    this.task = task;
    this.property = property;
    this.codec = new StateCodec(steps.job().workshop().prepared().model().system());
  }

  /** Asks one partition for the way back from a pair. */
  private record TrailQuestion(ProductTask task, long place, int condition)
      implements Question<Trail> {

    @Override
    public Trail answer(Job job, Part part) {
      return part.number() == PartGraph.partition(place)
          ? part.trail(job, task, PartGraph.index(place), condition)
          : new Trail(List.of(), -1, true);
    }
  }

  /** The answer that the property fails, with an execution that was replayed in this process. */
  TemporalAnswer answer(int conditions) {
    long pair = first();
    Set<Long> starts = new HashSet<>();
    while (starts.add(pair)) {
      for (int condition = 0; condition < conditions; condition++) {
        long origin = back(pair, condition);
        pair = origin < 0 ? pair : origin;
      }
    }
    back(pair, conditions);
    return Confirmation.failing(
            steps.job().workshop().prepared().task(), property, List.copyOf(states))
        .orElseThrow(
            () ->
                new ModelMisbehavedException(
                    "the model is not deterministic: an execution that violates %s cannot be gone"
                            .formatted(property.name())
                        + " again, so there is no verdict"));
  }

  private long first() {
    List<Integer> firsts = steps.superstepper().ask((job, part) -> part.firstPair());
    for (int partition = 0; partition < firsts.size(); partition++) {
      if (firsts.get(partition) >= 0) {
        return PartGraph.place(partition, firsts.get(partition));
      }
    }
    throw new IllegalStateException("there is no accepted run");
  }

  /**
   * Goes back to the origin of the mark that a pair has for a condition; negative if the mark has
   * no origin.
   */
  private long back(long pair, int condition) {
    Trail trail = ask(pair, condition);
    while (!trail.arrived()) {
      trail = ask(trail.next(), condition);
    }
    return trail.next();
  }

  private Trail ask(long pair, int condition) {
    Trail trail =
        steps
            .superstepper()
            .ask(new TrailQuestion(task, pair, condition))
            .get(PartGraph.partition(pair));
    trail.states().forEach(bytes -> states.add(codec.decode(bytes)));
    return trail;
  }
}
