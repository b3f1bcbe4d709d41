package io.mazurka.protocols.local;

import io.mazurka.protocols.Protocol;
import java.util.ServiceLoader;

/**
 * The service that makes the tables of a protocol. This library contains its only implementation.
 */
public interface LocalTablesService {

  /** The tables of a protocol. They may be incomplete; then the analysis in them says why. */
  LocalTables tables(Protocol protocol);

  /** The implementation that the service loader finds. */
  static LocalTablesService installed() {
    return ServiceLoader.load(LocalTablesService.class, LocalTablesService.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no LocalTablesService was found: META-INF/services of mazurka-protocols is"
                        + " missing from the class path"));
  }
}
