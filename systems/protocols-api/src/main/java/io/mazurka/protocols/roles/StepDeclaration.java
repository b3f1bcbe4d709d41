package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.Timer;

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

  /**
   * Makes the step happen when {@code timer} runs out: it is possible from the first moment at
   * which the timer may run out, no time passes while it is possible once the timer has to, and it
   * uses the timer up.
   */
  public D after(Timer timer) {
    draft.after(timer);
    return self();
  }

  /** Enables the step only while {@code timer} runs. */
  public D whileRunning(Timer timer) {
    draft.requires(timer, true);
    return self();
  }

  /** Enables the step only while {@code timer} does not run. */
  public D unlessRunning(Timer timer) {
    draft.requires(timer, false);
    return self();
  }

  /** Lets no time pass while the step is possible. */
  public D promptly() {
    draft.promptly();
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
