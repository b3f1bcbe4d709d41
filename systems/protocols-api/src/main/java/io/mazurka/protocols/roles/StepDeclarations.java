package io.mazurka.protocols.roles;

import io.mazurka.protocols.options.Mishap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The steps and lies that the roles of one protocol have declared so far. */
public final class StepDeclarations {

  private final Consumer<String> claim;
  private final List<StepDefinition> steps = new ArrayList<>();
  private final Set<StepDraft> unfinished = new LinkedHashSet<>();
  private final Set<Lie> lies = new LinkedHashSet<>();
  private final List<Crashing> crashing = new ArrayList<>();

  /**
   * A role whose members may crash.
   *
   * @param inSteps whether they may also crash in the middle of a step
   */
  public record Crashing(Role<?> role, boolean inSteps) {}

  /**
   * A message that a Byzantine process may send at any time, again and again: it is always pending.
   *
   * @param liar the process that may send it
   * @param recipient the process to which it is sent
   */
  public record Lie(ProcessId liar, ProcessId recipient, Object message) {}

  /**
   * A collection without declarations. {@code claim} is called with the name of each step, and
   * refuses a name that is already used.
   */
  public StepDeclarations(Consumer<String> claim) {
    this.claim = claim;
  }

  StepDraft newStep(Role<?> role, String stepName, @Nullable Mishap mishap) {
    claim.accept("step " + role.name() + "." + stepName);
    StepDraft draft = new StepDraft(this, role, stepName, mishap);
    unfinished.add(draft);
    return draft;
  }

  void complete(StepDraft draft, List<StepDefinition> completed) {
    unfinished.remove(draft);
    steps.addAll(completed);
  }

  void addLie(Lie lie) {
    lies.add(lie);
  }

  void addCrashing(Crashing some) {
    crashing.add(some);
  }

  /** The roles whose members may crash. */
  public List<Crashing> crashing() {
    return List.copyOf(crashing);
  }

  /** The steps whose declarations are complete, in their order. */
  public List<StepDefinition> steps() {
    return List.copyOf(steps);
  }

  /**
   * A text that names a step whose declaration was begun and never completed; empty if there is
   * none.
   */
  public Optional<String> unfinished() {
    return unfinished.stream().findFirst().map(StepDraft::toString);
  }

  /** What Byzantine processes may say. */
  public List<Lie> lies() {
    return List.copyOf(lies);
  }
}
