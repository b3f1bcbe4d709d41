package io.mazurka.catalogue.proof;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.model.Checkable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What to prove, and how.
 *
 * @param model the system
 * @param properties the names of the invariants; an empty list means all invariants of the model
 * @param largestK the largest <em>k</em> of the <em>k</em>-induction: how many states of a path are
 *     assumed to satisfy the invariants
 * @param paths which paths are looked at
 * @param lemmas where lemmas come from
 * @param strengthen whether guards may be strengthened where that changes no behaviour
 * @param solver the name of the solver on the command line; null for the best that runs here
 * @param seconds the time limit
 * @param certificate where the proof is written, or null
 * @param stop whether a user has asked to stop
 * @param relations whether to report which transitions of a protocol depend on each other
 */
public record ProofRequest(
    Checkable model,
    List<String> properties,
    int largestK,
    PathKind paths,
    LemmaSource lemmas,
    boolean strengthen,
    @Nullable String solver,
    double seconds,
    @Nullable CertificatePlace certificate,
    BooleanSupplier stop,
    boolean relations) {

  /**
   * Where a proof is written, and the reference to the model in it.
   *
   * @param reference finds the model when the proof is checked again
   */
  public record CertificatePlace(Path directory, ModelReference reference) {}

  public ProofRequest {
    properties = List.copyOf(properties);
  }

  /** A request with the default settings. */
  public static ProofRequest of(Checkable model) {
    return new ProofRequest(
        model,
        List.of(),
        10,
        PathKind.PLAIN,
        LemmaSource.found(),
        true,
        null,
        Double.POSITIVE_INFINITY,
        null,
        () -> false,
        false);
  }

  public ProofRequest withProperties(List<String> names) {
    return new ProofRequest(
        model,
        names,
        largestK,
        paths,
        lemmas,
        strengthen,
        solver,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest withLargestK(int k) {
    return new ProofRequest(
        model,
        properties,
        k,
        paths,
        lemmas,
        strengthen,
        solver,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest along(PathKind kind) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        kind,
        lemmas,
        strengthen,
        solver,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest withLemmas(LemmaSource source) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        source,
        strengthen,
        solver,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest strengthening(boolean wanted) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        wanted,
        solver,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest withSolver(@Nullable String name) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        strengthen,
        name,
        seconds,
        certificate,
        stop,
        relations);
  }

  public ProofRequest withSeconds(double most) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        strengthen,
        solver,
        most,
        certificate,
        stop,
        relations);
  }

  public ProofRequest withCertificate(@Nullable CertificatePlace place) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        strengthen,
        solver,
        seconds,
        place,
        stop,
        relations);
  }

  public ProofRequest reportingRelations(boolean wanted) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        strengthen,
        solver,
        seconds,
        certificate,
        stop,
        wanted);
  }

  public ProofRequest stoppedBy(BooleanSupplier asked) {
    return new ProofRequest(
        model,
        properties,
        largestK,
        paths,
        lemmas,
        strengthen,
        solver,
        seconds,
        certificate,
        asked,
        relations);
  }
}
