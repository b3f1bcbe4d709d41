package io.mazurka.proofs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.engine.ProgramWords;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.proof.ProofRequest;
import io.mazurka.kernel.proof.ProofResult;
import io.mazurka.kernel.proof.ProofResult.Verdict;
import io.mazurka.kernel.proof.ProvedLemma;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.proofs.induction.InductionResult;
import io.mazurka.proofs.induction.ProgramPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an attempt at a proof answers, in words; a proof has to be confirmed first. */
final class ProofAnswers {

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

  /** Adds what a user should know besides. */
  void remark(String remark) {
    remarks.add(remark);
  }

  /** What a lemma is called; -1 is the goal. */
  String name(int lemma) {
    return lemma < 0 ? targets.said() : "lemma " + (lemma + 1);
  }

  /** What lemmas at these positions are called. */
  List<String> names(Set<Integer> lemmas) {
    return lemmas.stream().sorted().map(this::name).toList();
  }

  /** Says which lemmas the goal needs itself. */
  void goalRestsOn(List<String> lemmas) {
    supportOfGoal = List.copyOf(lemmas);
  }

  /** A proof counts when another solver confirms it. */
  ProofResult confirmed(Proof proof, int k, List<ProvedLemma> lemmas) {
    SecondOpinion confirmation = SecondOpinion.of(proof, inductions);
    inductions.count(proof.size());
    if (confirmation.objection().isPresent()) {
      return unproved(
          k,
          "it is not confirmed%s: %s"
              .formatted(by(confirmation.solver()), confirmation.objection().get()),
          null);
    }
    Path certificate = request.certificate();
    if (certificate != null) {
      proof.write(certificate, targets.said() + " holds always in " + program.name());
    }
    String sentence =
        "%s holds in every state that can be reached, by induction over %s"
            .formatted(targets.said(), k == 1 ? "single steps" : "paths of %d steps".formatted(k));
    return result(Verdict.PROVED, k, lemmas, confirmation.solver(), sentence, null);
  }

  private static String by(String solver) {
    return solver.isEmpty() ? "" : " by " + solver;
  }

  ProofResult violated(InductionResult found) {
    ProgramPath path = ProgramPath.of(program, found.path());
    if (targets.condition().holds(path.end())) {
      throw new ModelMisbehavedException(
          "after %d steps a command gives a variable a value that it cannot have: %s"
              .formatted(found.k(), new ProgramWords(program).state(path.end())));
    }
    String sentence =
        "%s is violated after %d steps: %s"
            .formatted(targets.said(), found.k(), targets.failure(path.end()));
    return result(Verdict.VIOLATED, found.k(), List.of(), null, sentence, path.trace());
  }

  ProofResult violated(Trace execution, String explanation) {
    int steps = execution.steps().size();
    String sentence = "%s is violated after %d steps: %s";
    return result(
        Verdict.VIOLATED,
        steps,
        List.of(),
        null,
        sentence.formatted(targets.said(), steps, explanation),
        execution);
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

  List<ProvedLemma> named(List<BooleanExpression> lemmas) {
    List<ProvedLemma> named = new ArrayList<>();
    for (BooleanExpression lemma : lemmas) {
      named.add(new ProvedLemma(name(named.size()), "given", lemma.toString(), List.of()));
    }
    return named;
  }

  ProofResult unproved(int k, String sentence, @Nullable Trace trace) {
    return result(
        Verdict.UNPROVED,
        k,
        List.of(),
        null,
        "%s is not proved: %s".formatted(targets.said(), sentence),
        trace);
  }

  private ProofResult result(
      Verdict verdict,
      int k,
      List<ProvedLemma> lemmas,
      @Nullable String recheckedBy,
      String sentence,
      @Nullable Trace trace) {
    return new ProofResult(
        verdict,
        targets.names(),
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
