package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Composite;
import io.mazurka.protocols.engine.decomposition.parts.ProtocolTables;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
record SymmetryCandidates(ProtocolTables tables) {

  /** If a process has more parts than this, only single parts and all parts together are tried. */
  private static final int MOST_PARTS = 8;

  /** Lists of elements that may be interchangeable; an element is a list of processes. */
  List<List<List<Integer>>> of(@Nullable Symmetry asked) {
    List<List<List<Integer>>> candidates = new ArrayList<>();
    if (asked == Symmetry.PROCESSES) {
      tables.composites().forEach(composite -> candidates.addAll(whole(composite)));
      tables.roles().stream()
          .filter(role -> tables.composites().stream().noneMatch(one -> isPart(role, one)))
          .forEach(role -> candidates.add(elements(List.of(role))));
    } else {
      tables.roles().forEach(role -> candidates.add(elements(List.of(role))));
      tables.composites().stream()
          .flatMap(composite -> together(composite).stream())
          .forEach(roles -> candidates.add(elements(roles)));
    }
    return candidates;
  }

  private static boolean isPart(Role<?> role, Composite composite) {
    return composite.roles().contains(role);
  }

  /** Whole processes. Those that lack the same parts are candidates together. */
  private Collection<List<List<Integer>>> whole(Composite composite) {
    Map<List<Role<?>>, List<List<Integer>>> alike = new LinkedHashMap<>();
    for (int number = 1; number <= composite.size(); number++) {
      List<Role<?>> parts = composite.partsOf(number);
      alike.computeIfAbsent(parts, none -> new ArrayList<>()).add(elements(parts).get(number - 1));
    }
    return alike.values();
  }

  /** The sets of two or more roles of a composite process, small sets first. */
  private static List<List<Role<?>>> together(Composite composite) {
    List<Role<?>> roles = composite.roles();
    if (roles.size() > MOST_PARTS) {
      return IntStream.rangeClosed(1, composite.size())
          .mapToObj(composite::partsOf)
          .distinct()
          .toList();
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

  /** The members of these roles, grouped by number; each role has one in every group. */
  private List<List<Integer>> elements(List<Role<?>> roles) {
    List<List<Integer>> members = roles.stream().map(this::members).toList();
    return IntStream.range(0, members.stream().mapToInt(List::size).min().orElse(0))
        .mapToObj(number -> members.stream().map(role -> role.get(number)).toList())
        .toList();
  }

  private List<Integer> members(Role<?> role) {
    return tables.layout().processes().stream()
        .map(ProcessComponent::process)
        .filter(process -> process.role() == role)
        .map(ProcessInstance::index)
        .toList();
  }
}
