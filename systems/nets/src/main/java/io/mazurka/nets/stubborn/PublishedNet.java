package io.mazurka.nets.stubborn;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.PublishedRelations;
import io.mazurka.kernel.reduction.PublishedRelations.LocatedCondition;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.Arcs;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The relations of a net as a user of published LPOR would declare them: a transition can enable
 * those that need tokens where it adds some, and depends on those with which it competes for
 * tokens. If only one transition adds tokens to an input place, it is necessary while the place has
 * too few (Bokor 2011, definitions 15, 16 and 22).
 */
final class PublishedNet implements Relations<Integer> {

  private final Structure structure;

  /** Per transition, its input places with a single transition that adds tokens. */
  private final int[][] lonely;

  /**
   * @param net whether necessary enabling transitions are used
   */
  PublishedNet(Structure structure, boolean net) {
    this.structure = structure;
    this.lonely = new int[structure.transitions()][];
    for (int transition = 0; transition < lonely.length; transition++) {
      Arcs inputs = structure.net().inputs(transition);
      lonely[transition] =
          IntStream.range(0, net ? inputs.size() : 0)
              .map(inputs::place)
              .filter(place -> structure.raising(place).size() == 1)
              .toArray();
    }
  }

  Supplier<LocatedRelations> relations() {
    List<Integer> order = IntStream.range(0, lonely.length).boxed().toList();
    return new PublishedRelations(lonely.length, this, order).under(Missing::new);
  }

  @Override
  public boolean isDependent(Integer first, Integer second) {
    long[] interfering = TransitionSet.empty(lonely.length);
    structure.addInterfering(second, interfering);
    return TransitionSet.contains(interfering, first);
  }

  @Override
  public boolean canEnable(Integer first, Integer second) {
    Arcs inputs = structure.net().inputs(second);
    return IntStream.range(0, inputs.size())
        .map(inputs::place)
        .anyMatch(place -> adds(first, place));
  }

  private boolean adds(int transition, int place) {
    return structure.net().outputs(transition).weightAt(place)
        > structure.net().inputs(transition).weightAt(place);
  }

  @Override
  public List<Set<Integer>> necessaryEnablingSets(Integer transition) {
    List<Set<Integer>> sets = new ArrayList<>();
    for (int place : lonely[transition]) {
      sets.add(Set.of(structure.raising(place).transition(0)));
    }
    return sets;
  }

  /** Tells which input places have too few tokens in a marking. */
  private final class Missing implements LocatedCondition {

    private int[] marking = {};

    @Override
    public void moveTo(int[] state) {
      marking = state;
    }

    @Override
    public boolean isNecessary(int transition, int index) {
      int place = lonely[transition][index];
      return marking[place] < structure.net().inputs(transition).weightAt(place);
    }
  }
}
