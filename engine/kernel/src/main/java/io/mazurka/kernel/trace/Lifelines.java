package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lifelines of a sequence diagram in text: the column of each, with its name centred above it.
 */
final class Lifelines {

  /** Leaves room for a short arrow on both sides of a lifeline. */
  private static final int NARROWEST = 5;

  private final List<String> names;
  private final int[] positions;
  private final int width;

  /**
   * Places the lifelines from column {@code left} on, closer together if they need more than {@code
   * most} columns.
   */
  Lifelines(List<String> names, int left, int most) {
    this.names = names;
    this.positions = new int[names.size()];
    int natural = left;
    for (String name : names) {
      natural += room(name);
    }
    int even = names.isEmpty() ? 0 : Math.max(NARROWEST, (most - left) / names.size());
    int start = left;
    for (int index = 0; index < positions.length; index++) {
      int room = natural <= most ? room(names.get(index)) : even;
      positions[index] = start + room / 2;
      start += room;
    }
    this.width = start;
  }

  private static int room(String name) {
    return Math.max(NARROWEST, name.length() + 2);
  }

  int width() {
    return width;
  }

  /** The column of the lifeline of a process, or -1 if it has none. */
  int position(String name) {
    int index = names.indexOf(name);
    return index < 0 ? -1 : positions[index];
  }

  /** The name of the process whose lifeline is in this column. */
  String at(int position) {
    return names.get(Arrays.binarySearch(positions, position));
  }

  /** A row with lifelines and nothing else. */
  char[] row() {
    char[] row = new char[width];
    Arrays.fill(row, ' ');
    for (int position : positions) {
      row[position] = '|';
    }
    return row;
  }

  /** The names above the lifelines, on as many rows as they need. */
  List<char[]> header() {
    List<char[]> rows = new ArrayList<>();
    int longest = 0;
    for (String name : names) {
      longest = Math.max(longest, name.length());
    }
    for (int index = 0; index < positions.length; index++) {
      String name = names.get(index);
      int start = Math.max(0, positions[index] - name.length() / 2);
      char[] row = rowWithRoom(rows, start, start + name.length(), width + longest);
      name.getChars(0, name.length(), row, start);
    }
    return rows;
  }

  /**
   * The first row that is blank from {@code start} to {@code end}, with a blank on both sides; adds
   * a row if there is none.
   */
  private static char[] rowWithRoom(List<char[]> rows, int start, int end, int length) {
    for (char[] row : rows) {
      if (isBlank(row, Math.max(0, start - 1), Math.min(length, end + 1))) {
        return row;
      }
    }
    char[] row = new char[length];
    Arrays.fill(row, ' ');
    rows.add(row);
    return row;
  }

  private static boolean isBlank(char[] row, int from, int to) {
    for (int at = from; at < to; at++) {
      if (row[at] != ' ') {
        return false;
      }
    }
    return true;
  }
}
