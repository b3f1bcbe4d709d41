package io.mazurka.threads.real.turns;

import org.jspecify.annotations.Nullable;

/** A real thread that runs the threads of programs, one after the other. */
public final class PooledThread extends Thread {

  private @Nullable Object attachment;

  public PooledThread(Runnable work, String name) {
    super(work, name);
    setDaemon(true);
  }

  /** The object that the running code has attached to this thread, or null. */
  public @Nullable Object attachment() {
    return attachment;
  }

  public void attach(@Nullable Object something) {
    attachment = something;
  }
}
