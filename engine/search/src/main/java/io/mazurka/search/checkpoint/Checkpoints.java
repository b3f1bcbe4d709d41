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
 * Saves a search, and says when it is time to: when the interval has passed since the last
 * checkpoint, and when the memory begins to fill, because nothing can be saved once it is full.
 */
public final class Checkpoints {

  private static final long NANOS_BETWEEN_LOOKS = 100_000_000;
  private static final long NANOS_BETWEEN_WORDS = 5_000_000_000L;

  /** The part of the memory from which on a full memory is a reason to save. */
  private static final double FILLING = 0.5;

  /** How much fuller the memory must get before that is a reason to save again. */
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

  /** Whether the checkpoint in the directory is of another run. */
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

  /** Notes how much time earlier runs of the same search took. */
  public void goOnAfter(double seconds) {
    secondsBefore = seconds;
  }

  /** Notes the layout that the model has from now on. */
  public void layout(List<String> current) {
    layout = List.copyOf(current);
  }

  /** Whether checkpoints are saved at all. */
  public boolean areWanted() {
    return directory != null;
  }

  /**
   * Whether it is time to save. This method is called often and must be cheap.
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

  /** The part of a checkpoint that the search writes. */
  public interface Content {
    /** How far the search has come. */
    Figures figures();

    /** How much is saved, in words. */
    default String words() {
      Figures figures = figures();
      return String.format(
          Locale.ROOT, "%,d states at depth %,d", figures.states(), figures.depth());
    }

    void save(DataOutputStream out) throws IOException;
  }

  /**
   * Saves a search. If that fails, the old checkpoint stays, the listener is told, and the search
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
      tell(figures, content.words(), bytes, begin);
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

  private void tell(Figures figures, String words, long bytes, long begin) {
    long now = System.nanoTime();
    if (now - lastWords >= NANOS_BETWEEN_WORDS) {
      lastWords = now;
      listener.accept(
          figures.states() == 0
              ? "there is too little to save yet; going on from here begins anew"
              : String.format(
                  Locale.ROOT,
                  "saved %s in %.1f s (%,.1f MB)",
                  words,
                  (now - begin) / 1e9,
                  bytes / 1e6));
    }
  }

  /** Tells the listener about the first of several failures in a row. */
  private void fail(String why) {
    if (!failing) {
      listener.accept(
          "no checkpoint can be saved in %s, and the run goes on without: %s"
              .formatted(directory, why));
    }
    failing = true;
  }
}
