package io.mazurka.classes.mixture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All interleavings of a mixture, by trying every thread in every state. Two plain accesses that
 * could both come next race: programs in which that happens in no interleaving have no data race.
 */
final class MixtureReferee {

  private static final int MONITOR = 0;
  private static final int LOCK = 2;

  /** One act of a flat program: blocks are entered and left, and jumped over. */
  private record Line(Act act, boolean leaves, int next) {}

  private final List<List<Line>> code = new ArrayList<>();
  private final Set<String> visited = new HashSet<>();

  final Set<String> ends = new TreeSet<>();
  final Set<String> endsOfOthers = new TreeSet<>();
  boolean deadlocks;
  boolean fails;
  boolean races;
  boolean isTooLarge;

  MixtureReferee(Mixture mixture) {
    for (List<Act> acts : mixture.threads()) {
      List<Line> lines = new ArrayList<>();
      flatten(acts, lines);
      code.add(lines);
    }
    go(new State(mixture.threads().size()));
  }

  private static void flatten(List<Act> acts, List<Line> lines) {
    for (Act act : acts) {
      int at = lines.size();
      lines.add(new Line(act, false, 0));
      if (!act.inside().isEmpty() || act.kind().compareTo(Act.Kind.SYNCHRONIZED) >= 0) {
        flatten(act.inside(), lines);
        lines.add(new Line(act, true, lines.size() + 1));
      }
      lines.set(at, new Line(act, false, lines.size()));
    }
  }

  /** A state of memory and threads. */
  private static final class State {
    final int[] at;
    final int[] registers = new int[3];
    final int[] fields = new int[2];
    final int[] statics = new int[2];
    final int[] volatiles = new int[2];
    final int[] atomics = new int[2];
    final int[] owners = new int[4];
    final int[] depths = new int[4];
    Map<Integer, Integer> map = new TreeMap<>();
    List<Integer> queue = new ArrayList<>();
    int size;
    boolean failed;

    State(int threads) {
      at = new int[threads];
    }

    State copy() {
      State copy = new State(at.length);
      int[][] from = {at, registers, fields, statics, volatiles, atomics, owners, depths};
      int[][] to = {
        copy.at,
        copy.registers,
        copy.fields,
        copy.statics,
        copy.volatiles,
        copy.atomics,
        copy.owners,
        copy.depths
      };
      for (int index = 0; index < from.length; index++) {
        System.arraycopy(from[index], 0, to[index], 0, from[index].length);
      }
      copy.map = new TreeMap<>(map);
      copy.queue = new ArrayList<>(queue);
      copy.size = size;
      copy.failed = failed;
      return copy;
    }

    /** Ends a thread, which gives back what it has taken; its register is not seen. */
    void dies(int thread, int end) {
      failed = true;
      at[thread] = end;
      registers[thread] = 0;
      for (int owned = 0; owned < owners.length; owned++) {
        if (owners[owned] == thread + 1) {
          owners[owned] = 0;
          depths[owned] = 0;
        }
      }
    }

    String end() {
      return Arrays.toString(registers)
          + List.of(fields[0], fields[1], statics[0], statics[1], volatiles[0], volatiles[1])
          + Arrays.toString(atomics)
          + map
          + queue
          + size;
    }

    @Override
    public String toString() {
      return failed
          + Arrays.toString(at)
          + end()
          + Arrays.toString(owners)
          + Arrays.toString(depths);
    }
  }

  private void go(State state) {
    if (!visited.add(state.toString())) {
      return;
    }
    if (visited.size() > 20_000) {
      isTooLarge = true;
      return;
    }
    boolean ended = true;
    boolean stuck = true;
    List<Act> next = new ArrayList<>();
    for (int thread = 0; thread < code.size(); thread++) {
      if (state.at[thread] == code.get(thread).size()) {
        continue;
      }
      ended = false;
      Line line = code.get(thread).get(state.at[thread]);
      State after = state.copy();
      if (step(after, thread, line)) {
        stuck = false;
        next.add(line.act());
        if (after.at[thread] < 0) {
          fails = true;
          after.dies(thread, code.get(thread).size());
        }
        go(after);
      }
    }
    for (int one = 0; one < next.size(); one++) {
      for (int other = 0; other < one; other++) {
        races |= Conflict.between(next.get(one), next.get(other));
      }
    }
    if (ended) {
      (state.failed ? endsOfOthers : ends).add(state.end());
    } else if (stuck) {
      deadlocks = true;
    }
  }

  /** Lets a thread go on; false if it has to wait. A failed assertion takes it to -1. */
  private static boolean step(State state, int thread, Line line) {
    Act act = line.act();
    int object = act.object();
    int register = state.registers[thread];
    int next = state.at[thread] + 1;
    switch (act.kind()) {
      case READ_FIELD, READ_HANDLE, READ_ACQUIRE, READ_STRONG -> register = state.fields[object];
      case WRITE_FIELD, WRITE_HANDLE, WRITE_RELEASE, WRITE_STRONG ->
          state.fields[object] = register + 1;
      case ADD_STRONG -> {
        register = state.fields[object];
        state.fields[object] += act.value();
      }
      case READ_STATIC -> register = state.statics[object];
      case WRITE_STATIC -> state.statics[object] = register + 1;
      case READ_VOLATILE -> register = state.volatiles[object];
      case WRITE_VOLATILE -> state.volatiles[object] = register + 1;
      case ADD_ATOMIC -> {
        state.atomics[object] += act.value();
        register = state.atomics[object];
      }
      case COMPARE_AND_SET -> {
        register = state.atomics[object] == act.value() ? 1 : 0;
        state.atomics[object] += register;
      }
      case PUT -> state.map.put(object, register + 1);
      case GET -> register = state.map.getOrDefault(object, 0);
      case MERGE -> register = state.map.merge(object, act.value(), Integer::sum);
      case OFFER -> state.queue.add(register);
      case POLL -> register = state.queue.isEmpty() ? 7 : state.queue.remove(0);
      case APPEND -> state.size++;
      case SIZE -> register = state.size;
      case ASSERT -> next = register == act.value() ? -1 : next;
      case AWAIT -> {
        if (state.volatiles[object] == 0) {
          return false;
        }
      }
      case IF -> next = line.leaves() || register == act.value() ? next : line.next();
      case SYNCHRONIZED -> {
        if (!take(state, MONITOR + object, thread, line.leaves())) {
          return false;
        }
      }
      case LOCKED -> {
        if (!take(state, LOCK + object, thread, line.leaves())) {
          return false;
        }
      }
      case TRY_LOCK -> {
        if (!take(state, LOCK + object, thread, line.leaves())) {
          register = 0;
          next = line.next();
        }
      }
    }
    state.registers[thread] = register;
    state.at[thread] = next;
    return true;
  }

  /** Takes what may be taken again by the same thread, or gives it back. */
  private static boolean take(State state, int owned, int thread, boolean back) {
    if (back) {
      state.depths[owned]--;
      state.owners[owned] = state.depths[owned] == 0 ? 0 : state.owners[owned];
      return true;
    }
    if (state.owners[owned] != 0 && state.owners[owned] != thread + 1) {
      return false;
    }
    state.owners[owned] = thread + 1;
    state.depths[owned]++;
    return true;
  }
}
