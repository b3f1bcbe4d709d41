package io.mazurka.nets.machines;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.random.MachineNetGenerator;
import io.mazurka.nets.random.NaiveExplorer;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** State machines that are found have at most one token, whatever happens. */
final class MachineCoverTests {

  private static final int NETS = 300;
  private static final int MOST_STATES = 500;

  @Test
  void everyMachineHasOneTokenInEveryMarking() {
    RunReport report =
        new RandomRun<NetPlan>(
                getClass(),
                seed -> seed % 2 == 0 ? NetGenerator.draw(seed) : MachineNetGenerator.draw(seed),
                MachineCoverTests::compare)
            .inTurn(0, NETS);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 3, "covered");
    report.requireMoreThan(NETS / 6, "not covered");
    report.requireMoreThan(NETS / 6, "token that can leave");
    report.requireMoreThan(NETS / 20, "no token");
    report.requireMoreThan(NETS / 20, "place in several");
  }

  private static void compare(NetPlan plan, Trial trial) {
    Net net = plan.graph().net();
    MachineCover cover = MachineCover.of(net);
    trial.count("covered", cover.uncovered().isEmpty());
    trial.count("not covered", cover.uncovered().isPresent());
    trial.count("token that can leave", cover.machines().stream().anyMatch(one -> !one.closed()));
    trial.count("no token", cover.machines().stream().anyMatch(one -> !one.hasToken()));
    long all = cover.machines().stream().mapToLong(one -> one.places().size()).sum();
    trial.count(
        "place in several",
        all > cover.machines().stream().flatMap(one -> one.places().stream()).distinct().count());
    NaiveExplorer.explore(plan.graph(), MOST_STATES)
        .ifPresent(naive -> naive.states().forEach(state -> requireOne(cover, state, trial)));
  }

  private static void requireOne(MachineCover cover, List<Integer> state, Trial trial) {
    for (StateMachine machine : cover.machines()) {
      int tokens = machine.places().stream().mapToInt(state::get).sum();
      boolean fits =
          machine.hasToken() ? tokens == 1 || (tokens == 0 && !machine.closed()) : tokens == 0;
      trial.require("tokens of %s in %s".formatted(machine, state), true, fits);
    }
  }

  @Test
  void philosopherAndForkAreMachines() {
    NetBuilder builder = Net.builder();
    int thinks = builder.place("thinks", 1);
    int eats = builder.place("eats", 0);
    int fork = builder.place("fork", 1);
    int take = builder.transition("take");
    int give = builder.transition("give");
    builder.input(thinks, take, 1);
    builder.input(fork, take, 1);
    builder.output(take, eats, 1);
    builder.input(eats, give, 1);
    builder.output(give, thinks, 1);
    builder.output(give, fork, 1);
    MachineCover cover = MachineCover.of(builder.build());
    assertThat(cover.uncovered()).isEmpty();
    assertThat(cover.machines())
        .containsExactly(
            new StateMachine(List.of(thinks, eats), 0, true),
            new StateMachine(List.of(eats, fork), 1, true));
  }
}
