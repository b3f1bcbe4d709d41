package io.mazurka.protocols.compiler;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.local.LocalTables;
import io.mazurka.protocols.local.LocalTablesService;

/** The implementation of {@link LocalTablesService} in this library. */
public final class LocalTablesEngine implements LocalTablesService {

  @Override
  public LocalTables tables(Protocol protocol) {
    return ProtocolCompiler.tables(protocol, CheckOptions.unreduced());
  }
}
