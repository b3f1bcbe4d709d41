package io.mazurka.kernel.reduction;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.Relations;
import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.StaticRelations;
import io.mazurka.lpor.forward.ForwardEnableSets;
import io.mazurka.lpor.forward.ForwardStubbornSets;
import io.mazurka.lpor.forward.InitialTransitionSets;
import io.mazurka.lpor.forward.PrecomputedForwardEnableSets;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Relations that are the same in all states, and the stubborn sets that generalised LPOR computes
 * from them (Bokor 2011, algorithms 4 and 5). Only which enabling sets are valid depends on the
 * state. All but that is shared between workers.
 */
public final class PublishedRelations {

  /**
   * The most transitions: the forward enable sets are computed for each pair of them, before the
   * search.
   */
  private static final int MOST_TRANSITIONS = 500;

  private final RelationTable table;
  private final ForwardEnableSets forward;
  private final List<Integer> order;

  /** Tells which enabling sets are valid in the state it was moved to. */
  public interface LocatedCondition extends EnablingCondition {

    /** Moves to {@code state}, which is kept by reference until the next call. */
    void moveTo(int[] state);
  }

  /**
   * @param transitions the number of transitions
   * @param relations the relations between their numbers
   * @param order the transitions from which a set may be computed, the preferred ones first
   */
  public PublishedRelations(int transitions, Relations<Integer> relations, List<Integer> order) {
    if (transitions > MOST_TRANSITIONS) {
      throw new InvalidOptionException(
          "--sets published is not possible: it computes a forward enable set for each pair of"
              + " transitions before the search, and %,d transitions are more than %d"
                  .formatted(transitions, MOST_TRANSITIONS));
    }
    this.table = RelationTable.of(IntStream.range(0, transitions).boxed().toList(), relations);
    this.forward = new PrecomputedForwardEnableSets(table);
    this.order = List.copyOf(order);
  }

  /** Makes the relations of each worker, with a condition of its own. */
  public Supplier<LocatedRelations> under(Supplier<? extends LocatedCondition> condition) {
    return () -> new Located(condition.get());
  }

  private final class Located implements LocatedRelations {

    private final LocatedCondition condition;
    private final StateRelations relations;

    Located(LocatedCondition condition) {
      this.condition = condition;
      this.relations = new StaticRelations(table, condition);
    }

    @Override
    public void moveTo(int[] state) {
      condition.moveTo(state);
    }

    @Override
    public void addInterfering(int transition, long[] set) {
      relations.addInterfering(transition, set);
    }

    @Override
    public int enablingSets(int transition) {
      return relations.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      relations.addEnablingSet(transition, index, set);
    }

    @Override
    public CandidateSets sets(long[] forbidden) {
      return new InitialTransitionSets(
          new ForwardStubbornSets(table, forward, condition), order, forbidden);
    }
  }
}
