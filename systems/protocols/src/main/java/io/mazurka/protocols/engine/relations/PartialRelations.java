package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;

/**
 * Combines relations: from the local graphs for processes that are known, from the declarations for
 * all others. A known process receives messages only from known processes, so its senders are known
 * too. Its messages to unknown processes matter only through their consumers, which the declared
 * relations cover. Shared between workers.
 */
final class PartialRelations implements RelationSource {

  private final LocalAnalysis analysis;
  private final DerivedRelations derived;
  private final RelationSource declared;

  PartialRelations(LocalAnalysis analysis, DerivedRelations derived, RelationSource declared) {
    this.analysis = analysis;
    this.derived = derived;
    this.declared = declared;
  }

  private RelationSource source(ProcessComponent process) {
    return analysis.knows(process.process().index()) ? derived : declared;
  }

  @Override
  public RemainingTransitions remaining(ProcessComponent process, View view) {
    return source(process).remaining(process, view);
  }

  @Override
  public ViewRelations of(ProcessComponent process, View view, int number) {
    return source(process).of(process, view, number);
  }

  @Override
  public Object meaning(ProcessComponent process, int local, int letter) {
    return source(process).meaning(process, local, letter);
  }

  @Override
  public void addSenders(int letters, int[] locals, long[] set) {
    derived.addSenders(letters, locals, set);
  }

  @Override
  public boolean mayBeConsumed(int letters, int[] locals) {
    return true;
  }
}
