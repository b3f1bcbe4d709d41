package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Explores a program command by command and counts its states up to all permutations of its
 * processes, by trying every permutation. Numbers in brackets in the names of variables name
 * processes, and so do the values of a variable called turn.
 */
final class TwinOrbits {

  private static final Pattern INDEX = Pattern.compile("\\[(\\d+)]");

  private final Program program;
  private final int processes;
  private final Set<List<Long>> states = new HashSet<>();
  private final Set<List<Long>> terminal = new HashSet<>();

  private TwinOrbits(Program program) {
    this.program = program;
    this.processes = program.processes().size();
  }

  static TwinOrbits explore(Program program, int most) {
    TwinOrbits orbits = new TwinOrbits(program);
    Queue<List<Long>> open = new ArrayDeque<>();
    for (int[] state : program.initial().states()) {
      orbits.meet(orbits.values(state), open);
    }
    while (!open.isEmpty() && orbits.states.size() <= most) {
      List<Long> state = open.remove();
      int[] vector = orbits.vector(state);
      boolean ends = true;
      for (Command command : program.commands()) {
        if (command.guard().holds(vector)) {
          ends = false;
          List<Long> next = new ArrayList<>(state);
          command
              .assignments()
              .forEach(one -> next.set(one.target().slot(), one.value().value(vector)));
          orbits.meet(next, open);
        }
      }
      if (ends) {
        orbits.terminal.add(state);
      }
    }
    return orbits;
  }

  private void meet(List<Long> state, Queue<List<Long>> open) {
    if (states.add(state)) {
      open.add(state);
    }
  }

  private List<Long> values(int[] state) {
    return program.variables().stream().map(variable -> variable.value(state)).toList();
  }

  private int[] vector(List<Long> values) {
    return program.variables().stream()
        .mapToInt(one -> (int) (values.get(one.slot()) - one.type().low()))
        .toArray();
  }

  int states() {
    return states.size();
  }

  int orbits() {
    return orbits(states);
  }

  int terminalOrbits() {
    return orbits(terminal);
  }

  private int orbits(Collection<List<Long>> some) {
    List<int[]> permutations = permutations(processes);
    return some.stream()
        .map(
            state ->
                permutations.stream()
                    .map(permutation -> image(state, permutation))
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet())
        .size();
  }

  private List<Long> image(List<Long> state, int[] permutation) {
    Map<String, Long> image = new HashMap<>();
    for (StateVariable variable : program.variables()) {
      Matcher matcher = INDEX.matcher(variable.name());
      String name =
          matcher.replaceAll(
              found -> "[" + permutation[Integer.parseInt(found.group(1)) - 1] + "]");
      long value = state.get(variable.slot());
      image.put(name, variable.name().equals("turn") ? permutation[(int) value - 1] : value);
    }
    return program.variables().stream().map(variable -> image.get(variable.name())).toList();
  }

  private static List<int[]> permutations(int count) {
    List<int[]> all = new ArrayList<>();
    int combinations = (int) Math.pow(count, count);
    for (int number = 0; number < combinations; number++) {
      int rest = number;
      int[] candidate = new int[count];
      for (int at = 0; at < count; at++) {
        candidate[at] = 1 + rest % count;
        rest /= count;
      }
      if (Arrays.stream(candidate).distinct().count() == count) {
        all.add(candidate);
      }
    }
    return all;
  }
}
