package io.mazurka.classes;

import io.mazurka.classes.instrument.InstrumentingLoader;
import io.mazurka.classes.runtime.TestSubject;
import java.util.function.Function;

/**
 * What the main threads of executions run, one after the other. Each finds the classes under test
 * as they were before the first one: what was changed is changed back, and where that cannot be
 * done the classes are loaded again.
 */
final class InstrumentedTest {

  private final TestSubject subject;
  private final Function<ClassLoader, Runnable> maker;
  private InstrumentingLoader loader;
  private Runnable body;

  /**
   * A test.
   *
   * @param maker what the main thread does in classes that were loaded so
   */
  InstrumentedTest(
      TestSubject subject, InstrumentingLoader loader, Function<ClassLoader, Runnable> maker) {
    this.subject = subject;
    this.maker = maker;
    this.loader = loader;
    this.body = maker.apply(loader);
  }

  /** What the main thread of the next execution does. */
  Runnable next() {
    if (!subject.restore()) {
      loader = loader.again();
      body = maker.apply(loader);
    }
    return body;
  }
}
