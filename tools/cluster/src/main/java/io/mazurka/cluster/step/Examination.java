package io.mazurka.cluster.step;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates properties in the states that a partition explores, and keeps the states that decide
 * them.
 */
final class Examination {

  private static final int NOWHERE = Integer.MAX_VALUE;

  private final List<Property> properties;

  /**
   * By the places of properties: the evaluators of conditions that are asked in every state, or
   * null. {@code atEnd} has those that are asked in terminal states, {@code premises} those of
   * premises.
   */
  private final @Nullable StateEvaluator[] everywhere;

  private final @Nullable StateEvaluator[] atEnd;
  private final @Nullable StateEvaluator[] premises;

  /** By the places of properties: the truth value of the condition that decides the property. */
  private final boolean[] truths;

  /** The least place of a state that decides each property. */
  private final int[] sightings;

  private final TreeSet<Integer> met = new TreeSet<>();
  private boolean violated;

  Examination(SearchTask task) {
    this.properties = task.properties();
    int count = properties.size();
    this.everywhere = new StateEvaluator[count];
    this.atEnd = new StateEvaluator[count];
    this.premises = new StateEvaluator[count];
    this.truths = new boolean[count];
    this.sightings = new int[count];
    for (int index = 0; index < count; index++) {
      if (properties.get(index) instanceof StateProperty property) {
        StateEvaluator evaluator = property.condition().evaluator();
        (property.needsEnd() ? atEnd : everywhere)[index] = evaluator;
        truths[index] = property.kind().decidingTruth();
        PropertyCondition premise = property.premise();
        premises[index] = premise == null ? null : premise.evaluator();
      }
    }
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(sightings, NOWHERE);
    met.clear();
    violated = false;
  }

  /** Evaluates a state; returns whether a property fails in it. */
  boolean enter(int[] state, int place) {
    for (int index = 0; index < premises.length; index++) {
      StateEvaluator premise = premises[index];
      if (premise != null && premise.holds(state)) {
        met.add(index);
      }
    }
    return examine(everywhere, state, place);
  }

  /** Evaluates the properties of terminal states; returns whether one fails. */
  boolean enterTerminal(int[] state, int place) {
    return examine(atEnd, state, place);
  }

  private boolean examine(@Nullable StateEvaluator[] evaluators, int[] state, int place) {
    boolean fails = false;
    for (int index = 0; index < evaluators.length; index++) {
      StateEvaluator evaluator = evaluators[index];
      if (evaluator != null && evaluator.holds(state) == truths[index]) {
        sightings[index] = Math.min(sightings[index], place);
        fails |= !properties.get(index).kind().asksForSomeState();
      }
    }
    violated |= fails;
    return fails;
  }

  /** Whether a property failed in some state. */
  boolean isViolated() {
    return violated;
  }

  List<Sighting> sightings() {
    List<Sighting> found = new ArrayList<>();
    for (int index = 0; index < sightings.length; index++) {
      if (sightings[index] != NOWHERE) {
        found.add(new Sighting(index, sightings[index]));
      }
    }
    return found;
  }

  List<Integer> met() {
    return List.copyOf(met);
  }
}
