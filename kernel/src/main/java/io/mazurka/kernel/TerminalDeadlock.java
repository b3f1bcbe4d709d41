package io.mazurka.kernel;

/** The absence of deadlocks in a system that is stuck wherever it can take no step. */
public record TerminalDeadlock() implements TerminalProperty {

  @Override
  public String name() {
    return DEADLOCK;
  }

  @Override
  public Kind kind() {
    return Kind.DEADLOCK;
  }

  @Override
  public StateEvaluator evaluator() {
    return state -> false;
  }

  @Override
  public String explain(int[] state) {
    return "no process can take a step";
  }
}
