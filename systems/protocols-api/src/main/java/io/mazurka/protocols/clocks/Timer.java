package io.mazurka.protocols.clocks;

import io.mazurka.kernel.InvalidModelException;

/**
 * A timer that every member of a role has. A step starts it, stops it, or happens when it runs out.
 * It runs out after a number of units of time that is the same in every execution, or lies between
 * two bounds: that models clocks that are not exact.
 */
public final class Timer {

  /** The most units of time that a timer can run. */
  public static final int LONGEST = 10_000;

  /** The most timers of a process. */
  public static final int MOST = 30;

  private static final int WHOLE = 100;

  private final Object owner;
  private final String name;
  private final int index;
  private final Window usual;
  private int drift;
  private boolean running;

  /**
   * After how many units of time a timer runs out.
   *
   * @param least the fewest
   * @param most the most
   */
  public record Window(int least, int most) {}

  /**
   * A timer of the role {@code owner}.
   *
   * @param index the number of the timer among those of the role, from 0
   */
  public Timer(Object owner, String name, int index, int least, int most) {
    this.owner = owner;
    this.name = name;
    this.index = index;
    this.usual = checked(least, most);
  }

  private Window checked(int least, int most) {
    if (least < 0 || most < Math.max(1, least) || most > LONGEST) {
      throw new InvalidModelException(
          "timer '%s' of %s runs for %s units of time; say 1 to %,d, or from 0 on to such a number"
              .formatted(name, owner, least == most ? least : least + " to " + most, LONGEST));
    }
    return new Window(least, most);
  }

  /** Lets the timer of every member run from the beginning. */
  public Timer startsRunning() {
    running = true;
    return this;
  }

  /**
   * Says that the clock of each member is up to so many percent too fast or too slow. A timer set
   * for d units by such a clock runs out between d * 100 / (100 + percent) and d * 100 / (100 -
   * percent) units, rounded to the safe side: down and up.
   */
  public Timer drifts(int percent) {
    if (percent < 0 || percent >= WHOLE) {
      throw new InvalidModelException(
          "the clock of timer '%s' of %s is %d percent wrong; say 0 to 99"
              .formatted(name, owner, percent));
    }
    drift = percent;
    return this;
  }

  /** The name of the timer. */
  public String name() {
    return name;
  }

  /** The number of the timer among those of its role, from 0. */
  public int index() {
    return index;
  }

  /** Whether the timer belongs to {@code role}. */
  public boolean isOf(Object role) {
    return owner == role;
  }

  /** Whether the timer runs from the beginning. */
  public boolean isRunningFirst() {
    return running;
  }

  /** When the timer runs out if it is started without a number. */
  public Window usual() {
    return drifted(usual);
  }

  /** When the timer runs out if it is set for so many units, or for a number between these. */
  public Window window(int least, int most) {
    return drifted(checked(least, most));
  }

  private Window drifted(Window exact) {
    return drift == 0
        ? exact
        : new Window(
            exact.least() * WHOLE / (WHOLE + drift),
            (exact.most() * WHOLE + WHOLE - drift - 1) / (WHOLE - drift));
  }

  @Override
  public String toString() {
    return "timer '%s' of %s".formatted(name, owner);
  }
}
