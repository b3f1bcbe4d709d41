package io.mazurka.catalogue.proof;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Whoever can check again a proof that was written to a directory. */
public interface CertificateService {

  /**
   * Asks a solver every question of a proof again, after these have been compared with what the
   * model asks for that the proof names.
   *
   * @param solver which one: one that comes with the service, or a program; null for any other
   *     program that is installed, or else the one that always runs
   * @param seconds how long all of it may take
   * @throws io.mazurka.kernel.InvalidOptionException if there is no such solver, or no proof
   * @throws io.mazurka.kernel.InvalidModelException if the proof is not whole
   */
  Recheck recheck(Path directory, @Nullable String solver, double seconds);

  /** The one that is on the class path, if any. */
  static Optional<CertificateService> find() {
    return ServiceLoader.load(CertificateService.class, CertificateService.class.getClassLoader())
        .findFirst();
  }
}
