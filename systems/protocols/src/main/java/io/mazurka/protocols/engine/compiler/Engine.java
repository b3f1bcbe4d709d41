package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolEngine;
import java.util.List;

/** The implementation of {@link ProtocolEngine} in this library. */
public final class Engine implements ProtocolEngine {

  @Override
  public CompiledModel compile(Protocol protocol, CheckOptions options) {
    return ProtocolCompiler.compile(protocol, options);
  }

  @Override
  public List<DrawnGraph> localGraphs(Protocol protocol, CheckOptions options) {
    return ProtocolCompiler.localGraphs(protocol, options);
  }
}
