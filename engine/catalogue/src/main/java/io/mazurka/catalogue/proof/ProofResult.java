package io.mazurka.catalogue.proof;

import io.mazurka.kernel.trace.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a proof.
 *
 * @param verdict the answer
 * @param properties the names of the invariants
 * @param answers what is said of each property of the model, also of those that were not asked
 * @param k how many states of a path were supposed to be good in the proof; of a violation after
 *     how many steps it is; else the largest number that was tried
 * @param lemmas what was proved on the way and is needed
 * @param supportedBy the names of the lemmas that the invariants need themselves
 * @param checks how many questions solvers were asked
 * @param solver which solver found the proof
 * @param recheckedBy which other solver confirmed it, or null
 * @param seconds how long everything took
 * @param explanation the answer in a sentence
 * @param remarks what a user should know besides
 * @param trace an execution that violates an invariant; or if nothing is proved, a path that keeps
 *     induction from succeeding, which may not be an execution; or null
 */
public record ProofResult(
    Verdict verdict,
    List<String> properties,
    List<PropertyAnswer> answers,
    int k,
    List<ProvedLemma> lemmas,
    List<String> supportedBy,
    long checks,
    String solver,
    @Nullable String recheckedBy,
    double seconds,
    String explanation,
    List<String> remarks,
    @Nullable Trace trace) {

  /** The answers. */
  public enum Verdict {
    /** The invariants hold in every state that can be reached. */
    PROVED,
    /** A real execution violates one. */
    VIOLATED,
    /** Neither is known. */
    UNPROVED
  }

  /** An attempt that did not come to its end. */
  public static ProofResult unproved(String explanation, double seconds) {
    return new ProofResult(
        Verdict.UNPROVED,
        List.of(),
        List.of(),
        0,
        List.of(),
        List.of(),
        0,
        "none",
        null,
        seconds,
        explanation,
        List.of(),
        null);
  }

  public ProofResult {
    properties = List.copyOf(properties);
    answers = List.copyOf(answers);
    lemmas = List.copyOf(lemmas);
    supportedBy = List.copyOf(supportedBy);
    remarks = List.copyOf(remarks);
  }
}
