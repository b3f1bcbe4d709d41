package io.mazurka.kernel.supervision;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A thread that runs a check and notes what it is busy with and which code of the model it runs.
 * Other threads can report this while they wait, for example if the code of the model does not
 * return. It is a daemon thread.
 */
public final class ModelThread extends Thread {

  private volatile @Nullable Supplier<String> running;
  private volatile @Nullable Supplier<String> phase;
  private volatile boolean late;
  private volatile boolean saving;

  /** The threads that help this one. */
  private final List<ModelThread> helpers = new CopyOnWriteArrayList<>();

  public ModelThread(Runnable work) {
    super(work, "model");
    setDaemon(true);
  }

  /** A thread that helps the current thread. */
  public static ModelThread helper(Runnable work) {
    ModelThread helper = new ModelThread(work);
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.helpers.add(helper);
    }
    return helper;
  }

  /**
   * The thread that runs code of the model: this thread or one of its helpers; this thread if none
   * does.
   */
  public ModelThread inModel() {
    return Stream.concat(Stream.of(this), helpers.stream())
        .filter(thread -> thread.running != null)
        .findFirst()
        .orElse(this);
  }

  /**
   * Notes which code of the model the current thread runs from now on.
   *
   * @param code describes the code in words; null when the code has returned
   */
  public static void note(@Nullable Supplier<String> code) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.running = code;
    }
  }

  /**
   * Notes what the current thread is busy with from now on, before the search begins.
   *
   * @param progress describes the progress in words; other threads call it at any time; null at the
   *     end
   */
  public static void phase(@Nullable Supplier<String> progress) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.phase = progress;
    }
  }

  /** What the thread is busy with, in words; empty if it noted nothing. */
  public String phase() {
    Supplier<String> progress = phase;
    return progress == null ? "" : progress.get();
  }

  /** Which code of the model the thread runs, in words; empty if none is noted. */
  public String running() {
    Supplier<String> code = running;
    return code == null ? "" : code.get();
  }

  /**
   * Notes whether the current thread writes or reads a checkpoint, which should not be interrupted.
   */
  public static void save(boolean begun) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.saving = begun;
    }
  }

  /** Whether the thread writes or reads a checkpoint, so that others should wait for it. */
  public boolean isSaving() {
    return saving;
  }

  /** Tells the thread that its time is up, so that a slow search looks at the clock at once. */
  public void hurry() {
    late = true;
  }

  /** Whether the time of the thread is up; this reads only one field. */
  public boolean isLate() {
    return late;
  }
}
