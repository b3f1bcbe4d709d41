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

  /** With this part of the views it is clear already, if hardly any two states share one. */
  private static final int EARLY_PART = 4;

  private static final int HARDLY_ANY = 2;

  /** More contents than these make would be too many values of a slot. */
  private static final int LETTERS_OF_A_SLOT = 10;

  private final int most;
  private final int many;
  private final int lettersOfASlot;
  private final Set<Role<?>> split = new HashSet<>();

  /** How many states there were when it was last asked. */
  private long asked;

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

  /** The names of those roles whose processes are split. */
  List<String> split(List<? extends Role<?>> roles) {
    return roles.stream().filter(split::contains).map(Role::name).toList();
  }

  /** Splits the processes of the roles with these names from now on. */
  void splitAll(List<? extends Role<?>> roles, List<String> names) {
    roles.stream().filter(role -> names.contains(role.name())).forEach(split::add);
  }

  /** Whether a process should be split that is not. */
  boolean isOutgrown(List<ProcessComponent> processes, long states) {
    asked = states;
    return processes.stream().anyMatch(this::isOutgrown);
  }

  private boolean isOutgrown(ProcessComponent process) {
    int size = process.size();
    long worth = size >= many ? STATES_OF_A_VIEW : HARDLY_ANY;
    return size >= many / EARLY_PART && worth * size > asked && !process.isSplit();
  }

  /** The same with the roles of all processes that should be when it was last asked. */
  List<String> nextSplit(List<? extends Role<?>> roles, List<ProcessComponent> processes) {
    Set<Role<?>> next = new HashSet<>(split);
    processes.stream()
        .filter(this::isOutgrown)
        .forEach(process -> next.add(process.process().role()));
    return roles.stream().filter(next::contains).map(Role::name).toList();
  }
}
