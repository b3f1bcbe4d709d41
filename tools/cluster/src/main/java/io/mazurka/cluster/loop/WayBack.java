package io.mazurka.cluster.loop;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.loop.ClusterFindings.Place;
import io.mazurka.cluster.step.Ancestry;
import io.mazurka.cluster.step.Part;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.StateCodec;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.symmetry.NoAutomorphismException;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Retracing;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds executions to states of partitions: asks the partitions for the way back to an initial
 * state, and then replays the execution forwards to confirm it.
 */
final class WayBack {

  private final Job job;
  private final Superstepper superstepper;

  WayBack(Job job, Superstepper superstepper) {
    this.job = job;
    this.superstepper = superstepper;
  }

  /** Asks one partition for the way to a place in it. */
  private record AncestryQuestion(int partition, int position) implements Question<Ancestry> {

    @Override
    public Ancestry answer(Job job, Part part) {
      return part.number() == partition
          ? part.ancestry(job, position)
          : new Ancestry(List.of(), -1);
    }
  }

  /** An execution to a state that decides {@code property}. */
  Path to(Property property, Place place) {
    TransitionSystem system = job.workshop().prepared().model().system();
    StateCodec codec = new StateCodec(system);
    List<int[]> states = new ArrayList<>();
    Ancestry part = ask(place.partition(), place.position());
    part.states().forEach(bytes -> states.add(codec.decode(bytes)));
    while (!part.isComplete()) {
      part = ask(part.partition(), part.position());
      part.states().forEach(bytes -> states.add(codec.decode(bytes)));
    }
    Collections.reverse(states);
    Retracing retracing = new Retracing(system, job.workshop().canonicalizer());
    try {
      Path path = retracing.through(part.initialState(), states.subList(1, states.size()));
      if (!property.decider().holds(Walk.along(system, path).state())) {
        throw lost(property);
      }
      return path;
    } catch (NoAutomorphismException e) {
      throw lost(property);
    }
  }

  private static ModelMisbehavedException lost(Property property) {
    return new ModelMisbehavedException(
        "the model is not deterministic: the way to a state that decides %s cannot be gone again,"
                .formatted(property.name())
            + " so there is no verdict");
  }

  private Ancestry ask(int partition, int position) {
    return superstepper.ask(new AncestryQuestion(partition, position)).get(partition);
  }
}
