package io.mazurka.protocols;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A kind of process that plays several roles at once: the members of its roles with the same number
 * are the parts of one process. Parts share no state, so a composite process behaves like its parts
 * on their own; it only says which permutations of processes are permutations of whole ones.
 */
public record Composite(String name, List<Role<?>> roles) {

  public Composite {
    roles = List.copyOf(roles);
  }

  @Override
  public String toString() {
    return roles.stream().map(Role::name).collect(Collectors.joining(" + ", name + " = ", ""));
  }
}
