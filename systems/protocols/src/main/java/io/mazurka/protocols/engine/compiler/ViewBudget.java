package io.mazurka.protocols.engine.compiler;

import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.Role;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides how many views a process may have before it is split, and remembers the roles whose
 * processes are split. A view is worth its number and its program only if many states share it, so
 * the number of views is compared with the number of states.
 */
public final class ViewBudget {

  /** The number of views from which splitting pays. */
  private static final int MANY = 1 << 13;

  /** The number of states that must share a view to make up for its cost. */
  private static final int STATES_OF_A_VIEW = 32;

  /**
   * With {@link #MANY} divided by this, a process is split already if hardly any two states share a
   * view.
   */
  private static final int EARLY_PART = 4;

  private static final int HARDLY_ANY = 2;

  /** The most different letters in one slot: more would give the slot too many values. */
  private static final int LETTERS_OF_A_SLOT = 10;

  private final int most;
  private final int many;
  private final int lettersOfASlot;
  private final Set<Role<?>> split = new HashSet<>();

  /** The number of states when {@link #isOutgrown} was last called. */
  private long asked;

  private ViewBudget(int most, int many, int lettersOfASlot) {
    this.most = most;
    this.many = many;
    this.lettersOfASlot = lettersOfASlot;
  }

  /** Splits processes as soon as that pays; only memory limits the number of views. */
  public static ViewBudget standard() {
    return new ViewBudget(Integer.MAX_VALUE, MANY, LETTERS_OF_A_SLOT);
  }

  /** Ends a search when a process has more than {@code views} views, and splits no process. */
  public static ViewBudget atMost(int views) {
    return new ViewBudget(views, Integer.MAX_VALUE, LETTERS_OF_A_SLOT);
  }

  /** Splits the processes of these roles from the beginning, and no others. */
  public static ViewBudget splitting(Collection<? extends Role<?>> roles, int lettersOfASlot) {
    ViewBudget budget = new ViewBudget(Integer.MAX_VALUE, Integer.MAX_VALUE, lettersOfASlot);
    budget.split.addAll(roles);
    return budget;
  }

  /** The most letters that share a slot, if all letters are known. */
  int lettersOfASlot() {
    return lettersOfASlot;
  }

  int most() {
    return most;
  }

  boolean isSplit(Role<?> role) {
    return split.contains(role);
  }

  /** The names of the roles in {@code roles} whose processes are split. */
  List<String> split(List<? extends Role<?>> roles) {
    return roles.stream().filter(split::contains).map(Role::name).toList();
  }

  /** Splits the processes of the roles with these names from now on. */
  void splitAll(List<? extends Role<?>> roles, List<String> names) {
    roles.stream().filter(role -> names.contains(role.name())).forEach(split::add);
  }

  /** Whether some process that is not split should be, given this number of states. */
  boolean isOutgrown(List<ProcessComponent> processes, long states) {
    asked = states;
    return processes.stream().anyMatch(this::isOutgrown);
  }

  private boolean isOutgrown(ProcessComponent process) {
    int size = process.size();
    long worth = size >= many ? STATES_OF_A_VIEW : HARDLY_ANY;
    return size >= many / EARLY_PART && worth * size > asked && !process.isSplit();
  }

  /**
   * The names of the split roles, with the roles whose processes should have been split when {@link
   * #isOutgrown} was last called.
   */
  List<String> nextSplit(List<? extends Role<?>> roles, List<ProcessComponent> processes) {
    Set<Role<?>> next = new HashSet<>(split);
    processes.stream()
        .filter(this::isOutgrown)
        .forEach(process -> next.add(process.process().role()));
    return roles.stream().filter(next::contains).map(Role::name).toList();
  }
}
