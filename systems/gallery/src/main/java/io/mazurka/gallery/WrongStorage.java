package io.mazurka.gallery;

import io.mazurka.protocols.roles.ProcessId;

/**
 * The register with a property that it does not have: a read that <em>returns</em> after the write
 * is complete has seen the written value. A read that began earlier may have asked before the write
 * arrived.
 */
public final class WrongStorage extends Storage {

  @Override
  public String name() {
    return "wrong-storage";
  }

  @Override
  public String summary() {
    return "the register with too strong a property; a read that overlaps the write can miss it";
  }

  @Override
  boolean mustSeeTheWrite(History seen, ProcessId reader) {
    return seen.written();
  }
}
