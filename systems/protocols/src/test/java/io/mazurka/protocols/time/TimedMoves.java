package io.mazurka.protocols.time;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.time.TimedPlan.Crashing;
import io.mazurka.protocols.time.TimedPlan.OutcomePlan;
import io.mazurka.protocols.time.TimedPlan.RolePlan;
import io.mazurka.protocols.time.TimedPlan.SettingPlan;
import io.mazurka.protocols.time.TimedPlan.StepPlan;
import io.mazurka.protocols.time.TimedPlan.TimerPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What can happen in a global state of a plan, by the definition of its parts. */
final class TimedMoves {

  private static final int OFF = -1;

  private final TimedPlan plan;

  /** The role of each process. */
  private final List<Integer> roles = new ArrayList<>();

  /** A channel. */
  record Link(int from, int to) {}

  /** What is taken out of a channel. */
  record Unit(Link link, int message) {}

  /**
   * A global state.
   *
   * @param timers for each process, and each of its timers, in how many units it may run out and in
   *     how many it has to
   * @param spent how many messages were lost and duplicated, and how many processes restarted
   */
  record World(
      List<Integer> states,
      List<List<Integer>> timers,
      Map<Link, List<Integer>> channels,
      Set<Integer> crashed,
      List<Integer> spent) {

    World withChannels(Map<Link, List<Integer>> others) {
      return new World(states, timers, others, crashed, spent);
    }

    World withTimers(List<List<Integer>> others) {
      return new World(states, others, channels, crashed, spent);
    }

    World withProcess(int process, int state, List<Integer> left) {
      List<Integer> others = new ArrayList<>(states);
      others.set(process, state);
      List<List<Integer>> all = new ArrayList<>(timers);
      all.set(process, List.copyOf(left));
      return new World(List.copyOf(others), List.copyOf(all), channels, crashed, spent);
    }

    World spending(int kind) {
      List<Integer> more = new ArrayList<>(spent);
      more.set(kind, more.get(kind) + 1);
      return new World(states, timers, channels, crashed, List.copyOf(more));
    }

    List<Integer> waiting(Link link) {
      return channels.getOrDefault(link, List.of());
    }
  }

  /** What a move is. */
  enum Kind {
    STEP,
    TIME,
    CRASH,
    RESTART,
    LOSS,
    COPY;

    boolean isMishap() {
      return this != STEP && this != TIME;
    }
  }

  /**
   * Something that can happen.
   *
   * @param urgent whether time waits for it
   * @param taken what it takes out of a channel, or duplicates
   */
  record Move(Kind kind, boolean urgent, List<Unit> taken, World to) {}

  TimedMoves(TimedPlan plan) {
    this.plan = plan;
    for (int role = 0; role < plan.roles().size(); role++) {
      roles.addAll(Collections.nCopies(plan.roles().get(role).size(), role));
    }
  }

  /** The role of each process. */
  List<Integer> roles() {
    return roles;
  }

  World initial() {
    List<List<Integer>> timers = new ArrayList<>();
    for (int role : roles) {
      List<Integer> left = new ArrayList<>();
      for (TimerPlan timer : plan.roles().get(role).timers()) {
        left.add(timer.running() ? timer.earliest(timer.least()) : OFF);
        left.add(timer.running() ? timer.latest(timer.most()) : OFF);
      }
      timers.add(left);
    }
    List<Integer> states = Collections.nCopies(roles.size(), 0);
    return new World(states, timers, Map.of(), Set.of(), List.of(0, 0, 0));
  }

  List<Move> of(World world) {
    List<Move> moves = new ArrayList<>();
    for (int process = 0; process < roles.size(); process++) {
      if (!world.crashed().contains(process)) {
        for (StepPlan step : plan.roles().get(roles.get(process)).steps()) {
          addSteps(world, process, step, moves);
        }
        addMishaps(world, process, moves);
      }
    }
    World later = later(world);
    if (moves.stream().noneMatch(Move::urgent) && !later.equals(world)) {
      moves.add(new Move(Kind.TIME, false, List.of(), later));
    }
    return moves;
  }

  /** One unit of time later. The timers of a process that crashed by an option stand still. */
  private World later(World world) {
    List<List<Integer>> timers = new ArrayList<>();
    for (int process = 0; process < roles.size(); process++) {
      boolean stands = world.crashed().contains(process);
      timers.add(
          world.timers().get(process).stream()
              .map(left -> left > 0 && !stands ? left - 1 : left)
              .toList());
    }
    return world.withTimers(timers);
  }

  private void addSteps(World world, int process, StepPlan step, List<Move> moves) {
    List<Integer> left = world.timers().get(process);
    boolean possible =
        (step.from() < 0 || world.states().get(process) == step.from())
            && (step.after() < 0 || left.get(2 * step.after()) == 0)
            && (step.running() < 0 || left.get(2 * step.running()) >= 0)
            && (step.idle() < 0 || left.get(2 * step.idle()) < 0);
    if (possible && step.message() < 0) {
      addOutcomes(world, process, step, List.of(), moves);
    }
    for (int sender = 0; possible && step.message() >= 0 && sender < roles.size(); sender++) {
      Link link = new Link(sender, process);
      if (sender != process && roles.get(sender) == step.sender() && hears(world, link, step)) {
        Unit taken = new Unit(link, Math.min(step.message(), TimedPlan.NOTICE));
        addOutcomes(world, process, step, List.of(taken), moves);
      }
    }
  }

  private boolean hears(World world, Link link, StepPlan step) {
    return step.message() == TimedPlan.NOTICE_ALONE
        ? world.waiting(link).equals(List.of(TimedPlan.NOTICE))
        : available(world, link).contains(step.message());
  }

  private List<Integer> available(World world, Link link) {
    List<Integer> waiting = world.waiting(link);
    return plan.channels() == Channels.FIFO && !waiting.isEmpty() ? waiting.subList(0, 1) : waiting;
  }

  private void addOutcomes(
      World world, int process, StepPlan step, List<Unit> taken, List<Move> moves) {
    boolean due = step.after() >= 0 && world.timers().get(process).get(2 * step.after() + 1) == 0;
    World heard = world;
    for (Unit unit : taken) {
      boolean lasts =
          plan.copies() > 0 && plan.channels() == Channels.SET && unit.message() < TimedPlan.NOTICE;
      heard = lasts ? heard : without(heard, unit);
    }
    for (OutcomePlan outcome : step.outcomes()) {
      List<Integer> to = new ArrayList<>();
      for (int other = 0; other < roles.size(); other++) {
        if (outcome.sent() >= 0 && other != process && roles.get(other) == outcome.recipient()) {
          to.add(other);
        }
      }
      World done = sent(moved(heard, process, step, outcome), process, to, outcome.sent());
      if (to.stream().allMatch(other -> fits(done, new Link(process, other)))) {
        moves.add(new Move(Kind.STEP, step.prompt() || due, taken, done));
        addCrashes(heard, process, step, outcome, to, taken, moves);
      }
    }
  }

  private boolean fits(World world, Link link) {
    return plan.capacity() == 0
        || world.waiting(link).stream().filter(message -> message < TimedPlan.NOTICE).count()
            <= plan.capacity();
  }

  /** The process crashes in a step; if that is declared, not all of its messages are sent. */
  private void addCrashes(
      World heard,
      int process,
      StepPlan step,
      OutcomePlan outcome,
      List<Integer> to,
      List<Unit> taken,
      List<Move> moves) {
    boolean explicit = plan.crashing() == Crashing.EXPLICIT;
    if (heard.crashed().size() == plan.crashes()
        || !(explicit || (plan.crashing() == Crashing.IN_STEPS && mortal(process)))) {
      return;
    }
    int all = (1 << to.size()) - 1;
    for (int subset = 0; subset < (explicit ? all + 1 : all); subset++) {
      List<Integer> some = new ArrayList<>();
      for (int index = 0; index < to.size(); index++) {
        if ((subset >> index & 1) == 1) {
          some.add(to.get(index));
        }
      }
      World cut = sent(moved(heard, process, step, outcome), process, some, outcome.sent());
      moves.add(new Move(Kind.CRASH, false, taken, crashed(cut, process)));
    }
  }

  private boolean mortal(int process) {
    return plan.roles().get(roles.get(process)).mortal();
  }

  private World crashed(World world, int process) {
    Set<Integer> crashed = new TreeSet<>(world.crashed());
    crashed.add(process);
    World down =
        new World(world.states(), world.timers(), world.channels(), crashed, world.spent());
    if (plan.crashing() == Crashing.EXPLICIT) {
      return down;
    }
    World silent = stopped(down, process, world.states().get(process));
    for (int role = 0; role < plan.roles().size(); role++) {
      int asked = roles.get(process);
      boolean detects =
          plan.roles().get(role).steps().stream()
              .anyMatch(step -> step.message() >= TimedPlan.NOTICE && step.sender() == asked);
      List<Integer> told = new ArrayList<>();
      for (int other = 0; other < roles.size(); other++) {
        if (detects && other != process && roles.get(other) == role) {
          told.add(other);
        }
      }
      silent = sent(silent, process, told, TimedPlan.NOTICE);
    }
    return silent;
  }

  private World stopped(World world, int process, int state) {
    int timers = world.timers().get(process).size();
    return world.withProcess(process, state, Collections.nCopies(timers, OFF));
  }

  private World moved(World world, int process, StepPlan step, OutcomePlan outcome) {
    RolePlan role = plan.roles().get(roles.get(process));
    List<Integer> left = new ArrayList<>(world.timers().get(process));
    if (step.after() >= 0) {
      left.set(2 * step.after(), OFF);
      left.set(2 * step.after() + 1, OFF);
    }
    for (SettingPlan setting : outcome.settings()) {
      TimerPlan timer = role.timers().get(setting.timer());
      boolean usual = setting.least() == -2;
      int least = usual ? timer.least() : setting.least();
      int most = usual ? timer.most() : setting.most();
      left.set(2 * setting.timer(), least == OFF ? OFF : timer.earliest(least));
      left.set(2 * setting.timer() + 1, least == OFF ? OFF : timer.latest(most));
    }
    int state = outcome.to() >= 0 ? outcome.to() : world.states().get(process);
    return world.withProcess(process, state, left);
  }

  private void addMishaps(World world, int process, List<Move> moves) {
    for (int sender = 0; sender < roles.size(); sender++) {
      Link link = new Link(sender, process);
      for (int message : new TreeSet<>(available(world, link))) {
        Unit unit = new Unit(link, message);
        if (message < TimedPlan.NOTICE && world.spent().get(0) < plan.losses()) {
          World lost = without(world, unit).spending(0);
          moves.add(new Move(Kind.LOSS, false, List.of(unit), lost));
        }
        if (message < TimedPlan.NOTICE
            && plan.channels() != Channels.SET
            && world.spent().get(1) < plan.copies()) {
          List<Integer> twice = new ArrayList<>(world.waiting(link));
          twice.add(twice.indexOf(message), message);
          World copied = world.withChannels(replaced(world, link, twice)).spending(1);
          moves.add(new Move(Kind.COPY, false, List.of(unit), copied));
        }
      }
    }
    World again = stopped(world, process, 0);
    if (world.spent().get(2) < plan.restarts() && !again.equals(world)) {
      moves.add(new Move(Kind.RESTART, false, List.of(), again.spending(2)));
    }
    if (plan.crashing().isDeclared()
        && mortal(process)
        && world.crashed().size() < plan.crashes()) {
      moves.add(new Move(Kind.CRASH, false, List.of(), crashed(world, process)));
    }
  }

  private static World without(World world, Unit unit) {
    List<Integer> left = new ArrayList<>(world.waiting(unit.link()));
    left.remove((Integer) unit.message());
    return world.withChannels(replaced(world, unit.link(), left));
  }

  private World sent(World world, int from, List<Integer> to, int message) {
    World after = world;
    for (int recipient : to) {
      Link link = new Link(from, recipient);
      List<Integer> all = new ArrayList<>(after.waiting(link));
      if (plan.channels() != Channels.SET || !all.contains(message)) {
        all.add(message);
      }
      if (plan.channels() != Channels.FIFO) {
        Collections.sort(all);
      }
      after = after.withChannels(replaced(after, link, all));
    }
    return after;
  }

  private static Map<Link, List<Integer>> replaced(World world, Link link, List<Integer> content) {
    Map<Link, List<Integer>> channels = new LinkedHashMap<>(world.channels());
    if (content.isEmpty()) {
      channels.remove(link);
    } else {
      channels.put(link, List.copyOf(content));
    }
    return channels;
  }
}
