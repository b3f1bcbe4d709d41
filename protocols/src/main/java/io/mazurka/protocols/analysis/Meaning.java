package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Received;

/** The values that the numbers in an analysis stand for. */
public interface Meaning {

  /** The name of a process. */
  String process(int process);

  /** A local state of a process. */
  Object local(int process, int local);

  /** A message with its sender. */
  Received<?> letter(int letter);

  /** The process that the letter is for. */
  int recipient(int letter);
}
