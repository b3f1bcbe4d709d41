package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Role;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds out for each role whether its local state is a product, from the local graphs of its
 * members.
 *
 * @param analysis a complete analysis
 * @param requireTime gives up if there is no more time
 */
public record RoleProducts(
    List<ProcessInstance> processes, LocalAnalysis analysis, Runnable requireTime) {

  /** What the local states of all these roles are. */
  public Map<Role<?>, RoleProduct> ofAll(List<Role<?>> roles) {
    Map<Role<?>, RoleProduct> all = new LinkedHashMap<>();
    roles.stream().filter(role -> role.size() > 0).forEach(role -> all.put(role, of(role)));
    return all;
  }

  /** The product that the local states of a role are; with one part if they are none. */
  public RoleProduct of(Role<?> role) {
    List<LocalGraph> graphs =
        processes.stream()
            .filter(process -> process.role() == role)
            .map(process -> analysis.graphs().get(process.index()))
            .toList();
    Map<Integer, Object> locals = new HashMap<>();
    for (LocalGraph graph : graphs) {
      graph.locals().forEach(local -> locals.put(local, meaning().local(graph.process(), local)));
    }
    Optional<String> obstacle = obstacle(role, graphs);
    LocalFields fields = new LocalFields(obstacle.isPresent() ? Map.of(0, role) : locals);
    if (obstacle.isPresent() || fields.changing(graphs).size() < 2) {
      String reason = obstacle.orElse("its local state has no two fields that change");
      return RoleProduct.none(role, fields, reason);
    }
    return new ProductSearch(role, analysis, graphs, fields, requireTime).find();
  }

  private Optional<String> obstacle(Role<?> role, List<LocalGraph> graphs) {
    if (!role.timers().isEmpty()) {
      return Optional.of("its processes have timers, for all of which time passes at once");
    }
    for (LocalGraph graph : graphs) {
      String name = meaning().process(graph.process());
      if (graph.canFail()) {
        return Optional.of("user code fails in a step of " + name);
      }
      if (graph.locals().stream().anyMatch(it -> meaning().isCrashed(graph.process(), it))) {
        return Optional.of(name + " crashes as a whole");
      }
      if (graph.letters().stream().anyMatch(analysis.background().lasting())) {
        return Optional.of(name + " may be lied to at any time");
      }
    }
    return Optional.empty();
  }

  private Meaning meaning() {
    return analysis.background().meaning();
  }
}
