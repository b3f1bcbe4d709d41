package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.roles.Received;

/** Translates the numbers of an analysis back into the values they stand for. */
public interface Meaning {

  /** The name of a process. */
  String process(int process);

  /** A local state of a process; of one that has crashed, the state in which it did. */
  Object local(int process, int local);

  /** Whether the process has crashed in a local state. */
  boolean isCrashed(int process, int local);

  /** A message with its sender. */
  Received<?> letter(int letter);

  /** The process to which the letter is sent. */
  int recipient(int letter);
}
