package io.mazurka.cli.report;

import io.mazurka.kernel.check.CheckResult;

/** The figures of a check that are ratios of others. */
record Figures(double statesPerSecond, double bytesPerState) {

  static Figures of(CheckResult result) {
    double states = result.statistics().states();
    return new Figures(
        Math.rint(states / Math.max(result.searchSeconds(), 1e-6)),
        states == 0 ? 0 : Math.rint(10 * result.statistics().storeBytes() / states) / 10);
  }
}
