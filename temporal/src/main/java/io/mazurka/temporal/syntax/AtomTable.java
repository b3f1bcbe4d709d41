package io.mazurka.temporal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Numbers atoms in the order in which a formula names them, and keeps what they stand for.
 *
 * @param <A> what an atom stands for; what is equal has one number
 */
public final class AtomTable<A> implements Atoms {

  private final Function<String, A> meaning;
  private final List<A> meanings = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  /**
   * @param meaning what the text of an atom stands for; it may throw an {@link
   *     UnknownAtomException}
   */
  public AtomTable(Function<String, A> meaning) {
    this.meaning = meaning;
  }

  /** The name that is written, without quotes around it. */
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

  /** What the atoms stand for, by number. */
  public List<A> meanings() {
    return List.copyOf(meanings);
  }

  /** How each atom is written first, by number. */
  public List<String> texts() {
    return List.copyOf(texts);
  }
}
