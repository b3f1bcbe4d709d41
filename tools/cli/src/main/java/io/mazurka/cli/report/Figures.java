package io.mazurka.cli.report;

import io.mazurka.search.check.CheckResult;
import java.util.Locale;

/** Ratios of the figures of a check, and the formatting of counts. */
record Figures(double statesPerSecond, double bytesPerState) {

  static Figures of(CheckResult result) {
    double states = result.statistics().states();
    return new Figures(
        Math.rint(states / Math.max(result.searchSeconds(), 1e-6)),
        states == 0 ? 0 : Math.rint(10 * result.statistics().storeBytes() / states) / 10);
  }

  /** A number with its unit; the plural {@code things} loses its s if the number is 1. */
  static String counted(long number, String things) {
    String word = number == 1 ? things.substring(0, things.length() - 1) : things;
    return String.format(Locale.ROOT, "%,d %s", number, word);
  }
}
