package io.mazurka.guarded.local;

import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Knows which commands of a program can conflict, and from which local states on: the dependence
 * relation of Zheng and Zhang, conditional on where the processes are. Two commands conflict in a
 * state where both are enabled and one disables the other or they do not commute. Immutable.
 */
public final class CommandConflicts {

  /** A command that disables another one somewhere. */
  private record Disabled(int disabler, int victim) {}

  private final List<CommandGraph> graphs;
  private final Zone[][] zones;
  private final Set<Disabled> disabled = new HashSet<>();

  private CommandConflicts(Program program, List<CommandGraph> graphs) {
    this.graphs = List.copyOf(graphs);
    int commands = program.commands().size();
    List<List<Zone>> found = new ArrayList<>();
    for (int command = 0; command < commands; command++) {
      found.add(new ArrayList<>());
    }
    for (CommandGraph graph : graphs) {
      GraphConflicts here = GraphConflicts.of(graph, program.commands());
      here.disablings((disabler, victim) -> disabled.add(new Disabled(disabler, victim)));
      here.zones().forEach(zone -> found.get(zone.command()).add(zone));
    }
    this.zones = found.stream().map(list -> list.toArray(Zone[]::new)).toArray(Zone[][]::new);
  }

  /** The conflicts of a program, from its local graphs. */
  public static CommandConflicts of(Program program, List<CommandGraph> graphs) {
    return new CommandConflicts(program, graphs);
  }

  public List<CommandGraph> graphs() {
    return graphs;
  }

  /** The number of commands of the program. */
  public int commands() {
    return zones.length;
  }

  /** Whether a command conflicts with no other one, anywhere. */
  public boolean isFree(int command) {
    return zones[command].length == 0;
  }

  /** Whether a step of {@code disabler} can disable {@code victim}. */
  public boolean canDisable(Command disabler, Command victim) {
    return disabled.contains(new Disabled(disabler.number(), victim.number()));
  }

  /**
   * Appends, for an enabled command, the commands with which it can conflict before it is executed,
   * starting from the local states of {@code positions}. Some commands may be appended twice.
   *
   * @return the new number of entries in {@code conflicting}
   */
  public int appendConflicting(
      int command, LocalPositions positions, int[] conflicting, int count) {
    int end = count;
    for (Zone zone : zones[command]) {
      int[] here = zone.conflicting(positions.of(zone.graph()));
      System.arraycopy(here, 0, conflicting, end, here.length);
      end += here.length;
    }
    return end;
  }

  /** The largest number of entries that {@link #appendConflicting} appends for one command. */
  public int mostConflicting() {
    int most = 0;
    for (Zone[] list : zones) {
      int sum = 0;
      for (Zone zone : list) {
        sum += zone.most();
      }
      most = Math.max(most, sum);
    }
    return most;
  }
}
