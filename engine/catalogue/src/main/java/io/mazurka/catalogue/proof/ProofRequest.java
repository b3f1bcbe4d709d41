package io.mazurka.catalogue.proof;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.model.Checkable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What should be proved, and how.
 *
 * @param model the system
 * @param properties the names of the invariants; none means all of the model's
 * @param largestK how many states of a path may be supposed to be good, at most
 * @param paths which paths are looked at
 * @param lemmas where lemmas come from
 * @param strengthen whether guards may be strengthened where that changes nothing
 * @param solver which solver looks for the proof, as the command line calls it; null for the best
 *     that runs here
 * @param seconds how long it may take
 * @param certificate where a proof is written, or null
 * @param stop whether a user has asked to stop
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
    BooleanSupplier stop) {

  /**
   * Where a proof is written, and what it calls the model.
   *
   * @param reference finds the model again when the proof is checked again
   */
  public record CertificatePlace(Path directory, ModelReference reference) {}

  public ProofRequest {
    properties = List.copyOf(properties);
  }

  /** Everything as usual. */
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
        () -> false);
  }

  public ProofRequest withProperties(List<String> names) {
    return new ProofRequest(
        model, names, largestK, paths, lemmas, strengthen, solver, seconds, certificate, stop);
  }

  public ProofRequest withLargestK(int k) {
    return new ProofRequest(
        model, properties, k, paths, lemmas, strengthen, solver, seconds, certificate, stop);
  }

  public ProofRequest along(PathKind kind) {
    return new ProofRequest(
        model, properties, largestK, kind, lemmas, strengthen, solver, seconds, certificate, stop);
  }

  public ProofRequest withLemmas(LemmaSource source) {
    return new ProofRequest(
        model, properties, largestK, paths, source, strengthen, solver, seconds, certificate, stop);
  }

  public ProofRequest strengthening(boolean wanted) {
    return new ProofRequest(
        model, properties, largestK, paths, lemmas, wanted, solver, seconds, certificate, stop);
  }

  public ProofRequest withSolver(@Nullable String name) {
    return new ProofRequest(
        model, properties, largestK, paths, lemmas, strengthen, name, seconds, certificate, stop);
  }

  public ProofRequest withSeconds(double most) {
    return new ProofRequest(
        model, properties, largestK, paths, lemmas, strengthen, solver, most, certificate, stop);
  }

  public ProofRequest withCertificate(@Nullable CertificatePlace place) {
    return new ProofRequest(
        model, properties, largestK, paths, lemmas, strengthen, solver, seconds, place, stop);
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
        asked);
  }
}
