package io.mazurka.protocols.engine.views.letters;

import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Enumerates the sets of letters a step may try to consume, in a fixed order. */
public final class Choices {

  private final List<ProcessInstance> processes;

  public Choices(List<ProcessInstance> processes) {
    this.processes = processes;
  }

  /** The choices among the letters of an inbox. */
  public List<int[]> of(StepDefinition step, Letters letters, Inbox inbox, int[] content) {
    int[] candidates = candidates(step, letters, inbox, content);
    if (step.quorum().sweeping()) {
      long senders = Arrays.stream(candidates).map(letters::sender).distinct().count();
      return step.quorum().allows((int) senders) ? List.of(candidates) : List.of();
    }
    List<int[]> choices = new ArrayList<>();
    choose(step.quorum(), letters, candidates, 0, new int[0], choices);
    return choices;
  }

  /** The letters of an inbox that the step may consume next, in the order of choices. */
  public int[] candidates(StepDefinition step, Letters letters, Inbox inbox, int[] content) {
    IntPredicate accepted = letter -> accepts(step, letters, letter);
    if (step.quorum().alone()) {
      int[] all = Arrays.stream(content).filter(letter -> watches(step, letters, letter)).toArray();
      return all.length == 1 && accepted.test(all[0]) ? all : new int[0];
    }
    return step.quorum().sweeping()
        ? inbox.all(content, accepted)
        : Arrays.stream(inbox.available(content)).filter(accepted).toArray();
  }

  /** Whether the step may consume the letter at all. */
  public boolean accepts(StepDefinition step, Letters letters, int letter) {
    Object message = letters.content(letter);
    return step.messageType().isInstance(message)
        && step.detects() == CrashNotice.is(message)
        && mayHear(step, processes.get(letters.sender(letter)));
  }

  /** Whether the letter, if it waits, makes a difference to whether the step is possible. */
  public boolean watches(StepDefinition step, Letters letters, int letter) {
    return step.quorum().alone()
        ? mayHear(step, processes.get(letters.sender(letter)))
        : accepts(step, letters, letter);
  }

  /** Whether the step may consume from a process. A crash is detected of the peer alone. */
  private static boolean mayHear(StepDefinition step, ProcessInstance sender) {
    return step.senders().contains(sender.role())
        && (!step.detects() || step.peer() == null || step.peer().equals(sender.id()));
  }

  /** Adds the letters chosen so far, then extends them by candidates from {@code from} on. */
  private static void choose(
      Quorum.Size size,
      Letters letters,
      int[] candidates,
      int from,
      int[] chosen,
      List<int[]> choices) {
    if (size.allows(chosen.length)) {
      choices.add(chosen);
    }
    for (int index = from; chosen.length < size.most() && index < candidates.length; index++) {
      int[] more = Arrays.copyOf(chosen, chosen.length + 1);
      more[chosen.length] = candidates[index];
      int next = index + 1;
      while (next < candidates.length
          && letters.sender(candidates[next]) == letters.sender(candidates[index])) {
        next++;
      }
      choose(size, letters, candidates, next, more, choices);
    }
  }
}
