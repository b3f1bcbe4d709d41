package io.mazurka.guarded.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables a user may name: by their names, or by the last part of a dotted name where only
 * one variable has it.
 */
public final class VariableNames {

  private static final int SHOWN = 4;

  private final Map<String, StateVariable> full = new HashMap<>();
  private final Map<String, List<StateVariable>> last = new HashMap<>();

  public VariableNames(List<StateVariable> variables) {
    for (StateVariable variable : variables) {
      full.put(variable.name(), variable);
      String part = variable.name().substring(variable.name().lastIndexOf('.') + 1);
      last.computeIfAbsent(part, key -> new ArrayList<>()).add(variable);
    }
  }

  StateVariable find(String name) {
    StateVariable exact = full.get(name);
    if (exact != null) {
      return exact;
    }
    List<StateVariable> candidates = last.getOrDefault(name, List.of());
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    throw new ExpressionSyntaxException(
        candidates.isEmpty()
            ? "there is no signal or variable '%s'".formatted(name)
            : "'%s' may be %s%s; say which"
                .formatted(
                    name,
                    String.join(
                        ", ", candidates.stream().limit(SHOWN).map(StateVariable::name).toList()),
                    candidates.size() > SHOWN ? " or another" : ""));
  }
}
