package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An array of variables {@code x[1]}, {@code x[2]} and so on.
 *
 * @param name the name of the array, such as {@code x}
 * @param first the index of the first element
 * @param elements the variables in order
 */
public record StateArray(String name, long first, List<StateVariable> elements) {

  private static final Pattern ELEMENT = Pattern.compile("(.+)\\[(\\d{1,9})]");

  public StateArray {
    elements = List.copyOf(elements);
    if (elements.isEmpty()) {
      throw new IllegalArgumentException(name + " has no elements");
    }
  }

  /** The arrays that {@code variables} form by their names, if no index is missing. */
  public static Map<String, StateArray> among(List<StateVariable> variables) {
    Map<String, TreeMap<Long, StateVariable>> found = new LinkedHashMap<>();
    for (StateVariable variable : variables) {
      Matcher matcher = ELEMENT.matcher(variable.name());
      if (matcher.matches()) {
        found
            .computeIfAbsent(matcher.group(1), key -> new TreeMap<>())
            .put(Long.valueOf(matcher.group(2)), variable);
      }
    }
    Map<String, StateArray> arrays = new LinkedHashMap<>();
    found.forEach(
        (name, elements) -> {
          if (elements.lastKey() - elements.firstKey() == elements.size() - 1) {
            List<StateVariable> ordered = new ArrayList<>(elements.values());
            arrays.put(name, new StateArray(name, elements.firstKey(), ordered));
          }
        });
    return arrays;
  }

  /** The index of the last element. */
  public long last() {
    return first + elements.size() - 1;
  }

  /** The valid indices. */
  public Interval indices() {
    return new Interval(first, last());
  }

  /** The variable at a constant index. */
  public StateVariable element(long index) {
    return elements.get((int) (index - first));
  }

  /** The element at {@code index}; a plain variable if the index is a constant. */
  public Expression at(IntegerExpression index) {
    if (index instanceof Constant constant && indices().contains(constant.number())) {
      StateVariable element = element(constant.number());
      return element.isBoolean() ? new IsSet(element) : new Read(element);
    }
    return new ArrayRead(this, index);
  }
}
