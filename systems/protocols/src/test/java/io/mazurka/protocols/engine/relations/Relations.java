package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.compiler.ViewBudget;

/** The kinds of relations that a reduction can work with. */
public enum Relations {
  /** From what steps declare, as if the local analysis had been given up. */
  DECLARED(0.0),
  /** From the local analysis. */
  DERIVED(1.0);

  private final double analysisShare;

  Relations(double analysisShare) {
    this.analysisShare = analysisShare;
  }

  public CompiledModel compile(Protocol protocol, CheckOptions options) {
    return compile(protocol, options, ViewBudget.standard());
  }

  public CompiledModel compile(Protocol protocol, CheckOptions options, ViewBudget views) {
    return ProtocolCompiler.compile(protocol, options, views, analysisShare);
  }
}
