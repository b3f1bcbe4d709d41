package io.mazurka.cli.outcome;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.supervision.ModelFrames;
import io.mazurka.kernel.supervision.ModelThread;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A time limit that holds even if the code of a model never returns: the limited work runs in a
 * thread of its own, which is abandoned if it does not stop soon after the limit.
 */
public final class Deadline {

  /** Additional time for a search to stop in order and to sum up its figures. */
  private static final double GRACE_SECONDS = 0.8;

  /**
   * The same on a busy machine or a slow disk, if no code of the model runs: then the work ends by
   * itself, and what it has found is not lost.
   */
  private static final double LONG_GRACE_SECONDS = 30;

  private static final double SECONDS_BETWEEN_LOOKS = 0.25;
  private static final int MOST_FRAMES = 8;

  private final double seconds;
  private final long start = System.nanoTime();

  /**
   * @param seconds the limit, counted from now on
   */
  public Deadline(double seconds) {
    this.seconds = seconds;
  }

  public double elapsed() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** The options with the remaining time as their limit. */
  public CheckOptions left(CheckOptions options) {
    double left = Math.max(0, seconds - elapsed());
    return options.withLimits(options.limits().withSeconds(left));
  }

  public boolean isOver() {
    return elapsed() >= seconds;
  }

  /**
   * Runs {@code work} and returns its result.
   *
   * @throws LateException if it does not return in time
   */
  public <T> T keep(Supplier<T> work) {
    return keep(work, phase -> {});
  }

  /**
   * Runs {@code work} and reports while it runs.
   *
   * @param waiting told a few times a second what the work is doing, as far as that is known
   */
  public <T> T keep(Supplier<T> work, Consumer<String> waiting) {
    return keep(work, waiting, 0);
  }

  /**
   * Runs a search like {@link #keep(Supplier, Consumer)}; waits longer for its result as long as no
   * code of the model runs, because the search looks at the clock by itself.
   */
  public <T> T search(Supplier<T> search, Consumer<String> waiting) {
    return keep(search, waiting, LONG_GRACE_SECONDS);
  }

  private <T> T keep(Supplier<T> work, Consumer<String> waiting, double longGrace) {
    FutureTask<T> task = new FutureTask<>(work::get);
    ModelThread thread = new ModelThread(task);
    thread.start();
    double end = Math.max(seconds, elapsed()) + GRACE_SECONDS;
    double longest = end + longGrace;
    try {
      while (!task.isDone() && elapsed() < end) {
        if (thread.isSaving() || (isOver() && elapsed() < longest && searches(thread))) {
          end = Math.max(end, elapsed() + GRACE_SECONDS);
        }
        double next = isOver() ? end : seconds;
        look(task, Math.min(SECONDS_BETWEEN_LOOKS, Math.max(0, next - elapsed())), thread, waiting);
        if (isOver()) {
          thread.hurry();
        }
      }
      if (!task.isDone()) {
        throw late(thread.inModel());
      }
      return task.get();
    } catch (ExecutionException e) {
      throw thrown(Objects.requireNonNull(e.getCause()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** Waits for a while, and reports what the work is doing. */
  private static void look(
      FutureTask<?> task, double most, ModelThread thread, Consumer<String> waiting)
      throws ExecutionException, InterruptedException {
    try {
      task.get((long) (most * 1e9), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      tell(thread, waiting);
    } catch (OutOfMemoryError e) {
      // The work notices by itself that the memory is full, and frees some to tell of it.
    }
  }

  /** Whether the work is in the search itself, which looks at the clock. */
  private static boolean searches(ModelThread thread) {
    ModelThread inside = thread.inModel();
    return thread.phase().isEmpty()
        && inside.running().isEmpty()
        && ModelFrames.of(inside.getStackTrace()).isEmpty();
  }

  private static void tell(ModelThread thread, Consumer<String> waiting) {
    try {
      waiting.accept(thread.phase());
    } catch (OutOfMemoryError e) {
      // As above: there is nothing to tell from here.
    }
  }

  private static RuntimeException thrown(Throwable problem) {
    if (problem instanceof Error error) {
      throw error;
    }
    return problem instanceof RuntimeException exception
        ? exception
        : new IllegalStateException(problem);
  }

  private static LateException late(ModelThread thread) {
    List<StackTraceElement> frames = frames(thread);
    String[] code = thread.running().split("\n", 2);
    StringBuilder details = new StringBuilder();
    Arrays.stream(code).skip(1).forEach(more -> details.append('\n').append(more));
    frames.stream().limit(MOST_FRAMES).forEach(frame -> details.append(line(frame)));
    if (!code[0].isEmpty()) {
      return new LateException("in " + code[0], details.toString());
    }
    return frames.isEmpty()
        ? new LateException("while Mazurka was busy with the model", "")
        : new LateException("in the code of the model", details.toString());
  }

  private static String line(StackTraceElement frame) {
    return "\n  at %s.%s(%s:%d)"
        .formatted(
            frame.getClassName(),
            frame.getMethodName(),
            frame.getFileName(),
            frame.getLineNumber());
  }

  /** The stack of the model's own code, even if it runs in another thread. */
  private static List<StackTraceElement> frames(ModelThread thread) {
    List<StackTraceElement> own = ModelFrames.of(thread.getStackTrace());
    if (!own.isEmpty()) {
      return own;
    }
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(entry -> entry.getKey() != Thread.currentThread())
        .filter(entry -> entry.getKey().getState() == Thread.State.RUNNABLE)
        .map(Map.Entry::getValue)
        .map(ModelFrames::of)
        .filter(frames -> !frames.isEmpty())
        .findFirst()
        .orElse(List.of());
  }
}
