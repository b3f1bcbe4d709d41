package io.mazurka.protocols.time;

import io.mazurka.protocols.differential.FairRuns;
import io.mazurka.protocols.differential.FairRuns.Duty;
import io.mazurka.protocols.time.TimedMoves.Kind;
import io.mazurka.protocols.time.TimedMoves.Move;
import io.mazurka.protocols.time.TimedMoves.Unit;
import io.mazurka.protocols.time.TimedMoves.World;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Explores a plan by the definition of its parts, one unit of time after the other. */
final class TimedExplorer {

  private final TimedMoves moves;
  private final Map<World, Integer> numbers = new HashMap<>();

  /** The states, and what can happen in each of them. */
  private final List<World> worlds = new ArrayList<>();

  private final List<List<Move>> possible = new ArrayList<>();

  /** The states that something else than time leads to. */
  private final BitSet done = new BitSet();

  private TimedExplorer(TimedPlan plan) {
    this.moves = new TimedMoves(plan);
    done.set(number(moves.initial()));
  }

  /** All reachable states with their moves, or nothing if there are too many. */
  static Optional<TimedExplorer> explore(TimedPlan plan, int most) {
    TimedExplorer explorer = new TimedExplorer(plan);
    for (int next = 0; next < explorer.worlds.size(); next++) {
      List<Move> found = explorer.moves.of(explorer.worlds.get(next));
      explorer.possible.add(found);
      for (Move move : found) {
        int to = explorer.number(move.to());
        explorer.done.set(to, explorer.done.get(to) || move.kind() != Kind.TIME);
      }
      if (explorer.worlds.size() > most) {
        return Optional.empty();
      }
    }
    return Optional.of(explorer);
  }

  private int number(World world) {
    Integer known = numbers.putIfAbsent(world, worlds.size());
    if (known == null) {
      worlds.add(world);
      return worlds.size() - 1;
    }
    return known;
  }

  /** All states but those in which one can only wait and to which only waiting leads. */
  long states() {
    long states = 0;
    for (int state = 0; state < worlds.size(); state++) {
      List<Move> here = possible.get(state);
      boolean waits = here.size() == 1 && here.get(0).kind() == Kind.TIME;
      states += done.get(state) || !waits ? 1 : 0;
    }
    return states;
  }

  long skipped() {
    return worlds.size() - states();
  }

  long terminal() {
    return possible.stream().filter(TimedExplorer::mayEnd).count();
  }

  /** Whether something of this kind ever happens. */
  boolean has(Kind kind) {
    return possible.stream().anyMatch(all -> all.stream().anyMatch(move -> move.kind() == kind));
  }

  /** Whether a crash is ever noticed. */
  boolean hasNotice() {
    return possible.stream()
        .flatMap(List::stream)
        .anyMatch(
            move -> move.taken().stream().anyMatch(unit -> unit.message() == TimedPlan.NOTICE));
  }

  private static boolean mayEnd(List<Move> here) {
    return here.stream().allMatch(move -> move.kind().isMishap());
  }

  /** The names of the properties that fail. */
  Set<String> violated() {
    Set<List<Integer>> seen = new HashSet<>();
    Set<List<Integer>> last = new HashSet<>();
    for (int state = 0; state < worlds.size(); state++) {
      seen.add(worlds.get(state).states());
      if (mayEnd(possible.get(state))) {
        last.add(worlds.get(state).states());
      }
    }
    Set<String> failed = new TreeSet<>();
    seen.forEach(states -> addViolated(states, failed));
    for (List<Integer> states : last) {
      for (int one = 0; one < states.size(); one++) {
        failed.add(TimedProtocols.end(moves.roles().get(one), states.get(one)));
      }
    }
    return failed;
  }

  private void addViolated(List<Integer> states, Set<String> failed) {
    List<Integer> roles = moves.roles();
    for (int one = 0; one < states.size(); one++) {
      failed.add(TimedProtocols.never(roles.get(one), states.get(one)));
      for (int two = 0; two < states.size(); two++) {
        if (roles.get(two) < roles.get(one)) {
          failed.add(
              TimedProtocols.never(
                  roles.get(one), states.get(one), roles.get(two), states.get(two)));
        }
      }
    }
  }

  /** The places in which no process of a role is in a state. */
  BitSet without(int role, int local) {
    List<Integer> ends = ends();
    BitSet places = new BitSet();
    for (int place = 0; place < worlds.size() + ends.size(); place++) {
      int state = place < worlds.size() ? place : ends.get(place - worlds.size());
      boolean there = false;
      for (int process = 0; process < moves.roles().size(); process++) {
        there |=
            moves.roles().get(process) == role && worlds.get(state).states().get(process) == local;
      }
      places.set(place, !there);
    }
    return places;
  }

  private List<Integer> ends() {
    List<Integer> ends = new ArrayList<>();
    for (int state = 0; state < worlds.size(); state++) {
      if (mayEnd(possible.get(state))) {
        ends.add(state);
      }
    }
    return ends;
  }

  /**
   * The executions in which messages are treated fairly. Each state is a place, and each state in
   * which an execution may end has one more, for what stays there.
   */
  FairRuns runs(boolean fair, boolean weak) {
    List<Integer> from = new ArrayList<>();
    List<Integer> to = new ArrayList<>();
    Map<Unit, Duty> duties = new LinkedHashMap<>();
    for (int state = 0; state < worlds.size(); state++) {
      for (Move move : possible.get(state)) {
        for (Unit unit : move.taken()) {
          if (unit.message() <= TimedPlan.NOTICE) {
            Duty duty =
                duties.computeIfAbsent(unit, one -> new Duty(weak, new BitSet(), new BitSet()));
            duty.offering().set(state, duty.offering().get(state) || move.kind() == Kind.STEP);
            boolean meets = move.kind() == Kind.LOSS ? weak : move.kind() != Kind.COPY;
            duty.meeting().set(from.size(), meets);
          }
        }
        from.add(state);
        to.add(numbers.get(move.to()));
      }
    }
    List<Integer> ends = ends();
    for (int end = 0; end < ends.size(); end++) {
      int place = worlds.size() + end;
      from.addAll(List.of(ends.get(end), place));
      to.addAll(List.of(place, place));
    }
    BitSet initial = new BitSet();
    initial.set(0);
    return new FairRuns(
        worlds.size() + ends.size(),
        initial,
        from.stream().mapToInt(Integer::intValue).toArray(),
        to.stream().mapToInt(Integer::intValue).toArray(),
        fair ? List.copyOf(duties.values()) : List.of());
  }
}
