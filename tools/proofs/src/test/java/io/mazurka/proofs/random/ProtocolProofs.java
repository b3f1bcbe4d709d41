package io.mazurka.proofs.random;

import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.proofs.InductionProver;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.List;

/** Proves the invariants of a random protocol one by one and compares the answers with a search. */
public final class ProtocolProofs implements Experiment<ProtocolPlan> {

  private static final long MOST_STATES = 20_000;

  /** Of so many protocols one is proved with lemmas that are looked for, which takes longer. */
  private final int lemmasOneIn;

  public ProtocolProofs(int lemmasOneIn) {
    this.lemmasOneIn = lemmasOneIn;
  }

  @Override
  public void run(ProtocolPlan plan, Trial trial) {
    Protocol protocol = plan.protocol();
    trial.count("channels " + plan.channels());
    trial.count("steps that send twice", plan.steps().stream().anyMatch(StepPlan::repeats));
    trial.count("bounded channels", plan.capacity() > 0);
    trial.count("steps that take all", plan.steps().stream().anyMatch(StepPlan::sweeps));
    trial.count("steps that may fail", plan.steps().stream().anyMatch(StepPlan::fails));
    trial.count("crashes", plan.faults().occur());
    trial.count("detected crashes", plan.faults().areDetected());
    trial.count("several initial states", plan.initial().size() > 1);
    trial.count("monitors that hear", !plan.heard().isEmpty());
    for (PropertyDefinition property : protocol.properties()) {
      if (property.kind() == Kind.INVARIANT) {
        String searched = searched(protocol, property.name());
        String proved = proved(protocol, property.name(), trial);
        trial.count("%s: check %s, prove %s".formatted(plan.channels(), searched, proved));
        if (property.premise().isPresent()) {
          trial.count("premise: check %s, prove %s".formatted(searched, proved));
        }
        trial.count(
            "crashes: check %s, prove %s".formatted(searched, proved), plan.faults().occur());
        boolean wrong =
            switch (proved) {
              case "proved" -> !searched.equals("holds");
              case "violated" -> !searched.equals("violated");
              case "misbehaves" -> !searched.equals("misbehaves");
              default -> false;
            };
        if (wrong && !searched.equals("unknown")) {
          trial.differ(
              "prove", "check says %s %s, prove %s".formatted(property.name(), searched, proved));
        }
      }
    }
  }

  private static String searched(Protocol protocol, String property) {
    CheckOptions options =
        CheckOptions.unreduced()
            .withProperties(property)
            .withLimits(Limits.none().withStates(MOST_STATES));
    try {
      Verdict verdict = Check.of(protocol).with(options).run().verdict();
      return switch (verdict) {
        case HOLDS -> "holds";
        case VIOLATED -> "violated";
        default -> "unknown";
      };
    } catch (ModelMisbehavedException e) {
      return "misbehaves";
    }
  }

  private String proved(Protocol protocol, String property, Trial trial) {
    boolean lemmas = trial.seed() % lemmasOneIn == 0;
    ProofRequest request =
        ProofRequest.of(protocol)
            .withProperties(List.of(property))
            .withLargestK(4)
            .withLemmas(lemmas ? LemmaSource.found() : LemmaSource.none());
    try {
      ProofResult result = new InductionProver().prove(request, line -> {});
      List<String> names = result.answers().stream().map(PropertyAnswer::name).toList();
      for (PropertyDefinition one : protocol.properties()) {
        if (!names.contains(one.name())) {
          trial.differ("answers", "nothing is said of " + one.name());
        }
      }
      trial.count("equal letters in flight", result.explanation().contains("equal one is in"));
      trial.count("equal letters of one step", result.explanation().contains("twice, and"));
      if (result.explanation().contains("no search came so far")) {
        trial.differ("replay", result.explanation());
      }
      return switch (result.verdict()) {
        case PROVED -> "proved";
        case VIOLATED -> "violated";
        case UNPROVED -> "not proved";
      };
    } catch (ModelMisbehavedException e) {
      return "misbehaves";
    }
  }
}
