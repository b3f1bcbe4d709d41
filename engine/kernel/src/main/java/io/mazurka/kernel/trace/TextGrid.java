package io.mazurka.kernel.trace;

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
   * indented. A word that does not fit is broken after a sign such as a bracket, if it has one.
   */
  public static List<String> fold(String text, int width) {
    List<String> lines = new ArrayList<>();
    String indent = width > 8 ? "  " : "";
    String rest = text;
    while (rest.length() > width) {
      int cut = Math.max(rest.lastIndexOf(' ', width), rest.lastIndexOf(',', width - 1) + 1);
      cut = cut <= indent.length() + 1 ? lastSign(rest, width) + 1 : cut;
      cut = cut <= indent.length() + 1 ? width : cut;
      lines.add(rest.substring(0, cut).stripTrailing());
      rest = indent + rest.substring(cut).stripLeading();
    }
    lines.add(rest);
    return lines;
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
