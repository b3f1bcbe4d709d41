package io.mazurka.protocols.options;

/** How crash faults are modelled (Bokor 2011, section 3.2). */
public enum CrashModel {
  /** Not at all: a crashed process is one whose messages stay unread. */
  IMPLICIT,
  /** Any process may crash in any step, having sent any subset of that step's messages. */
  EXPLICIT
}
