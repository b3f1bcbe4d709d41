package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.roles.Received;

/** Translates the numbers of an analysis back into the values they stand for. */
public interface Meaning {

  /** The name of a process. */
  String process(int process);

  /** A local state of a process. */
  Object local(int process, int local);

  /** A message with its sender. */
  Received<?> letter(int letter);

  /** The process to which the letter is sent. */
  int recipient(int letter);
}
