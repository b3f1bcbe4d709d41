package io.mazurka.proofs;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.kernel.proof.PathKind;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.Obligation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A proof as questions that any solver can be asked again: first of the lemmas, which hold
 * together, then of the goal under them.
 */
final class Proof {

  /** The file that lists all others. */
  static final String LIST = "checks.txt";

  private final List<Obligation> obligations = new ArrayList<>();

  private Proof() {}

  /**
   * The proof of a goal.
   *
   * @param lemmas what is proved together first, with {@code lemmaK} good states
   */
  static Proof of(
      Encoding encoding,
      BooleanExpression goal,
      List<BooleanExpression> lemmas,
      int lemmaK,
      PathKind paths,
      int k) {
    Proof proof = new Proof();
    if (!lemmas.isEmpty()) {
      Claim together = Claim.of(new All(lemmas));
      for (Obligation one : Obligation.of(encoding, together, paths, lemmaK)) {
        proof.obligations.add(new Obligation("lemmas-" + one.name(), one.script()));
      }
    }
    for (Obligation one : Obligation.of(encoding, new Claim(goal, lemmas), paths, k)) {
      proof.obligations.add(new Obligation("goal-" + one.name(), one.script()));
    }
    return proof;
  }

  /** The proof of conditions that single steps keep together. */
  static Proof ofSteps(Encoding encoding, List<BooleanExpression> together) {
    Proof proof = new Proof();
    proof.obligations.addAll(Obligation.ofSteps(encoding, together));
    return proof;
  }

  /** This proof and that of another claim, on which it rests. */
  Proof and(String name, Encoding encoding, Claim claim, PathKind paths, int k) {
    for (Obligation one : Obligation.of(encoding, claim, paths, k)) {
      obligations.add(new Obligation(name + "-" + one.name(), one.script()));
    }
    return this;
  }

  int size() {
    return obligations.size();
  }

  /**
   * Asks everything again.
   *
   * @param doubt what somebody says of a question who does not confirm it
   * @return which is not confirmed, if one is not
   */
  Optional<String> objection(Function<Obligation, Optional<String>> doubt) {
    return obligations.stream()
        .flatMap(one -> doubt.apply(one).map(said -> "%s: %s".formatted(one.name(), said)).stream())
        .findFirst();
  }

  /**
   * Writes one file for each question, and one that lists them.
   *
   * @param claim what is proved, in words
   */
  void write(Path directory, String claim) {
    try {
      Files.createDirectories(directory);
      List<String> names = new ArrayList<>(List.of("# " + claim + "; each of these is unsat"));
      for (Obligation one : obligations) {
        Files.writeString(directory.resolve(one.name() + ".smt2"), one.script());
        names.add(one.name() + ".smt2");
      }
      Files.write(directory.resolve(LIST), names);
    } catch (IOException e) {
      throw new UncheckedIOException("the proof cannot be written to " + directory, e);
    }
  }
}
