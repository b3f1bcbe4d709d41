package io.mazurka.classes.library.chance;

import io.mazurka.classes.calls.SystemCalls;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.random.RandomGenerator;

/**
 * The methods that rewritten code calls in place of methods that read the clock or draw random
 * numbers.
 */
public final class ChanceCalls {

  private static final long MEMORY = 1L << 30;

  private ChanceCalls() {}

  public static Clock systemUTC() {
    return new ExecutionClock(ZoneOffset.UTC);
  }

  public static Clock systemDefaultZone() {
    return new ExecutionClock(ZoneId.systemDefault());
  }

  public static Clock system(ZoneId zone) {
    return new ExecutionClock(zone);
  }

  public static InstantSource system() {
    return systemUTC();
  }

  public static Clock tickMillis(ZoneId zone) {
    return Clock.tick(system(zone), Duration.ofMillis(1));
  }

  public static Clock tickSeconds(ZoneId zone) {
    return Clock.tick(system(zone), Duration.ofSeconds(1));
  }

  public static Clock tickMinutes(ZoneId zone) {
    return Clock.tick(system(zone), Duration.ofMinutes(1));
  }

  /** Sets a calendar that was just made to the time of the thread. */
  public static void set(Calendar calendar) {
    calendar.setTimeInMillis(SystemCalls.millis("Calendar"));
  }

  public static Calendar getInstance() {
    return now(Calendar.getInstance());
  }

  public static Calendar getInstance(TimeZone zone) {
    return now(Calendar.getInstance(zone));
  }

  public static Calendar getInstance(Locale locale) {
    return now(Calendar.getInstance(locale));
  }

  public static Calendar getInstance(TimeZone zone, Locale locale) {
    return now(Calendar.getInstance(zone, locale));
  }

  private static Calendar now(Calendar calendar) {
    set(calendar);
    return calendar;
  }

  public static SecureRandom getInstance(String algorithm) {
    return new SecureRandomModel();
  }

  public static SecureRandom getInstanceStrong() {
    return new SecureRandomModel();
  }

  /** A generator with reproducible numbers, whatever algorithm {@code name} asks for. */
  public static RandomGenerator of(String name) {
    return new RandomModel();
  }

  public static RandomGenerator getDefault() {
    return new RandomModel();
  }

  public static void shuffle(List<?> list) {
    Collections.shuffle(list, SystemCalls.numbers("Collections.shuffle"));
  }

  /** The seed of a generator that is made without one. */
  public static long seed() {
    return SystemCalls.numbers("SplittableRandom").nextLong();
  }

  /** The time for an object that is made with the current time. */
  public static long time() {
    return SystemCalls.millis("Date");
  }

  public static long freeMemory(Runtime runtime) {
    SystemCalls.noteChance("Runtime.freeMemory");
    return MEMORY / 2;
  }

  public static long totalMemory(Runtime runtime) {
    SystemCalls.noteChance("Runtime.totalMemory");
    return MEMORY;
  }
}
