package io.mazurka.protocols.engine.fields;

import io.mazurka.kernel.options.NearMiss;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.engine.fields.ReadPart.Member;
import io.mazurka.protocols.engine.fields.ReadPart.Watcher;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names of a protocol, and the variables of the quantifiers around a term. */
final class ProtocolWords {

  private static final int MOST_SHOWN = 12;

  private final Map<String, ReadPart> parts = new LinkedHashMap<>();
  private final Map<String, Role<?>> roles = new LinkedHashMap<>();
  private final Map<Object, ValueType> types = new HashMap<>();
  private final Set<Role<?>> mentioned = new LinkedHashSet<>();
  private final Deque<Map.Entry<String, Member>> bound = new ArrayDeque<>();

  ProtocolWords(Protocol protocol) {
    int first = 0;
    List<List<Object>> initial = protocol.initialStates();
    for (Role<?> role : protocol.roles()) {
      roles.put(role.name(), role);
      Set<Object> states = new LinkedHashSet<>(role.initialStates());
      for (List<Object> all : initial) {
        all.subList(first, first + role.size()).stream().map(TimedState::bare).forEach(states::add);
      }
      types.put(role, ValueType.ofSome(states));
      for (int index = 0; index < role.size(); index++) {
        Member member = new Member(role, index);
        parts.putIfAbsent(member.toString(), member);
      }
      first += role.size();
    }
    for (Monitor<?> monitor : protocol.monitors()) {
      parts.putIfAbsent(monitor.name(), new Watcher(monitor));
      types.put(monitor, ValueType.ofSome(List.of(monitor.initial())));
    }
  }

  boolean isKnown(String name) {
    return find(name) != null || roles.containsKey(name);
  }

  /** The process or monitor with this name, or the process that a variable stands for; or null. */
  @Nullable ReadPart find(String name) {
    for (Map.Entry<String, Member> variable : bound) {
      if (variable.getKey().equals(name)) {
        return variable.getValue();
      }
    }
    return parts.get(name);
  }

  /** The type of the values that a part has. */
  ValueType type(ReadPart part) {
    return types.getOrDefault(part.observed(), ValueType.UNKNOWN);
  }

  /** The type of an enum that is declared beside the class of some local state or monitor. */
  Optional<ValueType> enumNamed(String name) {
    return types.values().stream()
        .flatMap(type -> type.raw().stream())
        .flatMap(type -> beside(type, name))
        .filter(Class::isEnum)
        .findFirst()
        .map(ValueType::of);
  }

  /** The classes of this simple name in the file or in the package of a class. */
  private static Stream<Class<?>> beside(Class<?> type, String name) {
    Class<?> outermost = type;
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    return Stream.concat(
        inside(outermost).filter(one -> one.getSimpleName().equals(name)),
        inPackage(outermost, name).stream());
  }

  private static Stream<Class<?>> inside(Class<?> type) {
    return Stream.concat(
        Stream.of(type), Arrays.stream(type.getDeclaredClasses()).flatMap(ProtocolWords::inside));
  }

  private static Optional<Class<?>> inPackage(Class<?> type, String name) {
    try {
      String whole = type.getPackageName().isEmpty() ? name : type.getPackageName() + "." + name;
      return Optional.of(Class.forName(whole, false, type.getClassLoader()));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  void bind(String variable, Member member) {
    bound.push(Map.entry(variable, member));
  }

  /** Forgets the variable bound last. */
  void release() {
    bound.pop();
  }

  Role<?> role(String name, int column) {
    Role<?> role = roles.get(name);
    if (role == null) {
      throw new FieldSyntaxException(
          column,
          "there is no role '%s'%s; the roles are %s"
              .formatted(name, NearMiss.question(name, roles.keySet()), listed(roles.keySet())));
    }
    mentioned.add(role);
    return role;
  }

  /** The roles without members that a quantifier ranges over: what is said of them says nothing. */
  List<Role<?>> mentionedInVain() {
    return mentioned.stream().filter(role -> role.size() == 0).toList();
  }

  /** The refusal of a name without a meaning. */
  FieldSyntaxException unknown(String name, int column) {
    if (roles.containsKey(name)) {
      return new FieldSyntaxException(
          column,
          "'%s' is a role of %d; say which of them, or 'forall p in %s: ...'"
              .formatted(name, roles.get(name).size(), name));
    }
    return new FieldSyntaxException(
        column,
        "there is no process or monitor '%s'%s; there are %s"
            .formatted(name, NearMiss.question(name, parts.keySet()), listed(parts.keySet())));
  }

  static String listed(Collection<String> names) {
    int rest = names.size() - MOST_SHOWN;
    return rest <= 0
        ? String.join(", ", names)
        : "%s and %d more"
            .formatted(String.join(", ", names.stream().limit(MOST_SHOWN).toList()), rest);
  }
}
