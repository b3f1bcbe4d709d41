package io.mazurka.kernel.trace;

import io.mazurka.kernel.value.ValueText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A text table. A cell is a list of paragraphs; each is folded to the width of its column. The
 * first row is the header.
 */
public final class TextGrid {

  private static final String SEPARATOR = " | ";

  /** The signs after which a long word may be broken. */
  private static final String SIGNS = "([{=:;/._-";

  private static final Pattern AFTER_WORDS = Pattern.compile("[ ,(\\[{=:;/._-]");

  /** How far all lines of a paragraph but the first are moved to the right, and a sign. */
  private static final int INDENT = 3;

  private final List<List<List<String>>> rows = new ArrayList<>();

  void add(List<List<String>> row) {
    rows.add(List.copyOf(row));
  }

  /** The width of each column if cells wider than {@code widest} are folded. */
  int[] widths(int widest) {
    int[] widths = new int[rows.get(0).size()];
    for (List<List<String>> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        for (String line : fold(row.get(column), widest)) {
          widths[column] = Math.max(widths[column], line.length());
        }
      }
    }
    return widths;
  }

  /** The width of the whole table with columns of these widths. */
  static int total(int[] widths) {
    int total = SEPARATOR.length() * (widths.length - 1);
    for (int width : widths) {
      total += width;
    }
    return total;
  }

  String render(int[] widths) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows.size(); row++) {
      appendRow(text, rows.get(row), widths);
      if (row == 0) {
        appendRule(text, widths);
      }
    }
    return text.toString();
  }

  private static void appendRow(StringBuilder text, List<List<String>> row, int[] widths) {
    List<List<String>> folded = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < row.size(); column++) {
      folded.add(fold(row.get(column), widths[column]));
      height = Math.max(height, folded.get(column).size());
    }
    for (int line = 0; line < height; line++) {
      StringBuilder out = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = line < folded.get(column).size() ? folded.get(column).get(line) : "";
        out.append(column == 0 ? "" : SEPARATOR).append(cell);
        out.append(" ".repeat(widths[column] - cell.length()));
      }
      text.append(out.toString().stripTrailing()).append('\n');
    }
  }

  private static void appendRule(StringBuilder text, int[] widths) {
    for (int column = 0; column < widths.length; column++) {
      text.append(column == 0 ? "" : "-+-").append("-".repeat(widths[column]));
    }
    text.append('\n');
  }

  private static List<String> fold(List<String> paragraphs, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : paragraphs) {
      lines.addAll(fold(paragraph, width));
    }
    return lines;
  }

  /**
   * Breaks a text at spaces and after commas into lines that fit; all lines but the first are
   * indented. In the second half of a line, a place outside brackets is better than one inside, and
   * one after a comma or a semicolon better than another. A word that does not fit is broken after
   * a sign such as a bracket, if it has one.
   */
  public static List<String> fold(String text, int width) {
    List<String> lines = new ArrayList<>();
    String indent = width > 8 ? "  " : "";
    String rest = ValueText.oneLine(text);
    int depth = 0;
    while (rest.length() > width) {
      int cut = place(rest, width, depth);
      cut = cut <= indent.length() + 1 ? lastSign(rest, width) + 1 : cut;
      cut = cut <= indent.length() + 1 ? width : cut;
      String line = rest.substring(0, cut);
      lines.add(line.stripTrailing());
      depth += depth(line);
      rest = indent + rest.substring(cut).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** The best place to break a text of which the first {@code width} signs fit, or 0. */
  private static int place(String text, int width, int before) {
    int best = 0;
    int lowest = Integer.MAX_VALUE;
    int depth = before;
    for (int at = 0; at <= width; at++) {
      char sign = text.charAt(at);
      char last = at == 0 ? ' ' : text.charAt(at - 1);
      boolean behindPart = last == ',' || last == ';';
      if (at > 0 && last != ' ' && (sign == ' ' || last == ',')) {
        int rank = 2 * at <= width ? Integer.MAX_VALUE : 2 * depth + (behindPart ? 0 : 1);
        if (rank <= lowest) {
          lowest = rank;
          best = at;
        }
      }
      depth += step(sign);
    }
    return best;
  }

  private static int depth(String text) {
    return text.chars().map(sign -> step((char) sign)).sum();
  }

  private static int step(char sign) {
    return "([{".indexOf(sign) >= 0 ? 1 : ")]}".indexOf(sign) >= 0 ? -1 : 0;
  }

  private static int lastSign(String text, int width) {
    int sign = width - 1;
    while (sign >= 0 && SIGNS.indexOf(text.charAt(sign)) < 0) {
      sign--;
    }
    return sign;
  }

  /** The width that the widest word of the table needs. */
  int widestWord() {
    int widest = 0;
    for (List<List<String>> row : rows) {
      for (List<String> cell : row) {
        for (String paragraph : cell) {
          for (String word : AFTER_WORDS.split(paragraph, -1)) {
            widest = Math.max(widest, word.length() + INDENT);
          }
        }
      }
    }
    return widest;
  }
}
