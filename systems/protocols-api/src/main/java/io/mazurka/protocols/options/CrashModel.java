package io.mazurka.protocols.options;

/** How crash faults are modelled (Bokor 2011, section 3.2). */
public enum CrashModel {
  /** Crashes are not modelled: a crashed process is one that leaves its messages unread. */
  IMPLICIT,
  /** Any process may crash in any step, after sending any subset of the messages of that step. */
  EXPLICIT
}
