package io.mazurka.kernel.trace.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Puts labels on arrows where they hide as little as possible. */
final class LabelPlaces {

  private static final List<Double> TRIED = List.of(0.6, 0.5, 0.7, 0.4, 0.78, 0.32, 0.86, 0.22);
  private static final int LONGEST = 34;
  private static final double CHARACTER = 6.4;

  private static final Pattern FIELD_NAME = Pattern.compile("\\b\\w+=");

  /** A label with the position of the middle of its base line. */
  record Label(String shown, String full, int x, int y) {}

  /** A rectangle with its upper left corner. */
  record Area(int x, int y, int width, int height) {

    boolean has(int someX, int someY) {
      return someX >= x && someX <= x + width && someY >= y && someY <= y + height;
    }

    /** The size of the area that this rectangle shares with another. */
    int shared(Area other) {
      int across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
      int down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
      return across <= 0 || down <= 0 ? 0 : across * down;
    }
  }

  private final List<Area> taken;
  private final List<Label> placed = new ArrayList<>();

  LabelPlaces(List<Area> obstacles) {
    this.taken = new ArrayList<>(obstacles);
  }

  /** Places a label on an arrow. */
  void place(String text, ArrowCourse course) {
    String shown = shown(text);
    int width = width(shown);
    @Nullable Area best = null;
    int least = Integer.MAX_VALUE;
    for (double part : TRIED) {
      int left = Math.max(2, course.x(part) - width / 2);
      Area here = new Area(left, course.y(part) - 15, width, 14);
      int hidden = hidden(here);
      if (hidden < least) {
        least = hidden;
        best = here;
      }
    }
    if (best != null) {
      taken.add(best);
      placed.add(new Label(shown, text, best.x() + width / 2, best.y() + 11));
    }
  }

  /**
   * The text; if it is long, without the names of fields, and cut short if it is still too long.
   */
  private static String shown(String text) {
    String brief = text.length() <= LONGEST ? text : FIELD_NAME.matcher(text).replaceAll("");
    return PictureGrid.cut(brief, LONGEST);
  }

  static int width(String shown) {
    return (int) Math.ceil(CHARACTER * shown.length()) + 4;
  }

  static int widthOf(String text) {
    return width(shown(text));
  }

  private int hidden(Area here) {
    int area = 0;
    for (Area other : taken) {
      area += here.shared(other);
    }
    return area;
  }

  List<Label> placed() {
    return placed;
  }
}
