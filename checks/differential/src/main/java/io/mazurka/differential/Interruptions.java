package io.mazurka.differential;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.Search;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.Identity;
import io.mazurka.search.checkpoint.SavedSearch;
import io.mazurka.search.disk.DiskBudget;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.testkit.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Stops searches at random moments, by limits or as a user would, and continues them with newly
 * compiled systems. The results must be the same as those of a search that is never stopped.
 *
 * @param fresh compiles the system anew and makes the search task
 * @param trial counts events and receives differences
 */
public record Interruptions(Supplier<SearchTask> fresh, Random random, Trial trial) {

  private static final int MOST_STOPS = 5;
  private static final int MOST_WORKERS = 4;

  /** With a reduction, the number of states from which it learns before workers start. */
  private static final int LESSON = 3;

  /** Stops searches and compares. */
  public void compare() throws IOException {
    SearchTask whole = fresh.get().withWorkforce(workforce());
    SearchResult expected = Search.of(whole, SearchOrder.BFS).run();
    Path directory = Files.createTempDirectory("interruptions");
    try {
      CheckpointPlan plan =
          new CheckpointPlan(directory, random.nextBoolean() ? 0 : 1e6, directory, Identity.none());
      interrupt(plan, whole, expected);
    } finally {
      try (Stream<Path> files = Files.walk(directory)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
  }

  private Workforce workforce() {
    return new Workforce(1 + random.nextInt(MOST_WORKERS), 1, LESSON);
  }

  private void interrupt(CheckpointPlan plan, SearchTask whole, SearchResult expected) {
    long states = 0;
    for (int stops = 1 + random.nextInt(MOST_STOPS); stops > 0; stops--) {
      SearchTask task = fresh.get().withWorkforce(workforce());
      boolean scrambled = scramble(task);
      try {
        states = search(plan, limited(task, states, expected), scrambled).statistics().states();
      } catch (InvalidOptionException e) {
        trial.count("refused a lower limit of depth");
      }
    }
    SearchTask task = fresh.get().withWorkforce(workforce());
    boolean scrambled = scramble(task);
    SearchResult found = search(plan, task, scrambled);
    trial.count("ended by " + found.end());
    trial.require("what is found", text(expected), text(found));
    if (!scrambled && found.end() == EndReason.EXHAUSTED) {
      trial.require("what is not used", unused(whole), unused(task));
    }
  }

  /** Lets some systems number some values before others, at random; returns whether it did. */
  private boolean scramble(SearchTask task) {
    boolean wanted = random.nextInt(3) == 0;
    if (wanted) {
      Limits few = Limits.none().withStates(2 + random.nextInt(20));
      SearchTask deep = task.withLimits(few).withWorkforce(Workforce.of(1));
      Search.of(deep, SearchOrder.DFS).run();
    }
    return wanted;
  }

  private SearchResult search(CheckpointPlan plan, SearchTask task, boolean scrambled) {
    boolean resumes = Files.exists(directory(plan).resolve("checkpoint"));
    SavedSearch saved = resumes ? plan.open(Identity.none()) : null;
    if (saved != null) {
      trial.count("resumed from the beginning", saved.header().figures().states() == 0);
      trial.count("resumed in the middle", saved.header().figures().states() > 0);
      trial.count("resumed with other numbers", scrambled);
    }
    Checkpoints checkpoints = plan.checkpoints(Identity.none(), text -> {});
    DiskPlan disk = disk(plan);
    Remarks remarks = new Remarks(task.listener(), trial);
    return Search.breadthFirst(task.watchedBy(remarks), checkpoints, saved, disk).run();
  }

  /** Nothing on the disk, or everything after a few states, in blocks and rounds of few states. */
  private DiskPlan disk(CheckpointPlan plan) {
    if (random.nextBoolean()) {
      return DiskPlan.off();
    }
    DiskBudget budget =
        new DiskBudget(
            random.nextInt(3) * (1L << (8 + random.nextInt(8))),
            8 << random.nextInt(8),
            1 << random.nextInt(6),
            1 << random.nextInt(9),
            Long.MAX_VALUE);
    return new DiskPlan(true, directory(plan), random.nextInt(40), budget);
  }

  private static Path directory(CheckpointPlan plan) {
    return Objects.requireNonNull(plan.directory());
  }

  private SearchTask limited(SearchTask task, long before, SearchResult expected) {
    long left = Math.max(1, expected.statistics().states() - before);
    Limits limits = task.limits();
    return switch (random.nextInt(3)) {
      case 0 ->
          task.withLimits(
              limits.withStates(Math.min(limits.states(), before + 1 + random.nextLong(left))));
      case 1 ->
          task.withLimits(
              limits.withDepth(Math.max(0, expected.statistics().depth() - random.nextInt(3))));
      default -> task.watchedBy(impatient(random.nextInt(12)));
    };
  }

  /** Counts how often the disk is used, and passes everything else on. */
  private record Remarks(SearchListener listener, Trial trial) implements SearchListener {

    @Override
    public void progress(Progress progress) {
      listener.progress(progress);
    }

    @Override
    public void remark(String text) {
      trial.count("went on with the disk", text.contains("going on with the disk"));
      listener.remark(text);
    }

    @Override
    public boolean cancelled() {
      return listener.cancelled();
    }

    @Override
    public boolean stopsAt(long states) {
      return listener.stopsAt(states);
    }
  }

  /** A listener that asks to stop after this many questions. */
  private static SearchListener impatient(int questions) {
    return new SearchListener() {
      private int asked;

      @Override
      public void progress(Progress progress) {}

      @Override
      public boolean cancelled() {
        return asked++ >= questions;
      }
    };
  }

  private static String unused(SearchTask task) {
    return task.system() instanceof UsageNotes notes ? notes.unused(true).toString() : "";
  }

  private static String text(SearchResult result) {
    SearchResult.Statistics figures = result.statistics();
    List<Object> all =
        List.of(
            result.end(),
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates(),
            figures.depth(),
            new TreeSet<>(result.violated()),
            new TreeSet<>(result.met().stream().map(one -> one.name()).toList()),
            result.first() == null
                ? "no violation"
                : result.first().property().name() + " by " + result.first().path(),
            result.witnesses().values(),
            result.stepBack() == null ? "reduced" : result.stepBack().states(),
            result.breadth());
    return all.toString();
  }
}
