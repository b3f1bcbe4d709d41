package io.mazurka.classes.junit;

import io.mazurka.kernel.options.SamplingMethod;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test of ordinary classes whose threads are run in every way that makes a difference. The method
 * has no parameters; it is called once for each execution, on a new object of its class, which is
 * loaded again and rewritten together with the classes under test. The test fails with the
 * execution that goes wrong.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(InterleavingsExtension.class)
@SuppressWarnings("exports")
public @interface Interleavings {

  /** The expected number of traces, or -1 if any number is fine. */
  long traces() default -1;

  /** The most events in one execution; more fail the test. */
  int maxEvents() default 1_000;

  /** The most seconds to explore; more fail the test, unless it is sampled. */
  double maxSeconds() default 60;

  /** How executions are drawn if half of the time was not enough to explore them all. */
  SamplingMethod sampling() default SamplingMethod.NONE;

  /** The seed of the random numbers that executions are drawn with. */
  long seed() default 1;

  /**
   * How many workers explore at the same time, each on classes that are loaded for it; 0 for as
   * many as there are processors. Several workers share what is outside of the classes under test.
   * If this is 1, the configuration parameter {@code mazurka.workers} of JUnit says how many.
   */
  int workers() default 1;

  /**
   * A schedule that a failure of this test has shown. Only this execution is run, for example under
   * a debugger. If it is empty, all executions are explored.
   */
  String replay() default "";

  /** Whether data races are allowed; then only sequentially consistent executions are covered. */
  boolean allowRaces() default false;

  /** How often each thread may wake up from waiting without a notification. */
  int spuriousWakeups() default 0;

  /** How often, in each thread, a time limit may run out while other threads can go on. */
  int earlyTimeouts() default 0;

  /** Packages or classes to rewrite that are not rewritten by default. */
  String[] include() default {};

  /** Packages or classes not to rewrite that are rewritten by default. */
  String[] exclude() default {};
}
