package io.mazurka.catalogue.proof;

import io.mazurka.kernel.trace.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of an attempt at a proof.
 *
 * @param verdict the answer
 * @param properties the names of the invariants
 * @param answers the answer for each property of the model, including those that were not asked
 * @param k the <em>k</em> of the <em>k</em>-induction that succeeded; for a violation, the number
 *     of steps to it; otherwise the largest <em>k</em> that was tried
 * @param lemmas the proved lemmas that the proof needs
 * @param supportedBy the names of the lemmas that the invariants need directly
 * @param checks how many questions solvers were asked
 * @param solver the solver that found the proof
 * @param recheckedBy another solver that confirmed the proof, or null
 * @param seconds how long everything took
 * @param explanation the answer in a sentence
 * @param remarks further remarks for the user
 * @param trace an execution that violates an invariant; or, if nothing is proved, a path on which
 *     the induction fails, which need not be an execution; or null
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
    /** A real execution violates an invariant. */
    VIOLATED,
    /** The invariants are neither proved nor violated. */
    UNPROVED
  }

  /** The result of an attempt that was broken off. */
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
