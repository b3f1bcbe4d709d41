package io.mazurka.protocols.roles;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.crashes.Crashed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The variables of its process that a step reads and writes (Bokor, Kinder, Serafini, Suri 2011,
 * section IV). A step that declares nothing may read and write all of them; a step that declares
 * some reads and writes no others.
 *
 * @param declared whether the step declared anything, so that the sets are complete
 * @param reads the variables that the guard of the step depends on
 * @param writes the variables that the step may change
 * @param increments the written variables that the step never makes smaller
 * @param timestamps the read variables of which a larger value never enables the step
 */
public record Access(
    boolean declared,
    Set<LocalVariable> reads,
    Set<LocalVariable> writes,
    Set<LocalVariable> increments,
    Set<LocalVariable> timestamps) {

  public Access {
    reads = Set.copyOf(reads);
    writes = Set.copyOf(writes);
    increments = Set.copyOf(increments);
    timestamps = Set.copyOf(timestamps);
  }

  /** Whether the step may change {@code variable}. */
  public boolean mayWrite(LocalVariable variable) {
    return !declared || writes.contains(variable);
  }

  /**
   * Whether a variable that this step writes may enable a step of the same process with the access
   * {@code other}.
   */
  public boolean canEnable(Access other) {
    return !other.declared
        || other.reads.stream()
            .anyMatch(
                variable ->
                    mayWrite(variable)
                        && !(increments.contains(variable) && other.timestamps.contains(variable)));
  }

  /**
   * Says how a step from one local state of {@code role} to another breaks this declaration; empty
   * if the step keeps it.
   */
  public Optional<String> violation(Role<?> role, Object before, Object after) {
    Object seen = Crashed.seen(after);
    for (LocalVariable variable : role.variables()) {
      if (!mayWrite(variable) && variable.differs(before, seen)) {
        return Optional.of(
            "changes %s without declaring it; add .writes(%s) to the step"
                .formatted(variable, variable));
      }
      if (increments.contains(variable) && !variable.grows(before, seen)) {
        return Optional.of(
            "increments %s, but makes it smaller; declare .writes(%s) instead"
                .formatted(variable, variable));
      }
    }
    return Optional.empty();
  }

  /** The access of a step while it is being declared. */
  static final class Draft {

    private final StepDraft step;
    private final Role<?> role;
    private final Set<LocalVariable> reads = new HashSet<>();
    private final Set<LocalVariable> writes = new HashSet<>();
    private final Set<LocalVariable> increments = new HashSet<>();
    private final Set<LocalVariable> timestamps = new HashSet<>();
    private boolean declared;

    Draft(StepDraft step, Role<?> role) {
      this.step = step;
      this.role = role;
    }

    void reads(LocalVariable... variables) {
      add(reads, variables);
    }

    void writes(LocalVariable... variables) {
      add(writes, variables);
    }

    void increments(LocalVariable... variables) {
      add(writes, variables);
      add(increments, variables);
    }

    void comparesTimestamp(LocalVariable... variables) {
      add(reads, variables);
      add(timestamps, variables);
    }

    private void add(Set<LocalVariable> set, LocalVariable... variables) {
      declared = true;
      for (LocalVariable variable : variables) {
        if (variable.role() != role) {
          throw new InvalidModelException(
              "%s cannot access %s, a variable of %s; a process sees only its own local state"
                  .formatted(step, variable, variable.role()));
        }
      }
      set.addAll(List.of(variables));
    }

    Access complete() {
      return new Access(declared, reads, writes, increments, timestamps);
    }
  }
}
