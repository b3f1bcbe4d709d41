package io.mazurka.proofs;

import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.catalogue.proof.PropertyAnswer.Answer;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.Requirement;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.proofs.protocol.LetterProviso;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The invariants to prove together.
 *
 * @param provisos conditions to prove as well, without which a proof says nothing about the model
 * @param others the answers for properties of the model that are not to be proved
 */
record ProofTargets(
    List<Requirement> all, List<LetterProviso> provisos, List<PropertyAnswer> others) {

  /** The invariants with the given names, or all invariants of the model if no names are given. */
  static ProofTargets of(Checkable model, ProofSubject subject, List<String> names) {
    List<Requirement> invariants =
        subject.model().requirements().stream()
            .filter(one -> one.kind() == Kind.INVARIANT)
            .toList();
    List<String> known = invariants.stream().map(Requirement::name).toList();
    List<PropertyAnswer> others = others(model, known);
    for (String name : names) {
      if (!known.contains(name)) {
        throw new InvalidOptionException(refusal(name, known, others));
      }
    }
    if (invariants.isEmpty()) {
      throw new InvalidOptionException(
          "the model has no invariant that could be proved"
              + others.stream()
                  .map(one -> "; %s: %s".formatted(one.name(), one.reason()))
                  .collect(Collectors.joining()));
    }
    List<PropertyAnswer> left = new ArrayList<>();
    for (String name : known) {
      if (!names.isEmpty() && !names.contains(name)) {
        left.add(PropertyAnswer.notAsked(name, "--property names others"));
      }
    }
    left.addAll(others);
    return new ProofTargets(
        invariants.stream().filter(one -> names.isEmpty() || names.contains(one.name())).toList(),
        subject.provisos(),
        left);
  }

  private static String refusal(String name, List<String> known, List<PropertyAnswer> others) {
    return others.stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .map(
            one ->
                "--property: '%s' cannot be proved: %s; mazurka check --property '%s' answers it"
                    .formatted(name, one.reason(), name))
        .orElseGet(
            () ->
                "--property: there is no invariant '%s'%s"
                    .formatted(name, NearMiss.question(name, known)));
  }

  /** The other properties of the model, with the reason why each is not proved by induction. */
  private static List<PropertyAnswer> others(Checkable model, List<String> known) {
    CompiledModel compiled = model.compile(CheckOptions.unreduced());
    List<PropertyAnswer> others = new ArrayList<>();
    for (Property property : compiled.properties()) {
      if (property.kind() != Kind.CONSTRAINT && !known.contains(property.name())) {
        others.add(PropertyAnswer.notAsked(property.name(), reason(property.kind())));
      }
    }
    if (compiled.deadlockByDefault()
        && compiled.properties().stream().noneMatch(one -> one.kind() == Kind.DEADLOCK)) {
      others.add(PropertyAnswer.notAsked(Property.DEADLOCK, reason(Kind.DEADLOCK)));
    }
    return others;
  }

  private static String reason(Kind kind) {
    return switch (kind) {
      case SOMETIMES, QUERY, GOAL -> "it asks for some state, and induction is about all";
      case AT_END -> "it is about terminal states alone";
      case DEADLOCK -> "it is about states without a step";
      case LTL, CTL, CTLSTAR -> "it is temporal";
      case INVARIANT, CONSTRAINT -> "it is no condition on variables";
    };
  }

  List<String> names() {
    return all.stream().map(Requirement::name).toList();
  }

  /** The names of the invariants, as part of a sentence. */
  String said() {
    return String.join(" and ", names());
  }

  /** The same answer for all invariants, followed by the answers for the other properties. */
  List<PropertyAnswer> answered(Answer answer) {
    return answered(one -> answer);
  }

  /** The answers if some invariants are violated; nothing is known of the rest. */
  List<PropertyAnswer> violated(Predicate<Requirement> violated) {
    return answered(one -> violated.test(one) ? Answer.VIOLATED : Answer.UNPROVED);
  }

  private List<PropertyAnswer> answered(Function<Requirement, Answer> answer) {
    List<PropertyAnswer> answers = new ArrayList<>();
    all.forEach(one -> answers.add(new PropertyAnswer(one.name(), answer.apply(one), "")));
    answers.addAll(others);
    return answers;
  }

  /** The conjunction of the invariants. */
  BooleanExpression invariants() {
    return all.size() == 1
        ? all.get(0).condition()
        : new All(all.stream().map(Requirement::condition).toList());
  }

  /** The conjunction of everything to prove. */
  BooleanExpression condition() {
    return provisos.isEmpty()
        ? invariants()
        : invariants().and(new All(provisos.stream().map(LetterProviso::condition).toList()));
  }

  /** The proviso that fails in a state, if one does: there the program and the model may differ. */
  Optional<String> doubt(int[] state) {
    return provisos.stream()
        .filter(one -> !one.condition().holds(state))
        .map(LetterProviso::words)
        .findFirst();
  }

  /** Text on the invariants that fail in a state. */
  String failure(int[] state) {
    return invariants().conjuncts().stream()
        .filter(part -> !part.holds(state))
        .map(part -> part + " fails")
        .collect(Collectors.joining("; "));
  }
}
