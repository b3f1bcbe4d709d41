package io.mazurka.protocols.roles;

/**
 * The declarations that every kind of step has in common. Access to variables need not be declared;
 * a declaration makes reductions stronger. A step that declares access to one variable must declare
 * access to all variables that it uses.
 *
 * @param <D> the declaration itself
 */
public abstract sealed class StepDeclaration<D>
    permits SpontaneousStep, PeerStep, MessageStep, QuorumStep {

  final StepDraft draft;

  StepDeclaration(StepDraft draft) {
    this.draft = draft;
  }

  abstract D self();

  /** Declares that the step may send messages of {@code type} to members of these roles. */
  public D sends(Class<?> type, Role<?>... recipients) {
    draft.sends(type, recipients);
    return self();
  }

  /** Declares that the guard depends on these variables of the process, besides the messages. */
  public D reads(LocalVariable... variables) {
    draft.access().reads(variables);
    return self();
  }

  /** Declares that the step may change these variables. */
  public D writes(LocalVariable... variables) {
    draft.access().writes(variables);
    return self();
  }

  /** Declares that the step may change these variables and never makes them smaller. */
  public D increments(LocalVariable... variables) {
    draft.access().increments(variables);
    return self();
  }

  /**
   * Declares that the guard compares these variables with a timestamp, so that a larger value never
   * enables the step.
   */
  public D comparesTimestamp(LocalVariable... variables) {
    draft.access().comparesTimestamp(variables);
    return self();
  }
}
