package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.Sighting;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Violation;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The findings of all partitions about properties. If several states decide a property, the state
 * of the earliest superstep counts, then that of the first partition, then the first of the
 * partition.
 */
final class ClusterFindings {

  private final SearchTask task;
  private final Map<Property, Place> decided = new LinkedHashMap<>();
  private final Set<Property> met = new HashSet<>();
  private @Nullable Property firstViolated;
  private @Nullable Place firstPlace;

  /** The place of a state: its partition, and its position there. */
  record Place(int partition, int position) {}

  ClusterFindings(SearchTask task) {
    this.task = task;
  }

  /** Adds the reports of a superstep. */
  void takeIn(Iterable<StepReport> reports) {
    boolean open = firstViolated == null;
    for (StepReport report : reports) {
      report.met().forEach(index -> met.add(task.properties().get(index)));
      for (Sighting sighting : report.sightings()) {
        Property property = task.properties().get(sighting.property());
        Place place = new Place(report.partition(), sighting.position());
        decided.putIfAbsent(property, place);
        if (open && !property.kind().asksForSomeState() && isBefore(place)) {
          firstViolated = property;
          firstPlace = place;
        }
      }
    }
  }

  private boolean isBefore(Place place) {
    Place first = firstPlace;
    return first == null
        || (place.partition() == first.partition() && place.position() < first.position());
  }

  /** The reason why nothing more needs to be explored, or null. */
  @Nullable EndReason end() {
    if (task.stop() == Stop.AT_FIRST_VIOLATION && firstViolated != null) {
      return EndReason.VIOLATION;
    }
    boolean all = !task.properties().isEmpty() && decided.size() == task.properties().size();
    return task.stop() != Stop.NEVER && all ? EndReason.DECIDED : null;
  }

  @Nullable Violation first(WayBack way) {
    Property property = firstViolated;
    Place place = firstPlace;
    return property == null || place == null
        ? null
        : new Violation(property, way.to(property, place));
  }

  Set<Property> failed() {
    return decided.keySet();
  }

  Set<Property> met() {
    return met;
  }

  /** Executions to the first states in which properties that should hold sometimes do hold. */
  Map<Property, Path> witnesses(WayBack way) {
    Map<Property, Path> witnesses = new LinkedHashMap<>();
    for (Property property : task.properties()) {
      Place place = decided.get(property);
      if (property.kind().hasWitness() && place != null) {
        witnesses.put(property, way.to(property, place));
      }
    }
    return witnesses;
  }
}
