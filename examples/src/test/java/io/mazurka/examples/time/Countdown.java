package io.mazurka.examples.time;

/** In how many ticks something may happen, and in how many it has to; -1 if it is not awaited. */
record Countdown(int least, int most) {

  static final Countdown OFF = new Countdown(-1, -1);

  boolean isOn() {
    return most >= 0;
  }

  boolean mayEnd() {
    return least == 0;
  }

  boolean isDue() {
    return most == 0;
  }

  Countdown next() {
    return isOn() ? new Countdown(Math.max(0, least - 1), Math.max(0, most - 1)) : this;
  }
}
