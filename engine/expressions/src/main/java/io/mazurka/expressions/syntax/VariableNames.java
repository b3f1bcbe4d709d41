package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The variables that a user may name: by their full names, or by the last part of a dotted name if
 * it is unique. Variables {@code x[1]}, {@code x[2]} and so on form an array {@code x}.
 */
public final class VariableNames implements Names {

  private static final int SHOWN = 4;

  private final String kind;
  private final BiFunction<String, Iterable<String>, String> guess;
  private final Map<String, StateVariable> full = new HashMap<>();
  private final Map<String, List<StateVariable>> last = new HashMap<>();
  private final Map<String, StateArray> arrays;

  /**
   * The names of {@code variables}.
   *
   * @param kind the word for a variable in messages
   */
  public VariableNames(List<StateVariable> variables, String kind) {
    this(variables, kind, (name, known) -> "");
  }

  /**
   * The names of {@code variables}.
   *
   * @param kind the word for a variable in messages
   * @param guess makes a hint about an unknown name from the known ones, for messages
   */
  public VariableNames(
      List<StateVariable> variables,
      String kind,
      BiFunction<String, Iterable<String>, String> guess) {
    this.kind = kind;
    this.guess = guess;
    this.arrays = StateArray.among(variables);
    for (StateVariable variable : variables) {
      full.put(variable.name(), variable);
      String part = variable.name().substring(variable.name().lastIndexOf('.') + 1);
      last.computeIfAbsent(part, key -> new ArrayList<>()).add(variable);
    }
  }

  @Override
  public @Nullable Denotation find(String name) {
    StateVariable exact = full.get(name);
    if (exact != null) {
      return new Denotation.Single(exact);
    }
    StateArray array = arrays.get(name);
    if (array != null) {
      return new Denotation.Indexed(array);
    }
    List<StateVariable> candidates = last.getOrDefault(name, List.of());
    return switch (candidates.size()) {
      case 0 -> null;
      case 1 -> new Denotation.Single(candidates.get(0));
      default -> new Denotation.Unclear(ambiguous(name, candidates));
    };
  }

  private static String ambiguous(String name, List<StateVariable> candidates) {
    List<String> shown = candidates.stream().limit(SHOWN).map(StateVariable::name).toList();
    return "'%s' may be %s%s; say which"
        .formatted(name, String.join(", ", shown), candidates.size() > SHOWN ? " or another" : "");
  }

  @Override
  public String unknown(String name) {
    Set<String> known = new TreeSet<>(full.keySet());
    known.addAll(arrays.keySet());
    last.forEach(
        (part, variables) -> {
          if (variables.size() == 1) {
            known.add(part);
          }
        });
    String owner = ownerOf(name);
    if (owner != null) {
      return "'%s' is a value of %s; say what is compared with it first, as in %s = %s"
          .formatted(name, owner, owner, name);
    }
    full.values().forEach(variable -> known.addAll(variable.type().words()));
    return "there is no %s '%s'%s".formatted(kind, name, guess.apply(name, known));
  }

  /** The first variable of which a value has this name; null if there is none. */
  private @Nullable String ownerOf(String name) {
    return full.values().stream()
        .filter(variable -> variable.type().words().contains(name))
        .min(Comparator.comparingInt(StateVariable::slot))
        .map(StateVariable::name)
        .orElse(null);
  }
}
