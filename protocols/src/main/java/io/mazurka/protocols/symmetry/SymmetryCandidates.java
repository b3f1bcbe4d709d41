package io.mazurka.protocols.symmetry;

import io.mazurka.protocols.Composite;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.options.Symmetry;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.ProcessInstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What of a protocol may be interchangeable, in the order in which it is tried.
 *
 * <p>Decomposed, a process gives up its parts one by one, and only those that cannot be exchanged
 * on their own are tried together, few before many. Nothing is lost by that: where whole processes
 * can be exchanged, and some of their parts, then so can the rest of them; and where a part of one
 * can be exchanged with another, then so can those of all that are like it.
 */
record SymmetryCandidates(Protocol protocol, Layout layout) {

  /** Of more parts than this, only single ones and all together are tried. */
  private static final int MOST_PARTS = 8;

  /** Lists of elements that may be interchangeable; an element is a list of processes. */
  List<List<List<Integer>>> of(@Nullable Symmetry asked) {
    List<List<Role<?>>> parts = new ArrayList<>();
    if (asked == Symmetry.PROCESSES) {
      protocol.composites().forEach(composite -> parts.add(composite.roles()));
      protocol.roles().stream()
          .filter(role -> parts.stream().noneMatch(roles -> roles.contains(role)))
          .map(List::<Role<?>>of)
          .toList()
          .forEach(parts::add);
    } else {
      protocol.roles().forEach(role -> parts.add(List.of(role)));
      protocol.composites().forEach(composite -> parts.addAll(together(composite)));
    }
    return parts.stream().map(this::elements).toList();
  }

  /** Two or more roles of a composite process, few before many. */
  private static List<List<Role<?>>> together(Composite composite) {
    List<Role<?>> roles = composite.roles();
    if (roles.size() > MOST_PARTS) {
      return List.of(roles);
    }
    return IntStream.range(0, 1 << roles.size())
        .boxed()
        .filter(set -> Integer.bitCount(set) > 1)
        .sorted(Comparator.comparingInt(Integer::bitCount))
        .map(set -> chosen(roles, set))
        .toList();
  }

  private static List<Role<?>> chosen(List<Role<?>> roles, int set) {
    List<Role<?>> chosen = new ArrayList<>();
    for (int index = 0; index < roles.size(); index++) {
      if ((set >> index & 1) == 1) {
        chosen.add(roles.get(index));
      }
    }
    return chosen;
  }

  /** The members of these roles, those with the same number together. */
  private List<List<Integer>> elements(List<Role<?>> roles) {
    List<List<Integer>> members = roles.stream().map(this::members).toList();
    return IntStream.range(0, members.get(0).size())
        .mapToObj(number -> members.stream().map(role -> role.get(number)).toList())
        .toList();
  }

  private List<Integer> members(Role<?> role) {
    return layout.processes().stream()
        .map(ProcessComponent::process)
        .filter(process -> process.role() == role)
        .map(ProcessInstance::index)
        .toList();
  }
}
