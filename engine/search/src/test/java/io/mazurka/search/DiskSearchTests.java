package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.Exploration;
import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.disk.DiskBudget;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches that go on with the disk after a few states find what a search in memory finds. */
class DiskSearchTests {

  private static final int SYSTEMS = 300;

  @TempDir Path directory;

  @Test
  void searchOnTheDiskFindsWhatASearchInMemoryFinds() {
    RunReport report =
        new RandomRun<>(DiskSearchTests.class, RandomModel::draw, this::compare).inTurn(0, SYSTEMS);
    System.out.println("searches on the disk of " + report);

    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 2, "went on with the disk");
    for (EndReason end :
        List.of(
            EndReason.EXHAUSTED,
            EndReason.VIOLATION,
            EndReason.STATE_LIMIT,
            EndReason.DEPTH_LIMIT)) {
      report.requireMoreThan(SYSTEMS / 40, "on the disk " + end);
    }
    assertThat(directory).isEmptyDirectory();
  }

  private void compare(GraphPlan plan, Trial trial) {
    RandomModel model = RandomModel.of(plan);
    Random random = new Random(trial.seed());
    for (Stop stop : Stop.values()) {
      List<Property> properties = new ArrayList<>(model.invariants());
      if (random.nextBoolean()) {
        properties.add(StateProperty.NO_TERMINAL_STATE);
      }
      Workforce workforce = new Workforce(1 + random.nextInt(3), 1 + random.nextInt(4), 0);
      SearchTask task =
          task(model.system(), properties, stop, limits(random)).withWorkforce(workforce);
      SearchResult expected = Search.of(task, SearchOrder.BFS).run();
      DiskPlan disk = disk(random.nextInt(30), tiny(random));
      Remarks remarks = new Remarks();
      SearchResult found = search(task.watchedBy(remarks), disk);
      trial.require("result", text(expected), text(found));
      boolean went = remarks.texts.stream().anyMatch(text -> text.contains("with the disk"));
      trial.count("went on with the disk", went);
      trial.count("on the disk " + found.end(), went);
      if (found.end() == EndReason.EXHAUSTED) {
        int states = Exploration.of(model.system()).discovered().size();
        trial.require("states", (long) states, found.statistics().states());
      }
    }
  }

  private static DiskBudget tiny(Random random) {
    return new DiskBudget(
        random.nextInt(3) * (1L << (8 + random.nextInt(8))),
        8 << random.nextInt(8),
        1 << random.nextInt(6),
        1 << random.nextInt(9),
        Long.MAX_VALUE);
  }

  private DiskPlan disk(long states, DiskBudget budget) {
    return new DiskPlan(true, directory, states, budget);
  }

  private static Limits limits(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> Limits.none().withStates(1 + random.nextInt(200));
      case 1 -> Limits.none().withDepth(random.nextInt(8));
      default -> Limits.none();
    };
  }

  private static SearchTask task(
      TransitionSystem system, List<Property> properties, Stop stop, Limits limits) {
    return new SearchTask(
        system,
        new NoReduction(),
        StoreKind.EXACT,
        properties,
        stop,
        limits,
        SearchListener.none());
  }

  private static SearchResult search(SearchTask task, DiskPlan disk) {
    return Search.breadthFirst(task, Checkpoints.none(), null, disk).run();
  }

  private static String text(SearchResult result) {
    SearchResult.Statistics figures = result.statistics();
    return "%s, %d states, %d transitions, %d terminal, %d violating, depth %d, %s, %s, %s"
        .formatted(
            result.end(),
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates(),
            figures.depth(),
            result.violated(),
            result.met(),
            result.first() == null ? "no path" : result.first().path());
  }

  /** Keeps the remarks of a search. */
  private static final class Remarks implements SearchListener {

    private final List<String> texts = new ArrayList<>();

    @Override
    public void progress(Progress progress) {}

    @Override
    public void remark(String text) {
      texts.add(text);
    }

    @Override
    public boolean cancelled() {
      return false;
    }
  }

  @Test
  void thousandsOfSmallLevelsAreNotReadAgainForEach() {
    SearchTask task =
        task(new Counters(2, 4_000), List.of(), Stop.NEVER, Limits.none().withStates(400_000));
    DiskBudget small = new DiskBudget(1 << 15, 1 << 12, 1 << 16, 1 << 10, Long.MAX_VALUE);
    SearchResult expected = search(task, DiskPlan.off());
    assertThat(text(search(task, disk(1_000, small)))).isEqualTo(text(expected));
    assertThat(expected.statistics().depth()).isGreaterThan(800);
  }

  @Test
  void fullDiskEndsTheSearchWithOneMessage() {
    SearchTask task = task(new Counters(3, 50), List.of(), Stop.NEVER, Limits.none());
    DiskBudget narrow = new DiskBudget(1 << 15, 1 << 12, 1 << 10, 1 << 10, 100_000);
    SearchResult result = search(task, disk(1_000, narrow));
    assertThat(result.end()).isEqualTo(EndReason.MEMORY_LIMIT);
    assertThat(result.statistics().states()).isBetween(5_000L, 100_000L);
    assertThat(result.advice()).contains("the disk is full, too", "--disk DIR");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void searchStaysInMemoryIfTheDiskHasNoRoomFromTheBeginning() {
    Remarks remarks = new Remarks();
    SearchTask task = task(new Counters(3, 20), List.of(), Stop.NEVER, Limits.none());
    DiskBudget none = new DiskBudget(1 << 15, 1 << 12, 1 << 10, 1 << 10, 100);
    SearchResult result = search(task.watchedBy(remarks), disk(1_000, none));
    assertThat(text(result)).isEqualTo(text(search(task, DiskPlan.off())));
    assertThat(remarks.texts).hasSize(2);
    assertThat(remarks.texts.get(1)).contains("the disk is no help", "the disk is full, too");
    assertThat(directory).isEmptyDirectory();
  }

  @ParameterizedTest
  @EnumSource(
      value = StoreKind.class,
      names = {"FINGERPRINT", "NONE"})
  void otherStoresStayInMemory(StoreKind store) {
    SearchTask exact = task(new Counters(3, 4), List.of(), Stop.NEVER, Limits.none());
    SearchTask task =
        new SearchTask(
            exact.system(),
            exact.reduction(),
            store,
            exact.properties(),
            exact.stop(),
            exact.limits(),
            exact.listener());
    SearchResult result = search(task, disk(10, tiny(new Random(1))));
    assertThat(text(result)).isEqualTo(text(search(task, DiskPlan.off())));
  }

  @Test
  void lostFileEndsTheSearchWithOneMessage() {
    SearchListener robber =
        new SearchListener() {
          @Override
          public void progress(Progress progress) {}

          @Override
          public boolean cancelled() {
            return false;
          }

          @Override
          public boolean stopsAt(long states) {
            if (states > 20_000) {
              damageFiles();
            }
            return false;
          }
        };
    SearchTask task = task(new Counters(3, 50), List.of(), Stop.NEVER, Limits.none());
    DiskBudget small = new DiskBudget(1 << 13, 1 << 12, 1, 1 << 10, Long.MAX_VALUE);
    SearchResult result = search(task.watchedBy(robber), disk(1_000, small));
    assertThat(result.end()).isEqualTo(EndReason.MEMORY_LIMIT);
    assertThat(result.advice()).containsAnyOf("other bytes than were written", "cut off");
    assertThat(directory).isEmptyDirectory();
  }

  private void damageFiles() {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        for (int at = 0; at < bytes.length; at += 100) {
          bytes[at] ^= 1;
        }
        Files.write(file, bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
