package io.mazurka.proofs;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofRequest.CertificatePlace;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.catalogue.proof.PropertyAnswer.Answer;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.guarded.engine.ProgramWords;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.proofs.induction.InductionResult;
import io.mazurka.proofs.induction.ProgramPath;
import io.mazurka.search.check.Counterexample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns the results of an attempt at a proof into answers for the user. A proof is confirmed first.
 */
final class ProofAnswers {

  /** The most assumed lemmas that are listed. */
  private static final int MOST_SHOWN = 12;

  private static final int LONGEST_SHOWN = 160;

  private final ProofRequest request;
  private final Program program;
  private final ProofTargets targets;
  private final Inductions inductions;
  private final List<String> remarks = new ArrayList<>();
  private List<String> supportOfGoal = List.of();

  ProofAnswers(ProofRequest request, Program program, ProofTargets targets, Inductions inductions) {
    this.request = request;
    this.program = program;
    this.targets = targets;
    this.inductions = inductions;
  }

  /** Adds a remark for the user. */
  void remark(String remark) {
    remarks.add(remark);
  }

  /** Adds a remark on the lemmas that were assumed when a search for lemmas ended. */
  void supposed(List<String> lemmas) {
    for (String lemma : lemmas.subList(0, Math.min(MOST_SHOWN, lemmas.size()))) {
      remark("supposed, but not proved: " + shortened(lemma));
    }
    if (lemmas.size() > MOST_SHOWN) {
      remark("supposed, but not proved: %d more".formatted(lemmas.size() - MOST_SHOWN));
    }
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + " ...";
  }

  /** The name of a lemma; -1 stands for the goal. */
  String name(int lemma) {
    return lemma < 0 ? targets.said() : "lemma " + (lemma + 1);
  }

  /** The names of the lemmas with these indices. */
  List<String> names(Set<Integer> lemmas) {
    return lemmas.stream().sorted().map(this::name).toList();
  }

  /** Notes the lemmas that the proof of the goal itself needs. */
  void goalRestsOn(List<String> lemmas) {
    supportOfGoal = List.copyOf(lemmas);
  }

  /** The answer to a proof, which counts only if another solver confirms it. */
  ProofResult confirmed(Proof proof, List<ProvedLemma> lemmas) {
    int k = proof.outline().k();
    SecondOpinion confirmation = SecondOpinion.of(proof, inductions);
    inductions.count(proof.size());
    if (confirmation.objection().isPresent()) {
      return unproved(
          k,
          "it is not confirmed%s: %s"
              .formatted(by(confirmation.solver()), confirmation.objection().get()),
          null);
    }
    CertificatePlace place = request.certificate();
    if (place != null) {
      String claim = targets.said() + " holds always in " + program.name();
      Certificate.write(place.directory(), place.reference(), claim, proof);
    }
    String sentence =
        "%s holds in every state that can be reached, by induction over %s"
            .formatted(targets.said(), k == 1 ? "single steps" : "paths of %d steps".formatted(k));
    return new Told(Verdict.PROVED, targets.answered(Answer.PROVED), k)
        .result(lemmas, confirmation.solver(), sentence, null);
  }

  private static String by(String solver) {
    return solver.isEmpty() ? "" : " by " + solver;
  }

  /**
   * The answer to a path of the program that violates the goal; the path is evaluated again before
   * it counts.
   */
  ProofResult violated(InductionResult found) {
    ProgramPath path = ProgramPath.of(program, found.path());
    if (!program.initial().contains(path.states().get(0))) {
      throw new IllegalStateException("the solver's path does not begin where the program does");
    }
    if (targets.invariants().holds(path.end())) {
      throw new ModelMisbehavedException(
          "after %d steps a command gives a variable a value that it cannot have: %s"
              .formatted(found.k(), new ProgramWords(program).state(path.end())));
    }
    String sentence =
        "%s is violated after %d steps: %s"
            .formatted(targets.said(), found.k(), targets.failure(path.end()));
    return new Told(
            Verdict.VIOLATED,
            targets.violated(one -> !one.condition().holds(path.end())),
            found.k())
        .result(List.of(), null, sentence, path.trace());
  }

  /** The answer to an execution that a search of the model has found. */
  ProofResult violated(Counterexample found) {
    int steps = found.trace().steps().size();
    String sentence =
        "%s is violated after %d steps: %s".formatted(found.property(), steps, found.explanation());
    return new Told(
            Verdict.VIOLATED, targets.violated(one -> one.name().equals(found.property())), steps)
        .result(List.of(), null, sentence, found.trace());
  }

  /**
   * The answer to a path of the translated program for which no execution of the protocol was
   * found. It is no violation.
   *
   * @param overtaking whether the program has paths that the protocol does not have
   */
  ProofResult notReplayed(InductionResult found, boolean overtaking) {
    ProgramPath path = ProgramPath.of(program, found.path());
    String reason =
        targets
            .doubt(path.end())
            .map(
                words ->
                    "after %d steps %s, and a proof does not tell what comes then"
                        .formatted(found.k(), words))
            .orElseGet(
                () ->
                    overtaking
                        ? "a queue has so many messages that a proof lets them overtake each other"
                        : "this path of %d steps violates it, but no search came so far"
                            .formatted(found.k()));
    return unproved(found.k(), reason, path.trace());
  }

  String sentence(InductionResult found) {
    String path = "this path of %d steps leads from good states to a bad one".formatted(found.k());
    return switch (found.outcome()) {
      case HOPELESS -> {
        int[] again = ProgramPath.of(program, found.path()).repetition();
        yield "%s, and comes back after step %d to where it was after step %d: no k will do"
            .formatted(path, again[1], again[0]);
      }
      case STUCK -> path + "; that it can be reached is not said";
      default -> "the solver does not know: " + found.reason();
    };
  }

  String aboutLemmas(InductionResult found) {
    return switch (found.outcome()) {
      case VIOLATED -> "a lemma is wrong: it does not hold after %d steps".formatted(found.k());
      case UNKNOWN -> "the solver does not know whether the lemmas hold: " + found.reason();
      default -> "the lemmas could not be proved";
    };
  }

  @Nullable Trace traceOf(InductionResult found) {
    return found.path().isEmpty() ? null : ProgramPath.of(program, found.path()).trace();
  }

  List<ProvedLemma> named(List<String> lemmas) {
    List<ProvedLemma> named = new ArrayList<>();
    for (String lemma : lemmas) {
      named.add(new ProvedLemma(name(named.size()), "given", lemma, List.of()));
    }
    return named;
  }

  ProofResult unproved(int k, String sentence, @Nullable Trace trace) {
    return new Told(Verdict.UNPROVED, targets.answered(Answer.UNPROVED), k)
        .result(List.of(), null, "%s is not proved: %s".formatted(targets.said(), sentence), trace);
  }

  /** An answer that is printed together with its remarks. */
  private final class Told {

    private final Verdict verdict;
    private final List<PropertyAnswer> answers;
    private final int k;

    Told(Verdict verdict, List<PropertyAnswer> answers, int k) {
      this.verdict = verdict;
      this.answers = answers;
      this.k = k;
    }

    ProofResult result(
        List<ProvedLemma> lemmas,
        @Nullable String recheckedBy,
        String sentence,
        @Nullable Trace trace) {
      return new ProofResult(
          verdict,
          targets.names(),
          answers,
          k,
          lemmas,
          lemmas.isEmpty() ? List.of() : supportOfGoal,
          inductions.checks(),
          inductions.solver().toString(),
          recheckedBy,
          inductions.clock().elapsed(),
          sentence,
          remarks,
          trace);
    }
  }
}
