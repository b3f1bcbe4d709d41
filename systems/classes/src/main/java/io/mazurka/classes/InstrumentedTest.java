package io.mazurka.classes;

import io.mazurka.classes.instrument.InstrumentingLoader;
import io.mazurka.classes.runtime.TestSubject;
import java.util.function.Function;

/**
 * Supplies the code of the main thread for each execution. Each execution finds the classes under
 * test as the first one found them: changes are undone, or, if that is not possible, the classes
 * are loaded again.
 */
final class InstrumentedTest {

  private final TestSubject subject;
  private final Function<ClassLoader, Runnable> maker;
  private InstrumentingLoader loader;
  private Runnable body;

  /**
   * A test.
   *
   * @param maker makes the code of the main thread from newly loaded classes
   */
  InstrumentedTest(
      TestSubject subject, InstrumentingLoader loader, Function<ClassLoader, Runnable> maker) {
    this.subject = subject;
    this.maker = maker;
    this.loader = loader;
    this.body = maker.apply(loader);
  }

  /** The code of the main thread for the next execution. */
  Runnable next() {
    if (!subject.restore()) {
      loader = loader.again();
      body = maker.apply(loader);
    }
    return body;
  }
}
