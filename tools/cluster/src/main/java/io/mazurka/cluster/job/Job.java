package io.mazurka.cluster.job;

import io.mazurka.kernel.InvalidOptionException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The description of a check from which each process makes the same task. The job is sent once to
 * each process, which compiles the model when it is first needed and shares it between its
 * partitions.
 */
public final class Job implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The most partitions, so that a partition number takes few bits. */
  public static final int MOST_PARTITIONS = 4096;

  private final JobModel model;
  private final OptionTexts options;
  private final int partitions;
  private final @Nullable Proviso proviso;

  /** Whether histories are handled as the paper prints it, which is wrong; for tests. */
  private final boolean printed;

  /** The layout of the model, as texts that the model understands. */
  private final ArrayList<String> layout;

  /** The experience that selectors begin with. */
  private final int[] learned;

  private transient @Nullable Workshop workshop;

  /**
   * @param proviso the cycle proviso, or null for the best choice
   */
  public Job(JobModel model, OptionTexts options, int partitions, @Nullable Proviso proviso) {
    this(model, options, partitions, proviso, false, List.of(), new int[0]);
    if (partitions < 1 || partitions > MOST_PARTITIONS) {
      throw new InvalidOptionException(
          "--partitions takes a number from 1 to %d, not %d"
              .formatted(MOST_PARTITIONS, partitions));
    }
    if (proviso == Proviso.FRAGMENT && partitions > 1) {
      throw new InvalidOptionException(
          "--proviso fragment sees the cycles of one partition alone, and there are %d; choose"
                  .formatted(partitions)
              + " history, order or border, or --partitions 1");
    }
  }

  private Job(
      JobModel model,
      OptionTexts options,
      int partitions,
      @Nullable Proviso proviso,
      boolean printed,
      List<String> layout,
      int[] learned) {
    this.model = model;
    this.options = options;
    this.partitions = partitions;
    this.proviso = proviso;
    this.printed = printed;
    this.layout = new ArrayList<>(layout);
    this.learned = learned;
  }

  OptionTexts options() {
    return options;
  }

  JobModel model() {
    return model;
  }

  public int partitions() {
    return partitions;
  }

  /** The cycle proviso, if one is needed. */
  public Proviso proviso() {
    return proviso == null ? Proviso.HISTORY : proviso;
  }

  /** Whether a proviso is wanted even where sticky transitions would make it needless. */
  boolean insistsOnProviso() {
    return proviso != null;
  }

  /** The same job with another layout of the model. */
  public Job laidOut(List<String> other) {
    return new Job(model, options, partitions, proviso, printed, other, learned);
  }

  /** The same job with histories as the paper prints them, to show that this is wrong. */
  Job asPrinted() {
    return new Job(model, options, partitions, proviso, true, layout, learned);
  }

  /** The same job with selectors that were trained on some states, so that all choose alike. */
  public Job trained() {
    int[] known = Training.of(workshop());
    return known.length == 0
        ? this
        : new Job(model, options, partitions, proviso, printed, layout, known);
  }

  public boolean isAsPrinted() {
    return printed;
  }

  List<String> layout() {
    return layout;
  }

  int[] learned() {
    return learned;
  }

  /** The workshop of this process for the job. */
  public synchronized Workshop workshop() {
    Workshop known = workshop;
    if (known == null) {
      known = Workshop.of(this);
      workshop = known;
    }
    return known;
  }
}
