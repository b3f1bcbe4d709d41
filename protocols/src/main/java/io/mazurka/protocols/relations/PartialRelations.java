package io.mazurka.protocols.relations;

import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;

/**
 * Relations from the local graphs of those processes that are known, and else as declared. A known
 * process hears from known ones alone, so who can send it a letter is known, too; what it sends to
 * others matters only in what they consume, which they say of their own views. Shared between
 * workers.
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
