package io.mazurka.kernel.formula;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.FairnessAssumption.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The transitions and channels that fairness is about. Mishaps are not among the transitions: no
 * process has to crash or to lose a message.
 *
 * @param obliged the transitions; several transitions of a process may have the same name
 * @param channels the channels; {@link FairChannels#none()} if there are no messages
 */
public record FairSteps(List<Transition> obliged, FairChannels channels) {

  /** So many names are listed; of the others only the number is given. */
  private static final int MOST_NAMES = 12;

  public FairSteps {
    obliged = List.copyOf(obliged);
  }

  /** Transitions of a system without messages. */
  public FairSteps(List<Transition> obliged) {
    this(obliged, FairChannels.none());
  }

  /** The assumptions that {@code asked} stands for. */
  public List<FairnessAssumption> assumptions(List<AskedFairness> asked) {
    Set<FairnessAssumption> assumptions = new LinkedHashSet<>();
    for (AskedFairness one : asked) {
      Strength strength = one.strength();
      String whom = one.whom();
      if (one.subject() == Subject.MESSAGES) {
        assumptions.add(channels.assumption(one));
      } else if (strength != null && whom == null) {
        byName(Transition::process)
            .forEach(
                (process, steps) ->
                    assumptions.add(new FairnessAssumption(strength, process, steps)));
      } else if (strength != null && whom != null) {
        assumptions.add(new FairnessAssumption(strength, whom, steps(one, whom)));
      }
    }
    return List.copyOf(assumptions);
  }

  private Map<String, Set<Integer>> byName(Function<Transition, String> name) {
    return obliged.stream()
        .collect(
            Collectors.groupingBy(
                name,
                LinkedHashMap::new,
                Collectors.mapping(Transition::number, Collectors.toSet())));
  }

  private Set<Integer> steps(AskedFairness asked, String whom) {
    Map<String, Set<Integer>> processes = byName(Transition::process);
    Map<String, Set<Integer>> steps = byName(Transition::toString);
    Set<Integer> found = processes.getOrDefault(whom, steps.getOrDefault(whom, Set.of()));
    if (found.isEmpty()) {
      List<String> names = new ArrayList<>(processes.keySet());
      names.addAll(steps.keySet());
      throw new InvalidOptionException(
          "%s %s: there is no process or step '%s'%s; the processes are %s"
              .formatted(
                  AskedFairness.OPTION,
                  asked,
                  whom,
                  NearMiss.question(whom, names),
                  listed(List.copyOf(processes.keySet()))));
    }
    return found;
  }

  static String listed(List<String> names) {
    int rest = names.size() - MOST_NAMES;
    return rest <= 0
        ? String.join(", ", names)
        : "%s and %d more".formatted(String.join(", ", names.subList(0, MOST_NAMES)), rest);
  }
}
