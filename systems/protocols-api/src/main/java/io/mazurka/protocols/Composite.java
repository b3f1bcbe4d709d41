package io.mazurka.protocols;

import io.mazurka.protocols.roles.Role;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A kind of process that plays several roles at once: the members of its roles with the same number
 * are the parts of one process. If one role has more members than another, the last processes lack
 * a part. Parts share no state, so a composite process behaves like its parts on their own. The
 * declaration matters only for symmetry: it says which permutations of parts are permutations of
 * whole processes.
 */
public record Composite(String name, List<Role<?>> roles) {

  public Composite {
    roles = List.copyOf(roles);
  }

  /** The number of processes of this kind. */
  public int size() {
    return roles.stream().mapToInt(Role::size).max().orElse(0);
  }

  /** The roles in which the process with this number, counted from 1, has a part. */
  public List<Role<?>> partsOf(int number) {
    return roles.stream().filter(role -> number <= role.size()).toList();
  }

  /**
   * Says what is wrong with this declaration in a protocol with these roles and other composite
   * processes, and how to mend it; empty if nothing is wrong.
   */
  Optional<String> mistake(List<Role<?>> known, List<Composite> others) {
    if (roles.isEmpty()) {
      return Optional.of("composite process %s has no parts; name its roles".formatted(name));
    }
    for (Role<?> role : roles) {
      if (!known.contains(role)) {
        return Optional.of(
            "%s, a part of %s, is a role of another protocol; make it with this builder"
                .formatted(role, name));
      }
      if (Collections.frequency(roles, role) > 1) {
        return Optional.of("%s is twice a part of %s; name it once".formatted(role, name));
      }
      for (Composite other : others) {
        if (other.roles.contains(role)) {
          return Optional.of(
              "%s is a part of both %s and %s; make it a role for each"
                  .formatted(role, other.name, name));
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return roles.stream().map(Role::name).collect(Collectors.joining(" + ", name + " = ", ""));
  }
}
