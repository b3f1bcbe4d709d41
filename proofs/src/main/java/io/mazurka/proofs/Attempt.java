package io.mazurka.proofs;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.check.Counterexample;
import io.mazurka.kernel.proof.ProofRequest;
import io.mazurka.kernel.proof.ProofResult;
import io.mazurka.kernel.proof.ProvedLemma;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.encoding.EncodingAudit;
import io.mazurka.proofs.encoding.Ranges;
import io.mazurka.proofs.encoding.StepAudit;
import io.mazurka.proofs.induction.Claim;
import io.mazurka.proofs.induction.InductionResult;
import io.mazurka.proofs.induction.InductionResult.Outcome;
import io.mazurka.proofs.lemmas.FoundLemma;
import io.mazurka.proofs.lemmas.FoundLemmas;
import io.mazurka.proofs.lemmas.LemmaClass;
import io.mazurka.proofs.lemmas.LemmaSearch;
import io.mazurka.proofs.solver.NumberTooLargeException;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverFailedException;
import io.mazurka.proofs.solver.SolverSession;
import io.mazurka.proofs.strengthening.GuardAssertions;
import io.mazurka.proofs.strengthening.StrengthenedProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One attempt at a proof: what is asked in which order, and what the answers mean. */
final class Attempt {

  /** What is tried before lemmas are looked for. */
  private static final int FIRST_K = 3;

  private final ProofRequest request;
  private final ProofSubject subject;
  private final Program program;
  private final ProofTargets targets;
  private final Encoding encoding;
  private final Inductions inductions;
  private final ProofAnswers answers;

  Attempt(ProofRequest request, ProofSubject subject, Inductions inductions, List<String> remarks) {
    this.request = request;
    this.subject = subject;
    GuardedModel model = subject.model();
    this.program = model.program();
    this.targets = ProofTargets.of(request.model(), subject, request.properties());
    this.encoding = new Encoding(program);
    this.inductions = inductions;
    this.answers = new ProofAnswers(request, program, targets, inductions);
    remarks.forEach(answers::remark);
  }

  ProofResult run() {
    try {
      return attempted();
    } catch (SolverFailedException | NumberTooLargeException e) {
      return answers.unproved(0, String.valueOf(e.getMessage()), null);
    }
  }

  private ProofResult attempted() {
    BooleanExpression goal = goal();
    List<BooleanExpression> given = request.lemmas().given().stream().map(this::parse).toList();
    Optional<String> difference = differenceOfEncoding(goal, given);
    if (difference.isPresent()) {
      return answers.unproved(0, difference.get(), null);
    }
    int lemmaK = 0;
    if (!given.isEmpty()) {
      InductionResult together = induction(Claim.of(new All(given)), request.largestK());
      if (together.outcome() != Outcome.PROVED) {
        return answers.unproved(
            together.k(), answers.aboutLemmas(together), answers.traceOf(together));
      }
      lemmaK = together.k();
    }
    boolean find = request.lemmas().find();
    Claim claim = new Claim(goal, given);
    InductionResult result =
        induction(claim, find ? Math.min(FIRST_K, request.largestK()) : request.largestK());
    if (result.outcome() == Outcome.PROVED) {
      return proved(claim, lemmaK, result);
    }
    if (result.outcome() == Outcome.VIOLATED && !subject.translated()) {
      return answers.violated(result);
    }
    SearchedProgram search = searched();
    Optional<Counterexample> execution = search.execution();
    if (execution.isPresent()) {
      return answers.violated(execution.get());
    }
    if (result.outcome() == Outcome.VIOLATED) {
      answers.remark(search.remark());
      return answers.notReplayed(result, subject.overtaking());
    }
    if (request.strengthen()) {
      Optional<ProofResult> found = strengthened(goal);
      if (found.isPresent()) {
        return found.get();
      }
    }
    if (find) {
      Optional<ProofResult> found = withFoundLemmas(goal);
      if (found.isPresent()) {
        return found.get();
      }
      InductionResult again = induction(claim, request.largestK());
      result = again.path().isEmpty() && again.outcome() == Outcome.UNKNOWN ? result : again;
      if (result.outcome() == Outcome.PROVED) {
        return proved(claim, lemmaK, result);
      }
      if (result.outcome() == Outcome.VIOLATED) {
        answers.remark(search.remark());
        return subject.translated()
            ? answers.notReplayed(result, subject.overtaking())
            : answers.violated(result);
      }
    }
    answers.remark(search.remark());
    if (inductions.clock().isOver()) {
      answers.remark("the time was over, or somebody asked to stop");
    }
    return answers.unproved(result.k(), answers.sentence(result), answers.traceOf(result));
  }

  private ProofResult proved(Claim claim, int lemmaK, InductionResult result) {
    Proof proof =
        Proof.of(encoding, claim.goal(), claim.lemmas(), lemmaK, request.paths(), result.k());
    return answers.confirmed(proof, result.k(), answers.named(claim.lemmas()));
  }

  /** A proof of the program with stronger guards, if some are found that change nothing. */
  private Optional<ProofResult> strengthened(BooleanExpression goal) {
    StrengthenedProgram stronger;
    try (SolverSession session = inductions.session()) {
      stronger = StrengthenedProgram.of(program, GuardAssertions.of(program, session));
      inductions.count(session.checks());
    }
    if (stronger.additions().isEmpty()) {
      return Optional.empty();
    }
    Encoding other = new Encoding(stronger.program());
    InductionResult same =
        inductions.run(other, Claim.of(stronger.soundness()), request.largestK());
    InductionResult result =
        same.outcome() == Outcome.PROVED
            ? inductions.run(other, Claim.of(goal), request.largestK())
            : same;
    if (result.outcome() != Outcome.PROVED) {
      return Optional.empty();
    }
    stronger.additions().forEach(one -> answers.remark("strengthened guard of " + one));
    Proof proof =
        Proof.of(other, goal, List.of(), 0, request.paths(), result.k())
            .and("strengthening", other, Claim.of(stronger.soundness()), request.paths(), same.k());
    return Optional.of(answers.confirmed(proof, result.k(), List.of()));
  }

  /** A proof by lemmas that are kept by single steps together with the goal, if some are found. */
  private Optional<ProofResult> withFoundLemmas(BooleanExpression goal) {
    inductions.say("looking for lemmas");
    LemmaSearch search =
        new LemmaSearch(
            encoding,
            subject.exchange(),
            inductions::session,
            inductions.clock()::isOver,
            line -> {});
    FoundLemmas found = search.lemmas(goal);
    inductions.count(search.checks());
    if (found == null) {
      search
          .supposed()
          .forEach(one -> answers.remark("supposed, but not proved: " + subject.said(one)));
      return Optional.empty();
    }
    List<BooleanExpression> together = new ArrayList<>(List.of(goal));
    List<ProvedLemma> named = new ArrayList<>();
    for (FoundLemma lemma : found.all()) {
      together.addAll(lemma.images());
      named.add(
          new ProvedLemma(
              answers.name(named.size()),
              LemmaClass.of(lemma.condition(), program).toString(),
              subject.said(lemma.condition()),
              answers.names(lemma.supportedBy())));
    }
    answers.goalRestsOn(answers.names(found.supportOfGoal()));
    return Optional.of(answers.confirmed(Proof.ofSteps(encoding, together), 1, named));
  }

  /** The invariants, and that values stay in their ranges unless that is plain. */
  private BooleanExpression goal() {
    BooleanExpression ranges = Ranges.kept(program);
    try (SolverSession session = inductions.session()) {
      session.run(encoding.declared(0));
      String left = "(not " + encoding.holds(ranges, 0) + ")";
      boolean plain = session.check(left) == Satisfiability.UNSATISFIABLE;
      inductions.count(session.checks());
      return plain ? targets.condition() : targets.condition().and(ranges);
    }
  }

  private Optional<String> differenceOfEncoding(
      BooleanExpression goal, List<BooleanExpression> lemmas) {
    List<BooleanExpression> conditions = new ArrayList<>(lemmas);
    conditions.add(goal);
    try (SolverSession session = inductions.session()) {
      Optional<String> difference = EncodingAudit.of(program).difference(conditions, session);
      inductions.count(session.checks());
      return difference.or(this::differenceOfSteps);
    }
  }

  private Optional<String> differenceOfSteps() {
    try (SolverSession session = inductions.session()) {
      Optional<String> difference = new StepAudit(encoding).difference(session);
      inductions.count(session.checks());
      return difference;
    }
  }

  private BooleanExpression parse(String lemma) {
    try {
      return ExpressionParser.condition(lemma, program.names());
    } catch (SyntaxException e) {
      throw new InvalidOptionException("lemma '%s': %s".formatted(lemma, e.getMessage()));
    }
  }

  private InductionResult induction(Claim claim, int largest) {
    return inductions.run(encoding, claim, largest);
  }

  /** Nothing is proved yet: a search of the same program may know more. */
  private SearchedProgram searched() {
    inductions.say("searching for an execution that violates %s".formatted(targets.said()));
    return SearchedProgram.of(request.model(), targets.names(), inductions.clock().left());
  }
}
