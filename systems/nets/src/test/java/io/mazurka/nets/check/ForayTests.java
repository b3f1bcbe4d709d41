package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** A breadth-first search that finds no deadlock for long also looks into the depth. */
final class ForayTests {

  private static SearchResult search(Net net, CheckOptions options, long breadth) {
    SearchTask task = Check.of(CheckableNet.of(net)).with(options).prepare().task();
    Patience patience = task.patience();
    boolean allowed = patience.breadth() < Long.MAX_VALUE;
    return Search.of(
            task.withPatience(allowed ? patience.withBreadth(breadth) : patience), SearchOrder.BFS)
        .run();
  }

  /**
   * Rings in each of which a token goes round for ever; one at a time may be at the second place.
   */
  private static Net rings(int count, int length) {
    NetBuilder net = Net.builder();
    int shared = net.place("shared", 1);
    for (int ring = 0; ring < count; ring++) {
      int[] places = new int[length];
      for (int stage = 0; stage < length; stage++) {
        places[stage] = net.place("p" + ring + "_" + stage, stage == 0 ? 1 : 0);
      }
      for (int stage = 0; stage < length; stage++) {
        int move = net.transition("t" + ring + "_" + stage);
        net.input(places[stage], move, 1).output(move, places[(stage + 1) % length], 1);
        if (stage == 0) {
          net.input(shared, move, 1);
        }
        if (stage == 1) {
          net.output(move, shared, 1);
        }
      }
    }
    return net.build();
  }

  @Test
  void deadlockIsFoundInTheDepth() {
    Net net = LargeNets.philosophers(100);
    CheckOptions options = CheckOptions.defaults().withSymmetry(Symmetry.NONE);
    SearchResult plain = search(net, options, Long.MAX_VALUE - 1);
    SearchResult deep = search(net, options, 8_000);

    assertThat(plain.breadth()).isZero();
    assertThat(plain.statistics().states()).isGreaterThan(8_000);
    assertThat(deep.breadth()).isEqualTo(8_000);
    assertThat(deep.end()).isEqualTo(EndReason.VIOLATION);
    assertThat(deep.statistics().states()).isLessThanOrEqualTo(500);
    assertThat(deep.violated()).containsExactly("deadlock");
  }

  @Test
  void wayToItIsAnExecution() {
    Net net = LargeNets.philosophers(100);
    SearchResult deep = search(net, CheckOptions.defaults(), 8_000);
    Check.Prepared prepared = Check.of(CheckableNet.of(net)).prepare();

    assertThat(deep.first()).isNotNull();
    Walk walk = Walk.along(prepared.model().system(), deep.first().path());
    assertThat(prepared.model().system().cursor().load(walk.state())).isZero();
  }

  @Test
  void nothingIsDifferentWhereThereIsNone() {
    Net net = rings(6, 5);
    SearchResult plain = search(net, CheckOptions.defaults(), Long.MAX_VALUE - 1);
    SearchResult deep = search(net, CheckOptions.defaults(), 1);

    assertThat(deep.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(deep.statistics().states()).isEqualTo(plain.statistics().states());
    assertThat(deep.statistics().transitions()).isEqualTo(plain.statistics().transitions());
  }

  @Test
  void whoAsksForAnOrderOrForAllOrForNoReductionGetsIt() {
    Net net = LargeNets.philosophers(8);
    for (CheckOptions options :
        new CheckOptions[] {
          CheckOptions.defaults().withSearch(SearchOrder.BFS),
          CheckOptions.defaults().withAll(),
          CheckOptions.unreduced()
        }) {
      assertThat(search(net, options, 1).breadth()).isZero();
    }
  }

  @Test
  void reportSaysWhereItWasFound() {
    CheckResult result =
        Check.of(CheckableNet.of(LargeNets.competition(100, 3)))
            .with(CheckOptions.defaults().withSymmetry(Symmetry.NONE))
            .run();

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.reductions())
        .containsExactly(
            "lpor", "depth-first, after 131,072 states breadth-first without a violation");
  }
}
