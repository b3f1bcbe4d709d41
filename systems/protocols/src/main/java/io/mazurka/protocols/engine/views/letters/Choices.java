package io.mazurka.protocols.engine.views.letters;

import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Enumerates the sets of letters a step may try to consume, in a fixed order. */
public final class Choices {

  private final List<ProcessInstance> processes;

  public Choices(List<ProcessInstance> processes) {
    this.processes = processes;
  }

  /** The choices among {@code available}, which is sorted by sender. */
  public List<int[]> of(StepDefinition step, Letters letters, int[] available) {
    int[] candidates = new int[available.length];
    int count = 0;
    for (int letter : available) {
      candidates[count] = letter;
      count += accepts(step, letters, letter) ? 1 : 0;
    }
    candidates = Arrays.copyOf(candidates, count);
    List<int[]> choices = new ArrayList<>();
    choose(letters, candidates, 0, new int[step.quorum()], 0, choices);
    return choices;
  }

  /** Whether the step may consume the letter at all. */
  public boolean accepts(StepDefinition step, Letters letters, int letter) {
    Role<?> sender = processes.get(letters.sender(letter)).role();
    return step.messageType().isInstance(letters.content(letter))
        && step.senders().contains(sender);
  }

  /**
   * Extends the first {@code size} letters of {@code chosen} by candidates from {@code from} on.
   */
  private static void choose(
      Letters letters, int[] candidates, int from, int[] chosen, int size, List<int[]> choices) {
    if (size == chosen.length) {
      choices.add(chosen.clone());
      return;
    }
    for (int index = from; index < candidates.length; index++) {
      chosen[size] = candidates[index];
      int next = index + 1;
      while (next < candidates.length
          && letters.sender(candidates[next]) == letters.sender(candidates[index])) {
        next++;
      }
      choose(letters, candidates, next, chosen, size + 1, choices);
    }
  }
}
