package io.mazurka.protocols;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The service that compiles a declared protocol into a transition system. This library contains its
 * only implementation.
 */
public interface ProtocolEngine {

  /** Compiles a protocol for a check with these options. */
  CompiledModel compile(Protocol protocol, CheckOptions options);

  /**
   * The local graph of each process: the steps that it can take on its own, whatever messages wait
   * for it.
   */
  List<DrawnGraph> localGraphs(Protocol protocol, CheckOptions options);

  /** The implementation that the service loader finds. */
  static ProtocolEngine installed() {
    return ServiceLoader.load(ProtocolEngine.class, ProtocolEngine.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no ProtocolEngine was found: META-INF/services of mazurka-protocols is missing"
                        + " from the class path; a jar that combines others must merge them"));
  }
}
