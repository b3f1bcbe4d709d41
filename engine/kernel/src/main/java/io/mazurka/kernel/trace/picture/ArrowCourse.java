package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.picture.LabelPlaces.Area;
import java.util.List;

/**
 * The course of an arrow between two points: straight, or a parabola.
 *
 * @param bend the distance of its middle from the middle of the straight line; positive to the
 *     left, seen in the direction of the arrow
 */
record ArrowCourse(int x1, int y1, int x2, int y2, int bend) {

  private static final List<Integer> BENDS = List.of(0, 18, -18, 36, -36, 60, -60);
  private static final int POINTS = 48;

  static ArrowCourse straight(int x1, int y1, int x2, int y2) {
    return new ArrowCourse(x1, y1, x2, y2, 0);
  }

  /** A course that avoids these areas if possible, except the areas where it begins and ends. */
  static ArrowCourse around(List<Area> areas, int x1, int y1, int x2, int y2) {
    ArrowCourse straight = straight(x1, y1, x2, y2);
    List<Area> others =
        areas.stream().filter(area -> !area.has(x1, y1) && !area.has(x2, y2)).toList();
    ArrowCourse best = straight;
    int fewest = Integer.MAX_VALUE;
    for (int bend : BENDS) {
      ArrowCourse course = new ArrowCourse(x1, y1, x2, y2, bend);
      int met = course.met(others);
      if (met < fewest) {
        fewest = met;
        best = course;
      }
    }
    return best;
  }

  private int met(List<Area> areas) {
    int met = 0;
    for (int point = 1; point < POINTS; point++) {
      int x = x((double) point / POINTS);
      int y = y((double) point / POINTS);
      for (Area area : areas) {
        met += area.has(x, y) ? 1 : 0;
      }
    }
    return met;
  }

  private double length() {
    return Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  }

  private double controlX() {
    return (x1 + x2) / 2.0 + 2 * bend * (y2 - y1) / length();
  }

  private double controlY() {
    return (y1 + y2) / 2.0 - 2 * bend * (x2 - x1) / length();
  }

  /** The x coordinate after a part of the way, from 0 to 1. */
  int x(double part) {
    return between(x1, controlX(), x2, part);
  }

  int y(double part) {
    return between(y1, controlY(), y2, part);
  }

  private static int between(double from, double control, double to, double part) {
    double rest = 1 - part;
    return (int) Math.round(rest * rest * from + 2 * rest * part * control + part * part * to);
  }

  /** The course as the path data of SVG. */
  String path() {
    return bend == 0
        ? "M%d %d L%d %d".formatted(x1, y1, x2, y2)
        : "M%d %d Q%d %d %d %d"
            .formatted(x1, y1, Math.round(controlX()), Math.round(controlY()), x2, y2);
  }
}
