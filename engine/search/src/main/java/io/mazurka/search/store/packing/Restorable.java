package io.mazurka.search.store.packing;

import java.io.DataOutputStream;
import java.io.IOException;

/** A holder of packed states that can be written and read again. */
public interface Restorable {

  /** Writes what it holds. */
  void save(DataOutputStream out) throws IOException;

  /** Takes in what another holder of this kind has written, while it is empty. */
  void restore(RecordInput in) throws IOException;
}
