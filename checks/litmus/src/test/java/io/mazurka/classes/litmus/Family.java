package io.mazurka.classes.litmus;

import java.util.List;

/** Litmus programs that belong together; they are numbered by their place in the list. */
public abstract class Family {

  /** The programs, the same whenever it is called. */
  public abstract List<Litmus<?>> programs();

  /**
   * What one of them does; what it allows may be left out. Every execution that is explored asks
   * for it anew, in rewritten code.
   */
  protected Litmus<?> program(int number) {
    return programs().get(number);
  }

  /** Runs one of them, as the main thread of an execution that is explored. */
  void explore(int number) {
    Seen.note(key(number), program(number).run());
  }

  /** Under which name the outcomes of a program are kept. */
  String key(int number) {
    return getClass().getName() + " " + number;
  }
}
