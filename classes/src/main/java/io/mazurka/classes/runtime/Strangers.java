package io.mazurka.classes.runtime;

import io.mazurka.threads.real.Refused;

/** Threads that run code under test although the test did not start them. */
final class Strangers {

  private Strangers() {}

  /** Refuses the thread that runs now; the test whose code it runs will know. */
  static Refused refusal() {
    String message =
        "%s runs code under test, but the test did not start it; start threads in the body, and use executors made there"
            .formatted(Thread.currentThread().getName());
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .map(frame -> frame.getDeclaringClass().getClassLoader())
                    .filter(TestSubject.Loader.class::isInstance)
                    .findFirst()
                    .map(loader -> ((TestSubject.Loader) loader).subject().refuse(message))
                    .orElseGet(() -> new Refused(message)));
  }
}
