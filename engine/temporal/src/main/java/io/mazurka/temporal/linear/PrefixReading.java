package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import java.util.BitSet;

/**
 * Reads a word letter by letter, to the first place where no continuation satisfies a formula any
 * more: there the word is a bad prefix (Alpern and Schneider 1985; Kupferman and Vardi 2001). All
 * runs of the automaton of the formula are followed at once. The translation keeps only states from
 * which some word is accepted, so a prefix is bad if no run is left.
 */
public final class PrefixReading {

  private final Automaton automaton;
  private BitSet states = new BitSet();
  private BitSet next = new BitSet();

  /**
   * A reading of words of this formula.
   *
   * @throws io.mazurka.temporal.automaton.FormulaTooLargeException if its automaton would be too
   *     large
   */
  public PrefixReading(LinearFormula formula) {
    this.automaton = Translation.of(formula);
  }

  /** Whether some part of these letters, from the first one on, is a bad prefix of the formula. */
  public static boolean refutes(LinearFormula formula, long[] letters) {
    PrefixReading reading = new PrefixReading(formula);
    reading.begin();
    for (long letter : letters) {
      if (!reading.read(letter)) {
        return true;
      }
    }
    return false;
  }

  /** Begins a word. */
  public void begin() {
    states.clear();
    states.set(automaton.initial());
  }

  /** Reads the atoms that hold next; returns whether some continuation satisfies the formula. */
  public boolean read(long letter) {
    next.clear();
    for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
      for (int edge = automaton.firstEdge(state); edge < automaton.firstEdge(state + 1); edge++) {
        if (automaton.reads(edge, letter)) {
          next.set(automaton.target(edge));
        }
      }
    }
    BitSet read = states;
    states = next;
    next = read;
    return !states.isEmpty();
  }
}
