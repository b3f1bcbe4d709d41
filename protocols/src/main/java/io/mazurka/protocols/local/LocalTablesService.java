package io.mazurka.protocols.local;

import io.mazurka.protocols.Protocol;
import java.util.ServiceLoader;

/** Whoever makes tables of protocols; this library provides it. */
public interface LocalTablesService {

  /** The tables of a protocol; they may be incomplete, and the analysis in them says why. */
  LocalTables tables(Protocol protocol);

  /** The service beside these declarations. */
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
