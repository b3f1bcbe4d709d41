package io.mazurka.kernel.supervision;

import org.jspecify.annotations.Nullable;

/**
 * Says whether the time of the thread that runs a search is up; cheap enough to ask in every state.
 */
public final class Lateness {

  private final @Nullable ModelThread thread =
      Thread.currentThread() instanceof ModelThread own ? own : null;

  public boolean isLate() {
    return thread != null && thread.isLate();
  }
}
