package io.mazurka.catalogue.proof;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Checks a proof again that was written to a directory. */
public interface CertificateService {

  /**
   * Compares the questions of a proof with those that the model named in the proof requires, and
   * asks a solver every question again.
   *
   * @param solver the name of a solver that comes with the service, or of a program; null for
   *     another program that is installed, or else for the solver that always runs
   * @param seconds how long everything may take
   * @throws io.mazurka.kernel.InvalidOptionException if there is no such solver, or no proof
   * @throws io.mazurka.kernel.InvalidModelException if the proof is not complete
   */
  Recheck recheck(Path directory, @Nullable String solver, double seconds);

  /** The service on the class path, if there is one. */
  static Optional<CertificateService> find() {
    return ServiceLoader.load(CertificateService.class, CertificateService.class.getClassLoader())
        .findFirst();
  }
}
