package io.mazurka.protocols.roles;

import io.mazurka.protocols.options.Mishap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The steps and lies of all roles of one protocol, as far as they are declared. */
public final class StepDeclarations {

  private final Consumer<String> claim;
  private final List<StepDefinition> steps = new ArrayList<>();
  private final Set<StepDraft> unfinished = new LinkedHashSet<>();
  private final Set<Lie> lies = new LinkedHashSet<>();

  /**
   * A message that a process may send at any time, again and again: it is always there.
   *
   * @param liar who may send it
   * @param recipient to whom
   */
  public record Lie(ProcessId liar, ProcessId recipient, Object message) {}

  /** No declarations yet; {@code claim} is told the name of each step and refuses a second one. */
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

  /** The steps whose declarations are complete, in their order. */
  public List<StepDefinition> steps() {
    return List.copyOf(steps);
  }

  /** A step whose declaration was begun and never ended, in words. */
  public Optional<String> unfinished() {
    return unfinished.stream().findFirst().map(StepDraft::toString);
  }

  /** What Byzantine processes may say. */
  public List<Lie> lies() {
    return List.copyOf(lies);
  }
}
