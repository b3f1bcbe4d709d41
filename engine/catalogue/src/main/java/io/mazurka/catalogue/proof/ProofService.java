package io.mazurka.catalogue.proof;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Whoever can prove invariants. */
public interface ProofService {

  /**
   * Tries to prove invariants of a model.
   *
   * @param listener told now and then how far it has come, in a line
   * @throws io.mazurka.kernel.InvalidOptionException if that cannot be tried as asked, or not of
   *     this model
   */
  ProofResult prove(ProofRequest request, Consumer<String> listener);

  /** The one that is on the class path, if any. */
  static Optional<ProofService> find() {
    return ServiceLoader.load(ProofService.class, ProofService.class.getClassLoader()).findFirst();
  }
}
