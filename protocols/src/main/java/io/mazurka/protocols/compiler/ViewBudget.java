package io.mazurka.protocols.compiler;

import io.mazurka.protocols.Role;
import io.mazurka.protocols.views.ProcessComponent;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How many views a process may have before it is split, and the roles whose processes are. A view
 * is worth its number and its program if many states share it, so views are compared with states.
 */
public final class ViewBudget {

  /** With fewer views than this nothing is gained. */
  private static final int MANY = 1 << 13;

  /** How many states a view costs as much as. */
  private static final int STATES_OF_A_VIEW = 32;

  /** More contents than these make would be too many values of a slot. */
  private static final int LETTERS_OF_A_SLOT = 10;

  private final int most;
  private final int many;
  private final int lettersOfASlot;
  private final Set<Role<?>> split = new HashSet<>();

  private ViewBudget(int most, int many, int lettersOfASlot) {
    this.most = most;
    this.many = many;
    this.lettersOfASlot = lettersOfASlot;
  }

  /** Splits processes as soon as that pays; memory is the only limit. */
  public static ViewBudget standard() {
    return new ViewBudget(Integer.MAX_VALUE, MANY, LETTERS_OF_A_SLOT);
  }

  /** Ends a search when a process has more views than this, and splits none. */
  public static ViewBudget atMost(int views) {
    return new ViewBudget(views, Integer.MAX_VALUE, LETTERS_OF_A_SLOT);
  }

  /** Splits processes that come to have this many views. */
  public static ViewBudget splittingAt(int views) {
    return new ViewBudget(Integer.MAX_VALUE, views, LETTERS_OF_A_SLOT);
  }

  /** Splits the processes of some roles from the beginning, and no others. */
  public static ViewBudget splitting(Collection<? extends Role<?>> roles, int lettersOfASlot) {
    ViewBudget budget = new ViewBudget(Integer.MAX_VALUE, Integer.MAX_VALUE, lettersOfASlot);
    budget.split.addAll(roles);
    return budget;
  }

  /** How many letters share a slot if all are known. */
  int lettersOfASlot() {
    return lettersOfASlot;
  }

  int most() {
    return most;
  }

  boolean isSplit(Role<?> role) {
    return split.contains(role);
  }

  /** Whether a process should be split that is not. */
  boolean isOutgrown(List<ProcessComponent> processes, long states) {
    for (ProcessComponent process : processes) {
      if (isLarge(process) && (long) STATES_OF_A_VIEW * process.size() > states) {
        return true;
      }
    }
    return false;
  }

  private boolean isLarge(ProcessComponent process) {
    return process.size() >= many && !process.isSplit();
  }

  /** Splits the roles of all processes with many views from now on. */
  void outgrown(List<ProcessComponent> processes) {
    for (ProcessComponent process : processes) {
      if (isLarge(process)) {
        split.add(process.process().role());
      }
    }
  }
}
