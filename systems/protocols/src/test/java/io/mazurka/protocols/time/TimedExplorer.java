package io.mazurka.protocols.time;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.time.TimedPlan.OutcomePlan;
import io.mazurka.protocols.time.TimedPlan.RolePlan;
import io.mazurka.protocols.time.TimedPlan.SettingPlan;
import io.mazurka.protocols.time.TimedPlan.StepPlan;
import io.mazurka.protocols.time.TimedPlan.TimerPlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Explores a plan by the definition of its parts, one unit of time after the other. */
final class TimedExplorer {

  private final TimedPlan plan;

  /** The role of each process. */
  private final List<Integer> roles = new ArrayList<>();

  private final Map<World, List<Move>> graph = new LinkedHashMap<>();

  /** The states that something else than time leads to. */
  private final Set<World> done = new HashSet<>();

  /** A global state; a channel is known by its two ends. */
  record World(
      List<Integer> states,
      List<List<Integer>> timers,
      Map<List<Integer>, List<Integer>> channels,
      Set<Integer> crashed,
      List<Integer> spent) {}

  /** A step; {@code kind} is one of step, mishap, time. */
  record Move(String kind, boolean urgent, World to) {}

  private TimedExplorer(TimedPlan plan) {
    this.plan = plan;
    for (int role = 0; role < plan.roles().size(); role++) {
      roles.addAll(Collections.nCopies(plan.roles().get(role).size(), role));
    }
  }

  /** All reachable states with their steps, or nothing if there are too many. */
  static Optional<TimedExplorer> explore(TimedPlan plan, int most) {
    TimedExplorer explorer = new TimedExplorer(plan);
    Queue<World> open = new ArrayDeque<>(List.of(explorer.initial()));
    explorer.done.add(explorer.initial());
    while (!open.isEmpty()) {
      World world = open.remove();
      if (!explorer.graph.containsKey(world)) {
        List<Move> moves = explorer.moves(world);
        explorer.graph.put(world, moves);
        moves.forEach(move -> open.add(move.to()));
        moves.stream()
            .filter(move -> !move.kind().equals("time"))
            .forEach(move -> explorer.done.add(move.to()));
        if (explorer.graph.size() > most) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(explorer);
  }

  /** All states but those in which one can only wait and to which only waiting leads. */
  long states() {
    return graph.entrySet().stream()
        .filter(
            entry ->
                done.contains(entry.getKey())
                    || entry.getValue().isEmpty()
                    || entry.getValue().stream().anyMatch(move -> !move.kind().equals("time")))
        .count();
  }

  long skipped() {
    return graph.size() - states();
  }

  long terminal() {
    return graph.values().stream().filter(TimedExplorer::mayEnd).count();
  }

  boolean hasTime() {
    return graph.values().stream()
        .anyMatch(moves -> moves.stream().anyMatch(move -> move.kind().equals("time")));
  }

  private static boolean mayEnd(List<Move> moves) {
    return moves.stream().allMatch(move -> move.kind().equals("mishap"));
  }

  /** The names of the properties that fail. */
  Set<String> violated() {
    Set<String> failed = new TreeSet<>();
    graph.forEach(
        (world, moves) -> {
          for (int one = 0; one < roles.size(); one++) {
            String here = "%d:%d".formatted(roles.get(one), world.states().get(one));
            failed.add("never " + here);
            if (mayEnd(moves)) {
              failed.add("end " + here);
            }
            for (int two = 0; two < roles.size(); two++) {
              if (roles.get(two) < roles.get(one)) {
                failed.add(
                    "never %s with %d:%d".formatted(here, roles.get(two), world.states().get(two)));
              }
            }
          }
        });
    return failed;
  }

  private World initial() {
    List<List<Integer>> timers = new ArrayList<>();
    for (int role : roles) {
      List<Integer> left = new ArrayList<>();
      for (TimerPlan timer : plan.roles().get(role).timers()) {
        left.add(timer.running() ? timer.least() : -1);
        left.add(timer.running() ? timer.most() : -1);
      }
      timers.add(left);
    }
    return new World(
        Collections.nCopies(roles.size(), 0), timers, Map.of(), Set.of(), List.of(0, 0));
  }

  private List<Move> moves(World world) {
    List<Move> moves = new ArrayList<>();
    for (int process = 0; process < roles.size(); process++) {
      if (!world.crashed().contains(process)) {
        RolePlan role = plan.roles().get(roles.get(process));
        for (StepPlan step : role.steps()) {
          addSteps(world, process, step, moves);
        }
        addMishaps(world, process, moves);
      }
    }
    boolean urgent = moves.stream().anyMatch(Move::urgent);
    World later = later(world);
    if (!urgent && !later.equals(world)) {
      moves.add(new Move("time", false, later));
    }
    return moves;
  }

  private World later(World world) {
    List<List<Integer>> timers = new ArrayList<>();
    for (int process = 0; process < roles.size(); process++) {
      boolean stands = world.crashed().contains(process);
      timers.add(
          world.timers().get(process).stream()
              .map(left -> left > 0 && !stands ? left - 1 : left)
              .toList());
    }
    return new World(world.states(), timers, world.channels(), world.crashed(), world.spent());
  }

  private void addSteps(World world, int process, StepPlan step, List<Move> moves) {
    List<Integer> left = world.timers().get(process);
    boolean possible =
        (step.from() < 0 || world.states().get(process) == step.from())
            && (step.after() < 0 || left.get(2 * step.after()) == 0)
            && (step.running() < 0 || left.get(2 * step.running()) >= 0)
            && (step.idle() < 0 || left.get(2 * step.idle()) < 0);
    if (!possible) {
      return;
    }
    if (step.message() < 0) {
      addOutcomes(world, process, step, world.channels(), moves);
      return;
    }
    for (int sender = 0; sender < roles.size(); sender++) {
      List<Integer> waiting = world.channels().getOrDefault(List.of(sender, process), List.of());
      boolean there =
          plan.channels() == Channels.FIFO
              ? !waiting.isEmpty() && waiting.get(0) == step.message()
              : waiting.contains(step.message());
      if (roles.get(sender) == step.sender() && there) {
        addOutcomes(world, process, step, without(world, sender, process, step.message()), moves);
      }
    }
  }

  private void addOutcomes(
      World world,
      int process,
      StepPlan step,
      Map<List<Integer>, List<Integer>> channels,
      List<Move> moves) {
    boolean due = step.after() >= 0 && world.timers().get(process).get(2 * step.after() + 1) == 0;
    for (OutcomePlan outcome : step.outcomes()) {
      List<Integer> recipients = new ArrayList<>();
      for (int other = 0; other < roles.size(); other++) {
        if (outcome.sent() >= 0 && other != process && roles.get(other) == outcome.recipient()) {
          recipients.add(other);
        }
      }
      Map<List<Integer>, List<Integer>> all = sent(channels, process, recipients, outcome.sent());
      boolean fits =
          recipients.stream()
              .allMatch(
                  to ->
                      plan.capacity() == 0
                          || all.get(List.of(process, to)).size() <= plan.capacity());
      if (fits) {
        World after = moved(world, process, step, outcome, all);
        moves.add(new Move("step", step.prompt() || due, after));
        if (world.crashed().size() < plan.crashes()) {
          for (int subset = 0; subset < 1 << recipients.size(); subset++) {
            List<Integer> some = new ArrayList<>();
            for (int index = 0; index < recipients.size(); index++) {
              if ((subset >> index & 1) == 1) {
                some.add(recipients.get(index));
              }
            }
            World fallen =
                moved(world, process, step, outcome, sent(channels, process, some, outcome.sent()));
            Set<Integer> crashed = new TreeSet<>(world.crashed());
            crashed.add(process);
            moves.add(
                new Move(
                    "mishap",
                    false,
                    new World(
                        fallen.states(),
                        fallen.timers(),
                        fallen.channels(),
                        crashed,
                        fallen.spent())));
          }
        }
      }
    }
  }

  private World moved(
      World world,
      int process,
      StepPlan step,
      OutcomePlan outcome,
      Map<List<Integer>, List<Integer>> channels) {
    List<Integer> left = new ArrayList<>(world.timers().get(process));
    if (step.after() >= 0) {
      left.set(2 * step.after(), -1);
      left.set(2 * step.after() + 1, -1);
    }
    for (SettingPlan setting : outcome.settings()) {
      TimerPlan usual = plan.roles().get(roles.get(process)).timers().get(setting.timer());
      boolean plain = setting.least() == -2;
      left.set(2 * setting.timer(), plain ? usual.least() : setting.least());
      left.set(2 * setting.timer() + 1, plain ? usual.most() : setting.most());
    }
    List<Integer> states = new ArrayList<>(world.states());
    if (outcome.to() >= 0) {
      states.set(process, outcome.to());
    }
    List<List<Integer>> timers = new ArrayList<>(world.timers());
    timers.set(process, List.copyOf(left));
    return new World(List.copyOf(states), timers, channels, world.crashed(), world.spent());
  }

  private void addMishaps(World world, int process, List<Move> moves) {
    if (world.spent().get(0) < plan.losses()) {
      for (int sender = 0; sender < roles.size(); sender++) {
        List<Integer> waiting = world.channels().getOrDefault(List.of(sender, process), List.of());
        List<Integer> some =
            plan.channels() == Channels.FIFO && !waiting.isEmpty()
                ? waiting.subList(0, 1)
                : waiting;
        for (int message : new TreeSet<>(some)) {
          moves.add(
              new Move(
                  "mishap",
                  false,
                  new World(
                      world.states(),
                      world.timers(),
                      without(world, sender, process, message),
                      world.crashed(),
                      List.of(world.spent().get(0) + 1, world.spent().get(1)))));
        }
      }
    }
    boolean fresh =
        world.states().get(process) == 0
            && world.timers().get(process).stream().allMatch(left -> left < 0);
    if (world.spent().get(1) < plan.restarts() && !fresh) {
      List<Integer> states = new ArrayList<>(world.states());
      states.set(process, 0);
      List<List<Integer>> timers = new ArrayList<>(world.timers());
      timers.replaceAll(left -> left);
      timers.set(process, Collections.nCopies(world.timers().get(process).size(), -1));
      List<Integer> spent = List.of(world.spent().get(0), world.spent().get(1) + 1);
      moves.add(
          new Move(
              "mishap",
              false,
              new World(states, timers, world.channels(), world.crashed(), spent)));
    }
  }

  private static Map<List<Integer>, List<Integer>> without(
      World world, int sender, int recipient, Integer message) {
    Map<List<Integer>, List<Integer>> fewer = new LinkedHashMap<>(world.channels());
    List<Integer> left = new ArrayList<>(fewer.getOrDefault(List.of(sender, recipient), List.of()));
    left.remove(message);
    fewer.put(List.of(sender, recipient), left);
    fewer.values().removeIf(List::isEmpty);
    return fewer;
  }

  private Map<List<Integer>, List<Integer>> sent(
      Map<List<Integer>, List<Integer>> channels, int from, List<Integer> to, int message) {
    Map<List<Integer>, List<Integer>> more = new LinkedHashMap<>(channels);
    for (int recipient : to) {
      List<Integer> all = new ArrayList<>(more.getOrDefault(List.of(from, recipient), List.of()));
      if (plan.channels() != Channels.SET || !all.contains(message)) {
        all.add(message);
      }
      if (plan.channels() != Channels.FIFO) {
        Collections.sort(all);
      }
      more.put(List.of(from, recipient), all);
    }
    return more;
  }

  /** How often each kind of step is there, for counts. */
  Map<String, Long> kinds() {
    Map<String, Long> kinds = new TreeMap<>();
    graph.values().forEach(all -> all.forEach(move -> kinds.merge(move.kind(), 1L, Long::sum)));
    return kinds;
  }
}
