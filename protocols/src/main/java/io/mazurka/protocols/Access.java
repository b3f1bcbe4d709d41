package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a step does with the variables of its process (Bokor, Kinder, Serafini, Suri 2011, section
 * IV). Nothing declared means anything; once something is declared, it is all there is.
 *
 * @param declared whether the sets are complete
 * @param reads the variables its guard depends on
 * @param writes the variables it may change
 * @param increments those of them that it never makes smaller
 * @param timestamps the variables it reads such that a larger value never enables it
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

  /** Whether what the step writes may enable a step of the same process with this access. */
  public boolean canEnable(Access other) {
    return !other.declared
        || other.reads.stream()
            .anyMatch(
                variable ->
                    mayWrite(variable)
                        && !(increments.contains(variable) && other.timestamps.contains(variable)));
  }

  /** In what a step from one local state of {@code role} to another breaks the declaration. */
  public Optional<String> violation(Role<?> role, Object before, Object after) {
    for (LocalVariable variable : role.variables()) {
      if (!mayWrite(variable) && variable.differs(before, after)) {
        return Optional.of(
            "changes %s without declaring it; add .writes(%s) to the step"
                .formatted(variable, variable));
      }
      if (increments.contains(variable) && !variable.grows(before, after)) {
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
