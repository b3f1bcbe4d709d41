package io.mazurka.catalogue.proof;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Proves invariants. */
public interface ProofService {

  /**
   * Tries to prove invariants of a model.
   *
   * @param listener receives a line about the progress now and then
   * @throws io.mazurka.kernel.InvalidOptionException if the options or the model do not allow a
   *     proof
   */
  ProofResult prove(ProofRequest request, Consumer<String> listener);

  /** The service on the class path, if there is one. */
  static Optional<ProofService> find() {
    return ServiceLoader.load(ProofService.class, ProofService.class.getClassLoader()).findFirst();
  }
}
