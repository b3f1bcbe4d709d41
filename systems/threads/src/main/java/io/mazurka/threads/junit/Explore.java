package io.mazurka.threads.junit;

import io.mazurka.kernel.options.SamplingMethod;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test whose threads are run in every way that makes a difference. The method has one parameter,
 * a {@link io.mazurka.threads.objects.Scope}, in which it declares objects, threads and final
 * checks; it is called once for each execution. The test fails with the execution that goes wrong,
 * and if fewer than two threads perform events.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(ExploreExtension.class)
@SuppressWarnings("exports")
public @interface Explore {

  /** The expected number of traces, or -1 if any number is fine. */
  long traces() default -1;

  /** The most events in one execution; more fail the test. */
  int maxEvents() default 1_000;

  /** The most seconds to explore; more fail the test, unless it is sampled. */
  double maxSeconds() default 60;

  /** How executions are drawn if half of the time was not enough to explore them all. */
  SamplingMethod sampling() default SamplingMethod.NONE;

  /**
   * How many workers explore at the same time, each of which calls the method on the same object; 0
   * for as many as there are processors. If this is 1, the configuration parameter {@code
   * mazurka.workers} of JUnit says how many.
   */
  int workers() default 1;

  /** The seed of the random numbers that executions are drawn with. */
  long seed() default 1;
}
