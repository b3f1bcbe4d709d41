package io.mazurka.kernel.search;

import io.mazurka.kernel.supervision.ModelThread;
import org.jspecify.annotations.Nullable;

/** Whether the time of the thread that runs a search is up; asked for every state. */
final class Lateness {

  private final @Nullable ModelThread thread =
      Thread.currentThread() instanceof ModelThread own ? own : null;

  boolean isLate() {
    return thread != null && thread.isLate();
  }
}
