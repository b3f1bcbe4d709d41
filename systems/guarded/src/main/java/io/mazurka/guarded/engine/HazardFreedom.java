package io.mazurka.guarded.engine;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * The condition that there is no hazard: no step takes away the excitation of a gate that drives
 * another signal, declared choices excepted. A hazard is a matter of steps; it is told by the state
 * they leave, where both are enabled.
 */
public final class HazardFreedom implements PropertyCondition {

  private final Disabling[] suspects;
  private final BitSet visible = new BitSet();

  private HazardFreedom(List<Disabling> suspects, Program program) {
    this.suspects = suspects.toArray(Disabling[]::new);
    Set<StateVariable> reads = new HashSet<>();
    suspects.forEach(suspect -> reads.addAll(suspect.reads()));
    for (Command command : program.commands()) {
      visible.set(command.number(), command.writes().stream().anyMatch(reads::contains));
    }
  }

  /**
   * The hazards of a program.
   *
   * @param excused tells of a command and one that it disables whether that is no hazard: a
   *     declared choice, or known to be impossible
   */
  public static HazardFreedom of(Program program, BiPredicate<Command, Command> excused) {
    Map<StateVariable, List<Command>> readers = new HashMap<>();
    for (Command command : program.commands()) {
      for (StateVariable variable : command.guard().reads()) {
        readers.computeIfAbsent(variable, key -> new ArrayList<>()).add(command);
      }
    }
    List<Disabling> suspects = new ArrayList<>();
    for (Command disabler : program.commands()) {
      Set<Command> victims = new HashSet<>();
      disabler.writes().forEach(v -> victims.addAll(readers.getOrDefault(v, List.of())));
      victims.removeIf(victim -> drivesTheSame(victim, disabler));
      for (Command victim : victims) {
        Disabling suspect = Disabling.of(disabler, victim, program.variables().size());
        if (suspect.isPossible() && !excused.test(disabler, victim)) {
          suspects.add(suspect);
        }
      }
    }
    return new HazardFreedom(suspects, program);
  }

  /** The ways in which one command may disable another, declared choices excepted. */
  public List<Disabling> suspects() {
    return List.of(suspects);
  }

  private static boolean drivesTheSame(Command one, Command other) {
    return one.writes().equals(other.writes());
  }

  @Override
  public StateEvaluator evaluator() {
    return this::holds;
  }

  private boolean holds(int[] state) {
    for (Disabling suspect : suspects) {
      if (suspect.isImminent(state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String explain(int[] state) {
    return List.of(suspects).stream()
        .filter(suspect -> suspect.isImminent(state))
        .map(suspect -> suspect.disabler().name() + " would disable " + suspect.victim().name())
        .sorted()
        .collect(Collectors.joining("; "));
  }

  @Override
  public boolean isVisible(Transition transition) {
    return visible.get(transition.number());
  }
}
