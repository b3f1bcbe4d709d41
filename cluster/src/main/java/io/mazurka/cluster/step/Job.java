package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.List;

/**
 * Everything from which each process makes the same task. It is sent once to each process, which
 * compiles the model when it is first needed and shares it between its partitions.
 */
public final class Job implements Serializable {

  private static final long serialVersionUID = 1L;

  private final JobModel model;
  private final OptionTexts options;
  private final int partitions;
  private final Proviso proviso;

  /** How the model is laid out, in its own words. */
  private final List<String> layout;

  public Job(JobModel model, OptionTexts options, int partitions, Proviso proviso) {
    this(model, options, partitions, proviso, List.of());
  }

  private Job(
      JobModel model, OptionTexts options, int partitions, Proviso proviso, List<String> layout) {
    this.model = model;
    this.options = options;
    this.partitions = partitions;
    this.proviso = proviso;
    this.layout = List.copyOf(layout);
  }

  public JobModel model() {
    return model;
  }

  public OptionTexts options() {
    return options;
  }

  public int partitions() {
    return partitions;
  }

  public Proviso proviso() {
    return proviso;
  }

  /** The same with the model laid out in another way. */
  public Job laidOut(List<String> other) {
    return new Job(model, options, partitions, proviso, other);
  }

  List<String> layout() {
    return layout;
  }
}
