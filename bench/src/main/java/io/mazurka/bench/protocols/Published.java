package io.mazurka.bench.protocols;

import java.util.Arrays;
import java.util.List;

/** Numbers of states in a line of a table of Bokor's thesis (2011), as printed there. */
record Published(List<String> states) {

  /** An instance, and what was published for it. */
  record PublishedInstance(ProtocolInstance instance, Published published) {}

  static Published of(String... states) {
    return new Published(List.of(states));
  }

  /** A line for an instance that is not in the thesis. */
  static Published nothing(int columns) {
    String[] dashes = new String[columns];
    Arrays.fill(dashes, "–");
    return of(dashes);
  }

  /**
   * The percentage of states that the search of one column saves, compared with the first column.
   */
  String saved(int column) {
    String before = states.get(0);
    String after = states.get(column);
    if (before.equals("–") || after.startsWith(">")) {
      return "–";
    }
    return TimedSearch.saved(number(before), number(after), before.startsWith(">"));
  }

  private static long number(String printed) {
    return Long.parseLong(printed.replaceAll("[^0-9]", ""));
  }
}
