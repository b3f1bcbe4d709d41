package io.mazurka.protocols;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The service that compiles a declared protocol into a transition system; this library provides
 * one.
 */
public interface ProtocolEngine {

  CompiledModel compile(Protocol protocol, CheckOptions options);

  /** What each process can do on its own, whatever messages may wait for it. */
  List<DrawnGraph> localGraphs(Protocol protocol, CheckOptions options);

  /** The engine beside these declarations. */
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
