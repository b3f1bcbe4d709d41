package io.mazurka.proofs;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.Requirement;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.reference.NearMiss;
import io.mazurka.proofs.protocol.ProtocolProgram;
import java.util.List;
import java.util.stream.Collectors;

/** The invariants that should be proved, together. */
record ProofTargets(List<Requirement> all) {

  /** Those with the given names, or all of the model's. */
  static ProofTargets of(GuardedModel model, List<String> names) {
    List<Requirement> invariants =
        model.requirements().stream().filter(one -> one.kind() == Kind.INVARIANT).toList();
    List<String> known =
        invariants.stream().filter(one -> !isImplied(one)).map(Requirement::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new InvalidOptionException(
            "--property: there is no invariant '%s'%s"
                .formatted(name, NearMiss.question(name, known)));
      }
    }
    if (invariants.isEmpty()) {
      throw new InvalidOptionException("the model has no invariant that could be proved");
    }
    return new ProofTargets(
        invariants.stream()
            .filter(one -> names.isEmpty() || names.contains(one.name()) || isImplied(one))
            .toList());
  }

  List<String> names() {
    return all.stream().filter(one -> !isImplied(one)).map(Requirement::name).toList();
  }

  /** Whether it has to be proved without being asked for. */
  private static boolean isImplied(Requirement requirement) {
    return requirement.name().equals(ProtocolProgram.EXACT);
  }

  /** Their names in a sentence. */
  String said() {
    return String.join(" and ", names());
  }

  BooleanExpression condition() {
    return all.size() == 1
        ? all.get(0).condition()
        : new All(all.stream().map(Requirement::condition).toList());
  }

  /** What fails in a state. */
  String failure(int[] state) {
    return condition().conjuncts().stream()
        .filter(part -> !part.holds(state))
        .map(part -> part + " fails")
        .collect(Collectors.joining("; "));
  }
}
