package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The invariants of a protocol as conditions on variables: the values that they read form none of
 * the combinations for which they fail. An invariant with a premise becomes the implication.
 */
final class ProtocolConditions {

  private static final long MOST = 1 << 18;

  private final Map<String, List<Object>> values;
  private final Map<String, ValueVariables> variables;
  private final List<LetterProviso> provisos = new ArrayList<>();

  /**
   * @param values by name of a process or monitor, its possible values
   * @param variables by name, the variables that hold the value
   */
  ProtocolConditions(Map<String, List<Object>> values, Map<String, ValueVariables> variables) {
    this.values = values;
    this.variables = variables;
  }

  /** All invariants, by name. */
  Map<String, BooleanExpression> of(Protocol protocol) {
    Map<String, BooleanExpression> conditions = new LinkedHashMap<>();
    for (PropertyDefinition property : protocol.properties()) {
      if (property.kind() == Kind.INVARIANT) {
        conditions.put(property.name(), condition(property));
      }
    }
    return conditions;
  }

  /** The provisos that no situation is reachable in which the code of an invariant fails. */
  List<LetterProviso> provisos() {
    return provisos;
  }

  private BooleanExpression condition(PropertyDefinition property) {
    if (property.clauses().isEmpty()) {
      return ofAll(property);
    }
    List<BooleanExpression> parts = new ArrayList<>();
    for (Clause clause : property.clauses()) {
      List<String> names = clause.processes().stream().map(ProcessId::toString).toList();
      parts.add(never(property, names, clause.aspects(), clause.condition().negate()));
    }
    return new All(parts);
  }

  /**
   * The condition of an invariant that is not divided into clauses, over everything that it reads.
   */
  private BooleanExpression ofAll(PropertyDefinition property) {
    List<String> names = new ArrayList<>();
    for (Observed part : property.reads()) {
      if (part instanceof Role<?> role) {
        role.members().forEach(member -> names.add(member.toString()));
      } else {
        names.add(part.name());
      }
    }
    return never(
        property,
        names,
        names.stream().map(name -> Function.<Object>identity()).toList(),
        states -> property.failure().apply(new NamedStates(names, states)).isPresent());
  }

  /** The condition that no combination of values occurs for which a given condition holds. */
  private BooleanExpression never(
      PropertyDefinition property,
      List<String> names,
      List<Function<Object, Object>> aspects,
      Predicate<List<Object>> bad) {
    List<List<List<Object>>> classes = new ArrayList<>();
    long combinations = 1;
    for (int at = 0; at < names.size(); at++) {
      Map<Object, List<Object>> alike = new LinkedHashMap<>();
      for (Object value : Objects.requireNonNull(values.get(names.get(at)))) {
        alike.computeIfAbsent(seen(aspects.get(at), value), any -> new ArrayList<>()).add(value);
      }
      classes.add(List.copyOf(alike.values()));
      combinations *= alike.size();
      if (combinations > MOST) {
        throw new NotProvableException(
            "%s depends on too many combinations of local states".formatted(property.title()));
      }
    }
    List<BooleanExpression> never = new ArrayList<>();
    for (List<List<Object>> chosen : combinations(classes)) {
      try {
        if (bad.test(chosen.stream().map(alike -> alike.get(0)).toList())) {
          never.add(together(names, chosen).not());
        }
      } catch (RuntimeException | AssertionError | StackOverflowError e) {
        String words = "%s fails with %s".formatted(property.title(), e);
        provisos.add(new LetterProviso(together(names, chosen).not(), words));
      }
    }
    return new All(never);
  }

  /**
   * The part of a value that a condition depends on; the whole value if computing the part fails.
   */
  private static Object seen(Function<Object, Object> aspect, Object value) {
    try {
      return List.of(aspect.apply(value));
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      return value;
    }
  }

  private static List<List<List<Object>>> combinations(List<List<List<Object>>> classes) {
    List<List<List<Object>>> all = new ArrayList<>(List.of(List.of()));
    for (List<List<Object>> next : classes) {
      List<List<List<Object>>> longer = new ArrayList<>();
      for (List<List<Object>> before : all) {
        for (List<Object> one : next) {
          List<List<Object>> more = new ArrayList<>(before);
          more.add(one);
          longer.add(more);
        }
      }
      all = longer;
    }
    return all;
  }

  private BooleanExpression together(List<String> names, List<List<Object>> chosen) {
    List<BooleanExpression> together = new ArrayList<>();
    for (int at = 0; at < names.size(); at++) {
      ValueVariables where = Objects.requireNonNull(variables.get(names.get(at)));
      List<BooleanExpression> any = chosen.get(at).stream().map(where::is).toList();
      together.add(any.size() == 1 ? any.get(0) : new Any(any));
    }
    return new All(together);
  }

  /** The states of some processes and monitors, by name. */
  private record NamedStates(List<String> names, List<Object> states) implements Snapshot {

    @Override
    @SuppressWarnings("unchecked")
    public <S> List<S> of(Role<S> role) {
      return role.members().stream().map(member -> (S) state(member.toString())).toList();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T of(Monitor<T> monitor) {
      return (T) state(monitor.name());
    }

    private Object state(String name) {
      int at = names.indexOf(name);
      if (at < 0) {
        throw new IllegalArgumentException("it reads %s without saying so".formatted(name));
      }
      return states.get(at);
    }
  }
}
