package io.mazurka.bench.protocols;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.search.check.Check;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The declared relations of a protocol in the form that the published algorithm needs, the same for
 * all states: a relation holds if it holds in some state. Only the validity of enabling sets
 * depends on the state.
 */
final class CollectedRelations {

  /** A state: its enabled transitions and, per transition, its valid enabling sets. */
  private static final class Place {
    private final long[] enabled;
    private final List<BitSet> inForce;

    Place(long[] enabled, List<BitSet> inForce) {
      this.enabled = enabled;
      this.inForce = inForce;
    }
  }

  private final List<Place> places = new ArrayList<>();
  private final List<Set<Integer>> dependentOn = new ArrayList<>();
  private final List<Set<Integer>> enablers = new ArrayList<>();
  private final List<List<Set<Integer>>> enablingSets = new ArrayList<>();
  private final RelationTable table;
  private Place current;

  private CollectedRelations(ProtocolInstance instance, boolean net) {
    CheckOptions options =
        net ? Searches.lpor() : Searches.withoutNecessaryEnabling(Searches.lpor());
    Check.Prepared prepared = Check.of(instance.protocol()).with(options).prepare();
    TransitionSystem system = prepared.model().system();
    LocatedRelations located =
        ((StubbornReduction)
                prepared.model().reducer().alternatives(prepared.task().properties()).get(0))
            .relations();
    int transitions = system.transitions().size();
    for (int transition = 0; transition < transitions; transition++) {
      dependentOn.add(new LinkedHashSet<>());
      enablers.add(new LinkedHashSet<>());
      enablingSets.add(new ArrayList<>());
    }
    explore(system, located, net);
    table = RelationTable.of(IntStream.range(0, transitions).boxed().toList(), new Collected());
    current = places.get(0);
  }

  static CollectedRelations of(ProtocolInstance instance, boolean net) {
    return new CollectedRelations(instance, net);
  }

  private final class Collected implements Relations<Integer> {

    @Override
    public boolean isDependent(Integer first, Integer second) {
      return dependentOn.get(second).contains(first);
    }

    @Override
    public boolean canEnable(Integer first, Integer second) {
      return enablers.get(second).contains(first);
    }

    @Override
    public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
      return enablingSets.get(transition);
    }
  }

  private void explore(TransitionSystem system, LocatedRelations located, boolean net) {
    Cursor cursor = system.cursor();
    Set<IntBuffer> seen = new LinkedHashSet<>();
    Queue<int[]> open = new ArrayDeque<>(system.initialStates());
    while (!open.isEmpty()) {
      int[] state = open.remove();
      if (seen.add(IntBuffer.wrap(state))) {
        int steps = cursor.load(state);
        long[] enabled = TransitionSet.empty(dependentOn.size());
        for (int step = 0; step < steps; step++) {
          TransitionSet.add(enabled, cursor.transition(step));
          open.add(cursor.successor(state, step));
        }
        located.moveTo(state);
        places.add(collect(located, enabled, net));
      }
    }
  }

  private Place collect(LocatedRelations located, long[] enabled, boolean net) {
    List<BitSet> inForce = new ArrayList<>();
    for (int transition = 0; transition < dependentOn.size(); transition++) {
      BitSet indices = new BitSet();
      if (TransitionSet.contains(enabled, transition)) {
        long[] set = TransitionSet.empty(dependentOn.size());
        located.addInterfering(transition, set);
        dependentOn.get(transition).addAll(members(set));
      } else {
        for (int index = 0; index < located.enablingSets(transition); index++) {
          long[] set = TransitionSet.empty(dependentOn.size());
          located.addEnablingSet(transition, index, set);
          enablers.get(transition).addAll(members(set));
          if (net) {
            indices.set(number(members(set), enablingSets.get(transition)));
          }
        }
      }
      inForce.add(indices);
    }
    return new Place(enabled, inForce);
  }

  private static int number(Set<Integer> set, List<Set<Integer>> known) {
    if (!known.contains(set)) {
      known.add(set);
    }
    return known.indexOf(set);
  }

  private static Set<Integer> members(long[] set) {
    return IntStream.of(TransitionSet.members(set)).boxed().collect(Collectors.toSet());
  }

  RelationTable table() {
    return table;
  }

  /** The enabling sets that are valid in the current state of {@link #forEach}. */
  EnablingCondition condition() {
    return (transition, index) -> current.inForce.get(transition).get(index);
  }

  /** Visits each state, with its enabled transitions. */
  void forEach(Consumer<long[]> visitor) {
    for (Place place : places) {
      current = place;
      visitor.accept(place.enabled);
    }
  }

  int enablingSets() {
    return enablingSets.stream().mapToInt(List::size).sum();
  }

  /** The number of enabled transitions, summed over all states. */
  long starts() {
    return places.stream().mapToLong(place -> TransitionSet.size(place.enabled)).sum();
  }
}
