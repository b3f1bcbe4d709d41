package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The access of a step while it is being declared. */
final class AccessDraft {

  private final StepDraft step;
  private final Role<?> role;
  private final Set<LocalVariable> reads = new HashSet<>();
  private final Set<LocalVariable> writes = new HashSet<>();
  private final Set<LocalVariable> increments = new HashSet<>();
  private final Set<LocalVariable> timestamps = new HashSet<>();
  private boolean declared;

  AccessDraft(StepDraft step, Role<?> role) {
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
