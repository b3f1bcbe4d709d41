package io.mazurka.explorer.server;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.options.CheckOptions;
import java.util.LinkedHashMap;
import java.util.Map;

/** The checks that were started from the page. The last ones are kept. */
final class Checks {

  /** The most checks that run at the same time. */
  private static final int MOST_RUNNING = 2;

  private static final int MOST_KEPT = 16;

  private final Map<Integer, PageCheck> checks = new LinkedHashMap<>();
  private int last;

  /** Starts a check and returns its number. */
  synchronized int start(Instance instance, CheckOptions options) {
    long running = checks.values().stream().filter(PageCheck::isRunning).count();
    if (running >= MOST_RUNNING) {
      throw new RefusedException(
          429, "%d checks are running; stop one of them first".formatted(running));
    }
    checks.keySet().removeIf(number -> number <= last - MOST_KEPT);
    PageCheck check = new PageCheck(instance, options);
    checks.put(++last, check);
    check.start();
    return last;
  }

  synchronized PageCheck get(int number) {
    PageCheck check = checks.get(number);
    if (check == null) {
      throw new RefusedException(404, "there is no check %d any more".formatted(number));
    }
    return check;
  }

  synchronized void stopAll() {
    checks.values().forEach(PageCheck::stop);
  }
}
