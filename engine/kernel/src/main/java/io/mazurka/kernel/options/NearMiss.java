package io.mazurka.kernel.options;

import java.util.ArrayList;
import java.util.List;

/** Guesses which name a user meant who mistyped one. */
public final class NearMiss {

  private static final int LONGEST = 100;
  private static final int MOST_SHOWN = 3;

  private NearMiss() {}

  /** The text {@code ; did you mean 'x'?}; empty if no known name is close, or too many are. */
  public static String question(String typed, Iterable<String> known) {
    List<String> close = new ArrayList<>();
    int least = Math.min(3, typed.length() / 3);
    if (least == 0 || typed.length() > LONGEST) {
      return "";
    }
    for (String name : known) {
      if (Math.abs(name.length() - typed.length()) > least) {
        continue;
      }
      int distance = distance(typed, name);
      if (distance < least) {
        close.clear();
        least = distance;
      }
      if (distance <= least) {
        close.add("'" + name + "'");
      }
    }
    return close.isEmpty() || close.size() > MOST_SHOWN
        ? ""
        : "; did you mean " + String.join(" or ", close) + "?";
  }

  /** How many characters must be inserted, deleted or replaced (Levenshtein 1965). */
  private static int distance(String left, String right) {
    int[] row = new int[right.length() + 1];
    for (int column = 0; column < row.length; column++) {
      row[column] = column;
    }
    for (int line = 1; line <= left.length(); line++) {
      int diagonal = row[0];
      row[0] = line;
      for (int column = 1; column < row.length; column++) {
        int replaced = diagonal + (left.charAt(line - 1) == right.charAt(column - 1) ? 0 : 1);
        diagonal = row[column];
        row[column] = Math.min(replaced, 1 + Math.min(row[column], row[column - 1]));
      }
    }
    return row[right.length()];
  }
}
