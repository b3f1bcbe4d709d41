package io.mazurka.lpor.example;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.StartChoice;
import io.mazurka.lpor.StaticRelations;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.StubbornSets;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Finds the deadlocks of a safe Petri net whose places are the bits of a marking. */
final class NetChecker {

  record Transition(String name, long inputs, long outputs) {

    boolean isEnabled(long marking) {
      return (marking & inputs) == inputs;
    }

    long[] inputPlaces() {
      return LongStream.iterate(inputs, rest -> rest != 0, rest -> rest & rest - 1)
          .map(Long::lowestOneBit)
          .toArray();
    }
  }

  /** A transition can take tokens from those that share an input, and give them to others. */
  record NetRelations(List<Transition> net) implements Relations<Transition> {

    @Override
    public boolean isDependent(Transition first, Transition second) {
      return (first.inputs & second.inputs) != 0;
    }

    @Override
    public boolean canEnable(Transition first, Transition second) {
      return (first.outputs & second.inputs) != 0;
    }

    /** One set for each input place: those that can fill it. */
    @Override
    public List<Set<Transition>> necessaryEnablingSets(Transition transition) {
      return LongStream.of(transition.inputPlaces()).mapToObj(this::producers).toList();
    }

    private Set<Transition> producers(long place) {
      return net.stream().filter(t -> (t.outputs & place) != 0).collect(Collectors.toSet());
    }
  }

  private final List<Transition> net;
  private final CandidateSets sets;
  private final Set<Long> visited = new HashSet<>();
  private final Set<Long> deadlocks = new HashSet<>();
  private long marking;

  NetChecker(List<Transition> net) {
    this.net = net;
    RelationTable table = RelationTable.of(net, new NetRelations(net));
    StaticRelations relations = new StaticRelations(table, this::isEmpty);
    StubbornClosure closure = new StubbornClosure(net.size(), relations);
    long[] visible = TransitionSet.empty(net.size());
    sets = new StubbornSets(closure, StartChoice.smallest(net.size()), visible);
  }

  /** A set is necessary as long as its place is empty. */
  private boolean isEmpty(int transition, int index) {
    return (marking & net.get(transition).inputPlaces()[index]) == 0;
  }

  NetChecker check(long initial) {
    long[] enabled = TransitionSet.empty(net.size());
    long[] chosen = TransitionSet.empty(net.size());
    ArrayDeque<Long> open = new ArrayDeque<>(List.of(initial));
    visited.add(initial);
    while (!open.isEmpty()) {
      marking = open.remove();
      TransitionSet.clear(enabled);
      for (int number = 0; number < net.size(); number++) {
        if (net.get(number).isEnabled(marking)) {
          TransitionSet.add(enabled, number);
        }
      }
      if (sets.first(enabled, chosen) == 0) {
        deadlocks.add(marking);
      }
      for (int number : TransitionSet.members(chosen)) {
        long next = marking & ~net.get(number).inputs | net.get(number).outputs;
        if (visited.add(next)) {
          open.add(next);
        }
      }
    }
    return this;
  }

  int states() {
    return visited.size();
  }

  Set<Long> deadlocks() {
    return deadlocks;
  }
}
