package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.Composite;
import io.mazurka.protocols.engine.decomposition.RoleProduct;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The parts of all processes, as processes. A process of a role that is no product is its only
 * part, and keeps its name.
 */
final class PartProcesses {

  private final ProtocolTables whole;
  private final Map<Role<?>, RoleProduct> products;
  private final Map<Role<?>, List<Role<?>>> partRoles = new HashMap<>();
  private final Map<ProcessId, ProcessInstance> byId = new HashMap<>();
  private final List<ProcessInstance> all = new ArrayList<>();
  private final int[] first;

  /**
   * @param products what all roles are, also those that are no products
   */
  PartProcesses(ProtocolTables whole, Map<Role<?>, RoleProduct> products) {
    this.whole = whole;
    this.products = products;
    for (Role<?> role : whole.roles()) {
      partRoles.put(role, isTakenApart(role) ? parts(product(role)) : List.of(role));
    }
    List<ProcessComponent> processes = whole.layout().processes();
    this.first = new int[processes.size() + 1];
    for (ProcessComponent component : processes) {
      ProcessInstance process = component.process();
      byId.put(process.id(), process);
      int member = process.role().members().indexOf(process.id());
      for (Role<?> part : partsOf(process.role())) {
        all.add(new ProcessInstance(all.size(), part.members().get(member), part));
      }
      first[process.index() + 1] = all.size();
    }
  }

  private static List<Role<?>> parts(RoleProduct product) {
    List<Role<?>> roles = new ArrayList<>();
    for (int part = 0; part < product.parts().size(); part++) {
      roles.add(product.role().part(product.name(part)));
    }
    return roles;
  }

  /** Nothing is gained by taking a single process apart. */
  boolean isTakenApart(Role<?> role) {
    return role.size() > 1 && product(role).isProduct();
  }

  RoleProduct product(Role<?> role) {
    return Objects.requireNonNull(products.get(role));
  }

  private List<Role<?>> partsOf(Role<?> role) {
    return Objects.requireNonNull(partRoles.get(role));
  }

  List<ProcessInstance> all() {
    return all;
  }

  ProcessInstance whole(int process) {
    return whole.layout().processes().get(process).process();
  }

  /** The number of parts of a process. */
  int count(int process) {
    return first[process + 1] - first[process];
  }

  /** The number of a part among all parts. */
  int index(int process, int part) {
    return first[process] + part;
  }

  /** The numbers of the parts of a process among all parts. */
  List<Integer> indices(int process) {
    return IntStream.range(first[process], first[process + 1]).boxed().toList();
  }

  /** The process with this name; null if it is not taken apart. */
  @Nullable ProcessInstance named(ProcessId id) {
    ProcessInstance process = byId.get(id);
    return process == null || count(process.index()) == 1 ? null : process;
  }

  /** The part of a process that sends a letter to some process. */
  int sender(int process, int letter) {
    return count(process) == 1 ? 0 : product(whole(process).role()).sender(letter);
  }

  /** The part of a process that consumes a letter. */
  int consumer(int process, int letter) {
    return count(process) == 1 ? 0 : product(whole(process).role()).consumer(letter);
  }

  /** The parts of all roles, in order. */
  List<Role<?>> roles() {
    return whole.roles().stream().<Role<?>>flatMap(role -> partsOf(role).stream()).toList();
  }

  /** Composite processes with the parts of their roles, and the processes that are taken apart. */
  List<Composite> composites() {
    List<Role<?>> known = whole.composites().stream().flatMap(it -> it.roles().stream()).toList();
    Stream<Composite> declared =
        whole.composites().stream()
            .map(
                one ->
                    new Composite(
                        one.name(),
                        one.roles().stream()
                            .<Role<?>>flatMap(role -> partsOf(role).stream())
                            .toList()));
    Stream<Composite> found =
        whole.roles().stream()
            .filter(role -> isTakenApart(role) && !known.contains(role))
            .map(role -> new Composite(role.name(), partsOf(role)));
    return Stream.concat(declared, found).toList();
  }

  /** The fields of a part of a process. */
  List<Integer> fields(int process, int part) {
    RoleProduct product = product(whole(process).role());
    return count(process) > 1
        ? product.parts().get(part)
        : IntStream.range(0, product.fields().size()).boxed().toList();
  }
}
