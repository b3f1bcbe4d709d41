package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Composite;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.options.Symmetry;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Lists the elements of a protocol that may be interchangeable, in the order in which they are
 * tried.
 *
 * <p>For a composite process that is decomposed, single parts are tried first. Parts that cannot be
 * exchanged on their own are then tried together, few before many. This loses nothing: if whole
 * processes can be exchanged, and some of their parts can, then the remaining parts can be
 * exchanged too; and if a part of one process can be exchanged with that of another, so can the
 * corresponding parts of all processes like them.
 */
record SymmetryCandidates(Protocol protocol, Layout layout) {

  /** If a process has more parts than this, only single parts and all parts together are tried. */
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

  /** The sets of two or more roles of a composite process, small sets first. */
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

  /** The members of these roles, grouped by number. */
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
