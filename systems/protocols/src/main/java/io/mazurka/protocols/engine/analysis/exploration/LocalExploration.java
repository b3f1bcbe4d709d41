package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.OutcomeTable;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The parts that an exploration of the processes on their own needs.
 *
 * @param steps all steps of the protocol
 * @param budget the limits of the exploration
 */
public record LocalExploration(
    Layout layout,
    List<StepDefinition> steps,
    HandlerRunner runner,
    OutcomeTable outcomes,
    AnalysisBudget budget) {

  /** An exploration of the members of these roles. No other role may send messages to them. */
  LocalFixpoint of(Set<Role<?>> roles) {
    return new LocalFixpoint(
        this,
        IntStream.range(0, layout.processes().size())
            .filter(number -> roles.contains(role(number))));
  }

  private Role<?> role(int number) {
    return layout.processes().get(number).process().role();
  }

  Set<Role<?>> roles() {
    return IntStream.range(0, layout.processes().size())
        .mapToObj(this::role)
        .collect(Collectors.toSet());
  }

  /**
   * The given roles without {@code role} and without all roles that may directly or indirectly
   * receive messages from it.
   */
  Set<Role<?>> without(Role<?> role, Set<Role<?>> roles) {
    Set<Role<?>> left = new HashSet<>(roles);
    remove(role, left);
    return left;
  }

  private void remove(Role<?> role, Set<Role<?>> left) {
    if (left.remove(role)) {
      steps.stream()
          .filter(step -> step.role() == role)
          .flatMap(step -> step.sends().stream())
          .map(SendDeclaration::to)
          .distinct()
          .toList()
          .forEach(recipient -> remove(recipient, left));
    }
  }

  /** A text on the progress so far. Other threads may ask at any time. */
  String progress() {
    return "analysing what processes can do on their own: " + budget.text();
  }
}
