package io.mazurka.protocols.engine.programs;

import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides which steps become one transition for each set of senders whose messages they may consume
 * (Bokor 2011, section 3.5). The states and steps of the system stay the same. Its transitions
 * become finer, so that fewer of them interfere.
 */
public final class Refinement {

  /**
   * A step with more sets of senders is not split, because the relations between transitions are
   * quadratic in size.
   */
  private static final int MOST_PARTS = 300;

  private final Split split;

  public Refinement(Split split) {
    this.split = split;
  }

  /**
   * The sets of senders of the transitions that the step becomes; empty if the step is not split.
   */
  List<List<ProcessInstance>> parts(StepDefinition step, List<ProcessInstance> senders) {
    List<List<ProcessInstance>> parts = new ArrayList<>();
    int least = step.quorum().least();
    int most = Math.min(step.quorum().most(), senders.size());
    if (isSplit(step) && combinations(senders.size(), least, most) <= MOST_PARTS) {
      for (int size = least; size <= most; size++) {
        choose(senders, 0, new ArrayList<>(), size, parts);
      }
    }
    return parts;
  }

  /**
   * A step that takes everything is not split: a message of any sender changes what all its parts
   * would do.
   */
  private boolean isSplit(StepDefinition step) {
    return step.consumes()
        && !step.quorum().sweeping()
        && switch (split) {
          case NONE -> false;
          case QUORUM -> !isReply(step);
          case REPLY -> isReply(step);
          case COMBINED -> true;
        };
  }

  /** Whether the step sends messages only to the senders of the messages that it consumes. */
  private static boolean isReply(StepDefinition step) {
    return !step.sends().isEmpty() && step.sends().stream().allMatch(SendDeclaration::reply);
  }

  /** The number of sets of {@code least} to {@code most} elements. */
  private static double combinations(int all, int least, int most) {
    double sum = 0;
    for (int some = least; some <= most; some++) {
      sum += combinations(all, some);
    }
    return sum;
  }

  private static double combinations(int all, int some) {
    double result = 1;
    for (int factor = 1; factor <= some; factor++) {
      result = result * (all - some + factor) / factor;
    }
    return result;
  }

  private static void choose(
      List<ProcessInstance> senders,
      int from,
      List<ProcessInstance> chosen,
      int size,
      List<List<ProcessInstance>> parts) {
    if (chosen.size() == size) {
      parts.add(List.copyOf(chosen));
      return;
    }
    for (int index = from; index < senders.size(); index++) {
      chosen.add(senders.get(index));
      choose(senders, index + 1, chosen, size, parts);
      chosen.remove(chosen.size() - 1);
    }
  }
}
