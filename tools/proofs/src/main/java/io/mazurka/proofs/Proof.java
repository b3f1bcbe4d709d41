package io.mazurka.proofs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.encoding.Ranges;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.Obligation;
import io.mazurka.proofs.strengthening.StrengthenedProgram;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A proof as a list of questions that any solver can answer again. */
final class Proof {

  private final ProofOutline outline;
  private final List<Obligation> obligations = new ArrayList<>();

  private Proof(ProofOutline outline) {
    this.outline = outline;
  }

  /**
   * All questions that must be confirmed for a proof with this outline.
   *
   * @param condition the condition to prove of the subject, without the condition that values stay
   *     in their ranges
   */
  static Proof of(ProofOutline outline, ProofSubject subject, BooleanExpression condition) {
    Proof proof = new Proof(outline);
    Program program = subject.model().program();
    BooleanExpression ranges = Ranges.kept(program);
    Encoding encoding = new Encoding(program);
    BooleanExpression goal = outline.ranges() ? condition.and(ranges) : condition;
    List<BooleanExpression> lemmas =
        outline.lemmas().stream().flatMap(one -> subject.readLemma(one).stream()).toList();
    if (!outline.strengthened().isEmpty()) {
      proof.addStrengthened(subject, new Claim(goal, lemmas));
    } else if (lemmas.isEmpty() || outline.lemmaK() > 0) {
      proof.addLemmas(encoding, lemmas);
      proof.add("goal", encoding, new Claim(goal, lemmas), outline.k());
    } else {
      List<BooleanExpression> together = new ArrayList<>(List.of(goal));
      together.addAll(lemmas);
      proof.obligations.addAll(Obligation.ofSteps(encoding, together));
    }
    if (!outline.ranges() && !ranges.conjuncts().isEmpty()) {
      proof.obligations.add(Obligation.always(encoding, ranges, "ranges"));
    }
    return proof;
  }

  /** Adds the questions for the lemmas, which are proved together first. */
  private void addLemmas(Encoding encoding, List<BooleanExpression> lemmas) {
    if (!lemmas.isEmpty()) {
      add("lemmas", encoding, Claim.of(new All(lemmas)), outline.lemmaK());
    }
  }

  /**
   * Adds the questions that the program with stronger guards satisfies the goal and has the same
   * states.
   */
  private void addStrengthened(ProofSubject subject, Claim claim) {
    Map<Integer, BooleanExpression> added = new LinkedHashMap<>();
    outline.strengthened().forEach((command, text) -> added.put(command, subject.read(text)));
    StrengthenedProgram stronger = StrengthenedProgram.of(subject.model().program(), added);
    Encoding encoding = new Encoding(stronger.program());
    addLemmas(encoding, claim.lemmas());
    add("goal", encoding, claim, outline.k());
    add("strengthening", encoding, Claim.of(stronger.soundness()), outline.strengtheningK());
  }

  private void add(String name, Encoding encoding, Claim claim, int k) {
    for (Obligation one : Obligation.of(encoding, claim, outline.paths(), k)) {
      obligations.add(new Obligation(name + "-" + one.name(), one.script()));
    }
  }

  ProofOutline outline() {
    return outline;
  }

  List<Obligation> obligations() {
    return obligations;
  }

  int size() {
    return obligations.size();
  }

  /**
   * Asks all questions again.
   *
   * @param doubt returns the reason if a question is not confirmed
   * @return the first question that is not confirmed, with the reason
   */
  Optional<String> objection(Function<Obligation, Optional<String>> doubt) {
    return obligations.stream()
        .flatMap(one -> doubt.apply(one).map(said -> "%s: %s".formatted(one.name(), said)).stream())
        .findFirst();
  }
}
