package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.kernel.symmetry.graph.ColouredGraph;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The vertices of variables and of their values. The values of a class that may be renamed have the
 * same colour, as far as expressions mention them; other numbers each have a colour of their own.
 */
final class ValueVertices {

  /** A value of a class. */
  private record Value(int its, long number) {}

  private final ColouredGraph.Builder graph;
  private final ValueClasses classes;
  private final List<StateVariable> variables;
  private final int[] vertices;
  private final Map<Value, Integer> values = new HashMap<>();
  private final Map<Integer, Value> meanings = new HashMap<>();
  private final Map<Integer, Integer> classVertices = new HashMap<>();

  /**
   * @param colours the colour of each variable, in addition to its type
   */
  ValueVertices(
      ColouredGraph.Builder graph,
      ValueClasses classes,
      List<StateVariable> variables,
      List<?> colours) {
    this.graph = graph;
    this.classes = classes;
    this.variables = variables;
    this.vertices = new int[variables.size()];
    for (StateVariable variable : variables) {
      int its = classes.of(variable);
      boolean named = its != ValueClasses.NUMBERS;
      int vertex =
          graph.vertex(List.of("variable", variable.type(), named, colours.get(variable.slot())));
      vertices[variable.slot()] = vertex;
      if (named) {
        int whole =
            classVertices.computeIfAbsent(its, key -> graph.vertex(List.of(variable.type())));
        graph.edge(vertex, whole, "class");
      }
    }
  }

  ValueClasses classes() {
    return classes;
  }

  /** The vertex of a variable. */
  int of(StateVariable variable) {
    return vertices[variable.slot()];
  }

  /** The vertex of a value of a variable. */
  int of(StateVariable variable, long number) {
    return of(classes.of(variable), number);
  }

  /** The vertex of a value of a class. */
  int of(int its, long number) {
    boolean named = its != ValueClasses.NUMBERS && classes.variable(its).type().contains(number);
    return vertex(named ? its : ValueClasses.NUMBERS, number, named ? "value" : number);
  }

  /** The vertex of the value that a variable of two values has if it does not have this one. */
  int other(Read read, Constant constant) {
    StateVariable variable = read.variable();
    return of(variable, variable.type().low() + variable.type().high() - constant.number());
  }

  private int vertex(int its, long number, Object colour) {
    return values.computeIfAbsent(
        new Value(its, number),
        value -> {
          int vertex = graph.vertex(colour);
          meanings.put(vertex, value);
          if (its != ValueClasses.NUMBERS) {
            graph.edge(vertex, Objects.requireNonNull(classVertices.get(its)), "value");
          }
          return vertex;
        });
  }

  /**
   * Gives values that no expression mentions a colour each, so that nothing else takes their place.
   */
  void addUnmentioned() {
    for (int its : List.copyOf(classVertices.keySet())) {
      StateVariable one = classes.variable(its);
      for (long number = one.type().low(); number <= one.type().high(); number++) {
        vertex(its, number, List.of("unmentioned", number));
      }
    }
  }

  /** For each slot, the one that an automorphism moves its content to. */
  int[] targets(int[] images, Map<Integer, Integer> slotOfVertex) {
    int[] targets = new int[vertices.length];
    for (int slot = 0; slot < targets.length; slot++) {
      targets[slot] = Objects.requireNonNull(slotOfVertex.get(images[vertices[slot]]));
    }
    return targets;
  }

  Map<Integer, Integer> slotOfVertex() {
    Map<Integer, Integer> slots = new HashMap<>();
    for (int slot = 0; slot < vertices.length; slot++) {
      slots.put(vertices[slot], slot);
    }
    return slots;
  }

  /** What an automorphism makes of the contents of a slot; null if they mean numbers. */
  int @Nullable [] contents(int slot, int[] images) {
    StateVariable variable = variables.get(slot);
    int its = classes.of(variable);
    if (its == ValueClasses.NUMBERS) {
      return null;
    }
    int[] contents = new int[variable.size()];
    for (int content = 0; content < contents.length; content++) {
      int image = images[of(its, content + variable.type().low())];
      long number = Objects.requireNonNull(meanings.get(image)).number();
      contents[content] = (int) (number - variable.type().low());
    }
    return contents;
  }
}
