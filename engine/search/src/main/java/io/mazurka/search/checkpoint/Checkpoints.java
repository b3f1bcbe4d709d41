package io.mazurka.search.checkpoint;

import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.search.checkpoint.CheckpointHeader.Figures;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Saves a search now and then, and tells when it is time: when so many seconds have passed since
 * the last time, and when the memory begins to fill, as nothing can be saved once it is full.
 */
public final class Checkpoints {

  private static final long NANOS_BETWEEN_LOOKS = 100_000_000;
  private static final long NANOS_BETWEEN_WORDS = 5_000_000_000L;

  /** From which part of the memory on it begins to fill, and how much more is worth saving. */
  private static final double FILLING = 0.5;

  private static final double MUCH_MORE = 0.1;

  private final @Nullable CheckpointDirectory directory;
  private final long interval;
  private final Identity identity;
  private final Consumer<String> listener;
  private final long start = System.nanoTime();
  private List<String> layout = List.of();
  private double secondsBefore;
  private long saved = start;
  private long nextLook = saved;
  private long lastWords = saved - NANOS_BETWEEN_WORDS;
  private double filled = FILLING;
  private boolean failing;

  /** Whether the checkpoint that is there is of another run. */
  private boolean foreign;

  Checkpoints(
      @Nullable CheckpointDirectory directory,
      long interval,
      Identity identity,
      boolean foreign,
      Consumer<String> listener) {
    this.foreign = foreign;
    this.directory = directory;
    this.interval = interval;
    this.identity = identity;
    this.listener = listener;
  }

  /** For a search that nobody wants to save. */
  public static Checkpoints none() {
    return new Checkpoints(null, Long.MAX_VALUE, Identity.none(), false, text -> {});
  }

  /** Counts the time that was spent before this run. */
  public void goOnAfter(double seconds) {
    secondsBefore = seconds;
  }

  /** How the model is laid out from now on. */
  public void layout(List<String> current) {
    layout = List.copyOf(current);
  }

  /** Whether anything is saved at all. */
  public boolean areWanted() {
    return directory != null;
  }

  /**
   * Whether it is time to save. Asked often.
   *
   * @param bytes how much memory the search takes
   */
  public boolean areDue(LongSupplier bytes) {
    long now = System.nanoTime();
    if (directory == null || (now < nextLook && interval >= NANOS_BETWEEN_LOOKS)) {
      return false;
    }
    nextLook = now + NANOS_BETWEEN_LOOKS;
    return now - saved >= interval || bytes.getAsLong() > filled * Runtime.getRuntime().maxMemory();
  }

  /** What a search writes of itself. */
  public interface Content {
    /** How far it has come. */
    Figures figures();

    void save(DataOutputStream out) throws IOException;
  }

  /**
   * Saves a search. If that fails, the one saved before stays, the listener is told, and the search
   * goes on.
   */
  public void save(Content content) {
    if (directory == null) {
      return;
    }
    long begin = System.nanoTime();
    ModelThread.save(true);
    try {
      Figures figures = content.figures();
      double seconds = secondsBefore + (begin - start) / 1e9;
      CheckpointHeader header = new CheckpointHeader(identity, layout, seconds, figures);
      long bytes =
          directory.write(
              out -> {
                header.write(out);
                content.save(out);
              },
              foreign);
      foreign = false;
      failing = false;
      tell(figures, bytes, begin);
      filled =
          Math.max(filled, figures.heap() / (double) Runtime.getRuntime().maxMemory() + MUCH_MORE);
    } catch (UncheckedIOException e) {
      fail(String.valueOf(e.getCause()));
    } catch (IOException e) {
      fail(e.toString());
    } catch (UnsupportedValueException e) {
      fail(String.valueOf(e.getMessage()));
    } finally {
      ModelThread.save(false);
    }
    saved = System.nanoTime();
  }

  private void tell(Figures figures, long bytes, long begin) {
    long now = System.nanoTime();
    if (now - lastWords >= NANOS_BETWEEN_WORDS) {
      lastWords = now;
      listener.accept(
          figures.states() == 0
              ? "there is too little to save yet; going on from here begins anew"
              : String.format(
                  Locale.ROOT,
                  "saved %,d states at depth %,d in %.1f s (%,.1f MB)",
                  figures.states(),
                  figures.depth(),
                  (now - begin) / 1e9,
                  bytes / 1e6));
    }
  }

  /** Says so once, until it works again. */
  private void fail(String why) {
    if (!failing) {
      listener.accept(
          "no checkpoint can be saved in %s, and the run goes on without: %s"
              .formatted(directory, why));
    }
    failing = true;
  }
}
