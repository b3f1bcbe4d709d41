package io.mazurka.lpor;

/**
 * The relations of a table as those of a state, for {@link StubbornClosure}. Only the enabling sets
 * depend on the state. An enabling set with a transition that cannot enable is not used; so the
 * result is never larger than without enabling sets.
 */
public final class StaticRelations implements StateRelations {

  private final RelationTable table;
  private final EnablingCondition condition;

  /** The relations of {@code table}; {@code condition} chooses the enabling sets in a state. */
  public StaticRelations(RelationTable table, EnablingCondition condition) {
    this.table = table;
    this.condition = condition;
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    TransitionSet.addAll(set, table.dependentOn(transition));
  }

  @Override
  public int enablingSets(int transition) {
    return table.enablingSets(transition) + 1;
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    long[] enablers = table.enablers(transition);
    if (index < table.enablingSets(transition)) {
      long[] necessary = table.enablingSet(transition, index);
      if (TransitionSet.isSubset(necessary, enablers) && condition.isNecessary(transition, index)) {
        TransitionSet.addAll(set, necessary);
        return;
      }
    }
    TransitionSet.addAll(set, enablers);
  }
}
