package io.mazurka.nets.machines;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.engine.SignalLevel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A net as a guarded program with the same steps: a variable for each state machine says which of
 * its places has the token, and, where signals matter, a variable for each signal says its value.
 * Each transition is a command. Immutable.
 */
final class MachineProgram {

  /** How transitions are put together to processes. */
  enum Grouping {
    /** Each state machine is a process, with those of its transitions that no other one has. */
    BY_MACHINE,
    /** Transitions that move the same machines are a process; their local graphs are smaller. */
    BY_MACHINES_MOVED
  }

  private static final int LEVELS = SignalLevel.INCONSISTENT + 1;

  /** A position of a state machine: its variable, and the value if the place has the token. */
  private record Position(int number, StateVariable machine, int value) {}

  private final NetSystem system;
  private final List<StateMachine> machines;

  /** Per place, its positions in state machines that have a token. */
  private final List<List<Position>> positions = new ArrayList<>();

  /** Per machine whose token can leave, the value of its variable when it has left. */
  private final Map<StateVariable, Integer> absent = new LinkedHashMap<>();

  private final List<StateVariable> signals = new ArrayList<>();
  private final Program program;

  /** Per command of the program, its transition. */
  private final int[] transitions;

  /** Per transition, its command. */
  private final int[] commands;

  MachineProgram(NetSystem system, MachineCover cover, Grouping grouping) {
    this.system = system;
    this.machines = cover.machines();
    ProgramBuilder builder = Program.named("net");
    addVariables(builder);
    Map<String, List<Integer>> processes = processes(grouping);
    List<Integer> order = new ArrayList<>();
    processes.forEach(
        (name, members) -> {
          builder.process(name);
          members.forEach(transition -> addCommand(transition, builder));
          order.addAll(members);
        });
    this.program = builder.build();
    this.transitions = order.stream().mapToInt(Integer::intValue).toArray();
    this.commands = new int[transitions.length];
    for (int command = 0; command < transitions.length; command++) {
      commands[transitions[command]] = command;
    }
  }

  private Net net() {
    return system.net();
  }

  private void addVariables(ProgramBuilder builder) {
    for (int place = 0; place < net().places().size(); place++) {
      positions.add(new ArrayList<>());
    }
    for (int number = 0; number < machines.size(); number++) {
      StateMachine machine = machines.get(number);
      if (machine.hasToken()) {
        StateVariable variable =
            builder.variable(name(number), machine.positions(), machine.initial());
        for (int value = 0; value < machine.places().size(); value++) {
          positions.get(machine.places().get(value)).add(new Position(number, variable, value));
        }
        if (!machine.closed()) {
          absent.put(variable, machine.places().size());
        }
      }
    }
    if (system.tracksSignals()) {
      int[] initial = system.initialStates().get(0);
      for (int signal = 0; signal < system.graph().signals().size(); signal++) {
        signals.add(builder.variable("signal" + signal, LEVELS, initial[system.slot(signal)]));
      }
    }
  }

  private static String name(int machine) {
    return "machine" + (machine + 1);
  }

  /** The transitions of each process, by its name. */
  private Map<String, List<Integer>> processes(Grouping grouping) {
    int[] uses = new int[machines.size()];
    List<Set<Integer>> moved = new ArrayList<>();
    for (int transition = 0; transition < net().transitions().size(); transition++) {
      moved.add(moved(transition));
      moved.get(transition).forEach(machine -> uses[machine]++);
    }
    Map<Integer, List<Integer>> byOwner = new TreeMap<>();
    Map<Set<Integer>, List<Integer>> byMoved = new LinkedHashMap<>();
    for (int transition = 0; transition < moved.size(); transition++) {
      Set<Integer> own = moved.get(transition);
      int owner = own.stream().min(Comparator.comparing(machine -> uses[machine])).orElse(-1);
      byOwner.computeIfAbsent(owner, any -> new ArrayList<>()).add(transition);
      byMoved.computeIfAbsent(own, any -> new ArrayList<>()).add(transition);
    }
    Map<String, List<Integer>> processes = new LinkedHashMap<>();
    if (grouping == Grouping.BY_MACHINE) {
      byOwner.forEach(
          (owner, members) -> processes.put(owner < 0 ? "others" : name(owner), members));
    } else {
      byMoved.values().forEach(members -> processes.put("group" + processes.size(), members));
    }
    return processes;
  }

  /** The numbers of the state machines that a transition takes a token from. */
  private Set<Integer> moved(int transition) {
    Set<Integer> moved = new LinkedHashSet<>();
    Arcs inputs = net().inputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      positions.get(inputs.place(arc)).forEach(position -> moved.add(position.number()));
    }
    return moved;
  }

  private void addCommand(int transition, ProgramBuilder builder) {
    List<BooleanExpression> guard = new ArrayList<>();
    Map<StateVariable, Integer> before = new LinkedHashMap<>();
    Arcs inputs = net().inputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      List<Position> places = positions.get(inputs.place(arc));
      if (places.isEmpty()) {
        guard.add(new Any(List.of()));
      }
      for (Position position : places) {
        guard.add(IntegerExpression.of(position.machine()).equalTo(position.value()));
        before.put(position.machine(), position.value());
      }
    }
    Map<StateVariable, Integer> after = new LinkedHashMap<>();
    before.keySet().stream()
        .filter(absent::containsKey)
        .forEach(machine -> after.put(machine, absent.get(machine)));
    Arcs outputs = net().outputs(transition);
    for (int arc = 0; arc < outputs.size(); arc++) {
      positions
          .get(outputs.place(arc))
          .forEach(position -> after.put(position.machine(), position.value()));
    }
    List<Assignment> assignments = new ArrayList<>();
    after.forEach(
        (machine, value) -> {
          if (!value.equals(before.get(machine))) {
            assignments.add(new Assignment(machine, IntegerExpression.of(value)));
          }
        });
    Label label = system.graph().labels().get(transition);
    if (system.tracksSignals() && label.edge() != Label.Edge.NONE) {
      StateVariable signal = signals.get(label.signal());
      assignments.add(new Assignment(signal, after(signal, label.edge())));
    }
    builder.command(system.transitions().get(transition).name(), new All(guard), assignments);
  }

  /** The value of a signal after an edge, as an expression. */
  private static IntegerExpression after(StateVariable signal, Label.Edge edge) {
    IntegerExpression now = IntegerExpression.of(signal);
    IntegerExpression after = IntegerExpression.of(SignalLevel.after(LEVELS - 1, edge));
    for (int level = LEVELS - 2; level >= 0; level--) {
      after =
          new Conditional(
              now.equalTo(level), IntegerExpression.of(SignalLevel.after(level, edge)), after);
    }
    return after;
  }

  Program program() {
    return program;
  }

  NetSystem system() {
    return system;
  }

  int transition(int command) {
    return transitions[command];
  }

  int command(int transition) {
    return commands[transition];
  }

  /** Writes the state of the program that belongs to a state of the net. */
  void read(int[] state, int[] programState) {
    absent.forEach((machine, value) -> programState[machine.slot()] = value);
    for (int place = 0; place < positions.size(); place++) {
      if (state[place] > 0) {
        for (Position position : positions.get(place)) {
          programState[position.machine().slot()] = position.value();
        }
      }
    }
    for (int signal = 0; signal < signals.size(); signal++) {
      programState[signals.get(signal).slot()] = state[system.slot(signal)];
    }
  }

  /** What {@code variables} say about a state of the net. */
  Projection projection(List<StateVariable> variables) {
    Projection projection = new Projection();
    for (int place = 0; place < positions.size(); place++) {
      for (Position position : positions.get(place)) {
        if (variables.contains(position.machine())) {
          projection.addPlace(place, position.machine().slot(), position.value());
        }
      }
    }
    for (int signal = 0; signal < signals.size(); signal++) {
      if (variables.contains(signals.get(signal))) {
        projection.addSignal(system.slot(signal), signals.get(signal).slot());
      }
    }
    return projection;
  }

  /** Whether {@code variables} determine the value of a slot of the net; a constant always is. */
  boolean determine(List<StateVariable> variables, int slot) {
    int places = positions.size();
    if (slot >= places) {
      return variables.contains(signals.get(slot - places));
    }
    return positions.get(slot).isEmpty()
        || positions.get(slot).stream().anyMatch(one -> variables.contains(one.machine()));
  }
}
