package io.mazurka.kernel.supervision;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A thread that runs a check and knows what it is busy with and which code of the model it is in,
 * for others to tell while they wait and if it does not come back. It does not keep the process
 * alive.
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

  /** A thread that helps the present one. */
  public static ModelThread helper(Runnable work) {
    ModelThread helper = new ModelThread(work);
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.helpers.add(helper);
    }
    return helper;
  }

  /** The thread that is in code of the model that is known: this one or one that helps it. */
  public ModelThread inModel() {
    return Stream.concat(Stream.of(this), helpers.stream())
        .filter(thread -> thread.running != null)
        .findFirst()
        .orElse(this);
  }

  /**
   * Notes which code of the model the present thread calls from now on.
   *
   * @param code what it is, in words; null when it has returned
   */
  public static void note(@Nullable Supplier<String> code) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.running = code;
    }
  }

  /**
   * Notes what the present thread is busy with from now on, before there is a search to tell of.
   *
   * @param progress how far it has come, in words, asked by others at any time; null when it ends
   */
  public static void phase(@Nullable Supplier<String> progress) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.phase = progress;
    }
  }

  /** What the thread is busy with, in words; empty if it did not say. */
  public String phase() {
    Supplier<String> progress = phase;
    return progress == null ? "" : progress.get();
  }

  /** Which code of the model the thread is in, in words; empty if in none that is known. */
  public String running() {
    Supplier<String> code = running;
    return code == null ? "" : code.get();
  }

  /** Notes whether the present thread writes or reads something that should be whole. */
  public static void save(boolean begun) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.saving = begun;
    }
  }

  /** Whether it writes or reads something that should be whole, so that it is to be waited for. */
  public boolean isSaving() {
    return saving;
  }

  /** Says that its time is up, so that a search that is slow looks at the clock at once. */
  public void hurry() {
    late = true;
  }

  /** Whether its time is up; reads one field. */
  public boolean isLate() {
    return late;
  }
}
