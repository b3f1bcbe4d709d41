package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.decomposition.RoleProduct;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A protocol whose processes are taken apart, so that each part of a product state is a process
 * (Bokor 2011, definition 8): as tables of local states, letters and steps, as no handler could be
 * called for a part alone. States of the protocol and states of the parts are the same up to names,
 * and so are their steps; so a permutation of parts that keeps all steps of parts is an
 * automorphism of the protocol.
 */
public final class DecomposedProtocol {

  private final ProtocolTables whole;
  private final PartProcesses parts;
  private final List<PartLocals> locals;
  private final PartLetters letters;
  private final ProtocolTables tables;

  /**
   * Takes the processes of roles with several members apart.
   *
   * @param products what the roles are, also those that are no products
   * @throws UnsupportedValueException if values cannot be made again with other identities
   */
  public DecomposedProtocol(ProtocolTables whole, Map<Role<?>, RoleProduct> products) {
    this.whole = whole;
    this.parts = new PartProcesses(whole, products);
    IdentityParts identities = new IdentityParts(parts, whole);
    this.locals = locals(identities);
    this.letters = new PartLetters(parts, whole, identities);
    List<ProcessComponent> components = components();
    this.tables =
        new ProtocolTables(
            parts.roles(),
            parts.composites(),
            new Layout(components, List.of(), whole.layout().budgets()),
            new PartGraphs(parts, whole, locals, letters, components).analysis(),
            whole.initialLocals().stream().map(this::apart).toList(),
            transition -> step(transition, identities));
  }

  private List<PartLocals> locals(IdentityParts identities) {
    Map<Role<?>, PartLocals> byRole = new HashMap<>();
    List<PartLocals> all = new ArrayList<>();
    for (ProcessComponent component : whole.layout().processes()) {
      Role<?> role = component.process().role();
      PartLocals known = byRole.get(role);
      if (known == null) {
        TreeSet<Integer> some = new TreeSet<>();
        for (LocalGraph graph : whole.analysis().graphs()) {
          if (parts.whole(graph.process()).role() == role) {
            some.addAll(graph.locals());
          }
        }
        int process = component.process().index();
        List<List<Integer>> fields =
            IntStream.range(0, parts.count(process))
                .mapToObj(part -> parts.fields(process, part))
                .toList();
        known =
            new PartLocals(
                role, List.copyOf(some), parts.product(role).fields(), fields, identities);
        byRole.put(role, known);
      }
      all.add(known);
    }
    return all;
  }

  private List<ProcessComponent> components() {
    List<ProcessComponent> components = new ArrayList<>();
    for (ProcessComponent component : whole.layout().processes()) {
      int process = component.process().index();
      for (int part = 0; part < parts.count(process); part++) {
        ProcessInstance one = parts.all().get(components.size());
        components.add(
            new ProcessComponent(
                one,
                whole.analysis().background().channels(),
                whole.analysis().background().capacity(),
                locals.get(process).table(part),
                letters.of(one.index()),
                Integer.MAX_VALUE));
      }
    }
    for (ProcessComponent process : whole.layout().processes()) {
      if (process.isSplit()) {
        ChannelGroups groups = new ChannelGroups(process, parts, letters);
        for (int part : parts.indices(process.process().index())) {
          components.get(part).split(groups.of(part), parts.all().size(), false);
        }
      }
    }
    return components;
  }

  /** The local states of the parts in a state with these local states. */
  private int[] apart(int[] state) {
    return IntStream.range(0, state.length)
        .flatMap(
            process ->
                IntStream.range(0, parts.count(process))
                    .map(part -> locals.get(process).part(part, state[process])))
        .toArray();
  }

  /** The declared step of a transition; its peer is the part that it has to do with. */
  private StepDefinition step(int transition, IdentityParts identities) {
    StepDefinition step = whole.steps().apply(transition);
    ProcessId peer = step.peer();
    return peer == null
        ? step
        : new StepDefinition(
            step.role(),
            step.name(),
            identities.peer(step.role(), 0, peer),
            step.mishap(),
            step.interrupted(),
            step.quorum(),
            step.messageType(),
            step.senders(),
            step.sends(),
            step.access(),
            step.timing(),
            step.guard(),
            step.handler());
  }

  /** The parts as processes. */
  public ProtocolTables tables() {
    return tables;
  }

  /** The parts of a process, by their slots. */
  public List<Integer> parts(int process) {
    return parts.indices(process);
  }

  /** A function that puts the local state of a process together from those of its parts. */
  public Function<List<Object>, Object> together(int process) {
    PartLocals own = locals.get(process);
    List<IdentityHashMap<Object, Integer>> weights = new ArrayList<>();
    for (int part = 0; part < parts.count(process); part++) {
      IdentityHashMap<Object, Integer> some = new IdentityHashMap<>();
      for (int local = 0; local < own.table(part).size(); local++) {
        some.put(own.table(part).get(local), own.weight(part, local));
      }
      weights.add(some);
    }
    return values -> {
      int combination = 0;
      for (int part = 0; part < values.size(); part++) {
        combination += Objects.requireNonNull(weights.get(part).get(values.get(part)));
      }
      return whole.analysis().background().meaning().local(process, own.whole(combination));
    };
  }

  /**
   * Per part of a process, what of its local state something depends on that depends on {@code
   * aspect} of the local state of the process: that of the process for all local states of the
   * other parts.
   */
  public List<Function<Object, Object>> aspects(int process, Function<Object, Object> aspect) {
    Function<List<Object>, Object> together = together(process);
    List<Integer> own = parts(process);
    List<Function<Object, Object>> aspects = new ArrayList<>();
    for (int part = 0; part < own.size(); part++) {
      List<List<Object>> others = List.of(List.of());
      for (int other = 0; other < own.size(); other++) {
        if (other != part) {
          others = longer(others, values(own.get(other)));
        }
      }
      int place = part;
      List<List<Object>> rest = others;
      aspects.add(
          value -> {
            List<@Nullable Object> all = new ArrayList<>();
            for (List<Object> some : rest) {
              List<Object> values = new ArrayList<>(some);
              values.add(place, value);
              all.add(aspect.apply(together.apply(values)));
            }
            return all;
          });
    }
    return aspects;
  }

  private static List<List<Object>> longer(List<List<Object>> lists, List<Object> values) {
    List<List<Object>> all = new ArrayList<>();
    for (List<Object> list : lists) {
      for (Object value : values) {
        List<Object> more = new ArrayList<>(list);
        more.add(value);
        all.add(more);
      }
    }
    return all;
  }

  private List<Object> values(int part) {
    return tables.analysis().graphs().get(part).locals().stream()
        .map(local -> tables.analysis().background().meaning().local(part, local))
        .toList();
  }

  /** The representatives of states, by those of the states of their parts. */
  public Supplier<Canonicalizer> whole(Supplier<Canonicalizer> representatives) {
    List<SlotParts> slots =
        new PartSlots(whole.layout(), tables.layout(), parts, locals, letters).all();
    int size = tables.layout().components().size();
    return () -> new PartwiseCanonicalizer(slots, representatives.get(), size);
  }
}
