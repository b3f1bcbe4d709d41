package io.mazurka.temporal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Numbers atoms in the order of their first use in a formula, and keeps their meanings.
 *
 * @param <A> the type of meanings; atoms with equal meanings have the same number
 */
public final class AtomTable<A> implements Atoms {

  private final Function<String, A> meaning;
  private final List<A> meanings = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  /**
   * @param meaning maps the text of an atom to its meaning; it may throw an {@link
   *     UnknownAtomException}
   */
  public AtomTable(Function<String, A> meaning) {
    this.meaning = meaning;
  }

  /** The name in the text of an atom, without quotes. */
  public static String name(String text) {
    return FormulaScanner.isQuoted(text) ? text.substring(1, text.length() - 1) : text;
  }

  @Override
  public int number(String text) {
    A atom = meaning.apply(text);
    int known = meanings.indexOf(atom);
    if (known >= 0) {
      return known;
    }
    meanings.add(atom);
    texts.add(text);
    return meanings.size() - 1;
  }

  /** The meanings of the atoms, by number. */
  public List<A> meanings() {
    return List.copyOf(meanings);
  }

  /** The first text of each atom, by number. */
  public List<String> texts() {
    return List.copyOf(texts);
  }
}
