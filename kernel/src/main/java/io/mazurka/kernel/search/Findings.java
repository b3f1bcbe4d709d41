package io.mazurka.kernel.search;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.walk.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What an exploration has found out about the properties of its task, and whether it is enough. */
public final class Findings {

  private final SearchTask task;
  private final Set<String> violated = new LinkedHashSet<>();

  /** The invariants that are still evaluated. */
  private Invariant[] open;

  private long violatingStates;
  private @Nullable Violation first;
  private @Nullable EndReason end;

  public Findings(SearchTask task) {
    this.task = task;
    this.open = task.invariants().toArray(Invariant[]::new);
  }

  /** Evaluates the invariants in a state that {@code path} leads to. */
  public void enter(int[] state, Supplier<Path> path) {
    boolean violating = false;
    for (Invariant invariant : open) {
      if (!invariant.holds(state)) {
        violating = true;
        report(invariant, invariant.name(), path);
      }
    }
    violatingStates += violating ? 1 : 0;
  }

  /** Notes that nothing is enabled in a state that was entered. */
  public void enterTerminal(int[] state, Supplier<Path> path) {
    if (task.deadlock()) {
      report(null, SearchTask.DEADLOCK, path);
      boolean counted = !Arrays.stream(open).allMatch(invariant -> invariant.holds(state));
      violatingStates += counted ? 0 : 1;
    }
  }

  private void report(@Nullable Invariant invariant, String name, Supplier<Path> path) {
    boolean news = violated.add(name);
    if (first == null && !(invariant instanceof Goal)) {
      first = new Violation(invariant, path.get());
    }
    if (task.stop() == Stop.AT_FIRST_VIOLATION) {
      end = EndReason.VIOLATION;
    } else if (news && task.stop() == Stop.WHEN_ALL_DECIDED) {
      retire(invariant);
    }
  }

  /** Evaluates a property no more whose verdict is known, and ends when it was the last. */
  private void retire(@Nullable Invariant decided) {
    open = Arrays.stream(open).filter(one -> one != decided).toArray(Invariant[]::new);
    if (violated.size() == task.properties()) {
      end = EndReason.DECIDED;
    }
  }

  /** Why nothing more needs to be explored, or null. */
  public @Nullable EndReason end() {
    return end;
  }

  /** The first violation, or null. */
  public @Nullable Violation first() {
    return first;
  }

  /** The names of the properties that fail somewhere. */
  public Set<String> violated() {
    return Collections.unmodifiableSet(violated);
  }

  /** How many states were entered in which a property fails. */
  public long violatingStates() {
    return violatingStates;
  }
}
