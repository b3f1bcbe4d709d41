package io.mazurka.proofs;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Program;
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
import io.mazurka.search.check.Counterexample;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One attempt at a proof: the order in which questions are asked, and what the answers mean. */
final class Attempt {

  /** The largest k that is tried before lemmas are searched for. */
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
    boolean plain = areRangesPlain();
    BooleanExpression goal =
        plain ? targets.condition() : targets.condition().and(Ranges.kept(program));
    ProofOutline outline =
        new ProofOutline(targets.names(), request.paths(), 1, List.of(), 0, !plain, Map.of(), 0);
    List<String> texts = request.lemmas().given();
    List<BooleanExpression> given =
        texts.stream().flatMap(one -> subject.readLemma(one).stream()).toList();
    Optional<String> difference = differenceOfEncoding(goal, given);
    if (difference.isPresent()) {
      return answers.unproved(0, difference.get(), null);
    }
    if (!given.isEmpty() && areKeptTogether(goal, given)) {
      return proved(outline.withLemmas(texts, 0), answers.named(texts));
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
    outline = outline.withLemmas(texts, lemmaK);
    boolean find = request.lemmas().find();
    Claim claim = new Claim(goal, given);
    InductionResult result =
        induction(claim, find ? Math.min(FIRST_K, request.largestK()) : request.largestK());
    if (result.outcome() == Outcome.PROVED) {
      return proved(outline.withK(result.k()), answers.named(texts));
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
      Optional<ProofResult> found = strengthened(goal, outline.withLemmas(List.of(), 0));
      if (found.isPresent()) {
        return found.get();
      }
    }
    if (find) {
      Optional<ProofResult> found = withFoundLemmas(goal, outline);
      if (found.isPresent()) {
        return found.get();
      }
      InductionResult again = induction(claim, request.largestK());
      result = again.path().isEmpty() && again.outcome() == Outcome.UNKNOWN ? result : again;
      if (result.outcome() == Outcome.PROVED) {
        return proved(outline.withK(result.k()), answers.named(texts));
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

  private ProofResult proved(ProofOutline outline, List<ProvedLemma> lemmas) {
    return answers.confirmed(Proof.of(outline, subject, targets.condition()), lemmas);
  }

  /**
   * Whether single steps preserve the lemmas and the goal together, as in a proof that was found.
   */
  private boolean areKeptTogether(BooleanExpression goal, List<BooleanExpression> lemmas) {
    List<BooleanExpression> together = new ArrayList<>(List.of(goal));
    together.addAll(lemmas);
    LemmaSearch search = search();
    boolean kept = search.areInductive(together);
    inductions.count(search.checks());
    return kept;
  }

  private LemmaSearch search() {
    return new LemmaSearch(
        encoding, subject.exchange(), inductions::session, inductions.clock()::isOver, line -> {});
  }

  /**
   * A proof for the program with stronger guards, if guards are found that do not change its
   * behaviour.
   */
  private Optional<ProofResult> strengthened(BooleanExpression goal, ProofOutline outline) {
    Map<Integer, BooleanExpression> assertions;
    try (SolverSession session = inductions.session()) {
      assertions = GuardAssertions.of(program, session);
      inductions.count(session.checks());
    }
    StrengthenedProgram stronger = StrengthenedProgram.of(program, assertions);
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
    Map<Integer, String> added = new LinkedHashMap<>();
    assertions.forEach((command, one) -> added.put(command, subject.said(one)));
    return Optional.of(proved(outline.withK(result.k()).withGuards(added, same.k()), List.of()));
  }

  /**
   * A proof by lemmas that single steps preserve together with the goal, if such lemmas are found.
   */
  private Optional<ProofResult> withFoundLemmas(BooleanExpression goal, ProofOutline outline) {
    inductions.say("looking for lemmas");
    LemmaSearch search = search();
    FoundLemmas found = search.lemmas(goal);
    inductions.count(search.checks());
    if (found == null) {
      answers.supposed(search.supposed().stream().map(subject::said).toList());
      return Optional.empty();
    }
    List<ProvedLemma> named = new ArrayList<>();
    for (FoundLemma lemma : found.all()) {
      named.add(
          new ProvedLemma(
              answers.name(named.size()),
              LemmaClass.of(lemma.condition(), program).toString(),
              subject.saidLemma(lemma),
              answers.names(lemma.supportedBy())));
    }
    answers.goalRestsOn(answers.names(found.supportOfGoal()));
    List<String> texts = named.stream().map(ProvedLemma::formula).toList();
    return Optional.of(proved(outline.withLemmas(texts, 0), named));
  }

  /** Whether values stay in their ranges from every state, reachable or not. */
  private boolean areRangesPlain() {
    try (SolverSession session = inductions.session()) {
      session.run(encoding.declared(0));
      String left = "(not " + encoding.holds(Ranges.kept(program), 0) + ")";
      boolean plain = session.check(left) == Satisfiability.UNSATISFIABLE;
      inductions.count(session.checks());
      return plain;
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

  private InductionResult induction(Claim claim, int largest) {
    return inductions.run(encoding, claim, largest);
  }

  /** The result of a search of the same program, which may know more while nothing is proved. */
  private SearchedProgram searched() {
    inductions.say("searching for an execution that violates %s".formatted(targets.said()));
    return SearchedProgram.of(request.model(), targets.names(), inductions.clock().left());
  }
}
