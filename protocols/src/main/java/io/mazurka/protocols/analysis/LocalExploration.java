package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Role;
import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.StepDefinition.SendDeclaration;
import io.mazurka.protocols.views.HandlerRunner;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.OutcomeTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds what each process can do on its own: what it needs for that, and which processes it is
 * limited to when others have no end of local states.
 *
 * @param steps all steps of the protocol
 * @param budget what it may use up
 */
public record LocalExploration(
    Layout layout,
    List<StepDefinition> steps,
    HandlerRunner runner,
    OutcomeTable outcomes,
    AnalysisBudget budget) {

  /** An exploration of the members of these roles, none of which hears from another one. */
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

  /** Those of some roles that are left without one, and without all that may hear of it. */
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

  /** How far it has come, in words; others may ask at any time. */
  String progress() {
    return "analysing what processes can do on their own: " + budget.text();
  }
}
