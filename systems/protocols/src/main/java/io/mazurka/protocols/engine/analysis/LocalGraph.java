package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The local states of one process and the steps between them, if any letter that some process can
 * ever send to it may be waiting. A step in which user code fails leads to an extra node that is no
 * local state.
 */
public final class LocalGraph {

  private final int process;
  private final int firstLetter;
  private final NumberSet letters;
  private final int[] locals;
  private final int[] nodes;
  private final Map<Integer, NumberSet> watched;
  private final List<List<LocalStep>> steps = new ArrayList<>();

  /**
   * @param process the index of the process
   * @param reachable the numbers of its local states
   * @param firstLetter the number of its first letter
   * @param letters the numbers of the letters that may be sent to it
   * @param all the steps between these local states
   * @param watched by transition, the letters that a step of it consumes or that keep it from being
   *     possible, if a letter can do so
   */
  public LocalGraph(
      int process,
      NumberSet reachable,
      int firstLetter,
      NumberSet letters,
      List<LocalStep> all,
      Map<Integer, NumberSet> watched) {
    this.watched = Map.copyOf(watched);
    this.process = process;
    this.firstLetter = firstLetter;
    this.letters = letters;
    this.locals = reachable.stream().toArray();
    this.nodes = new int[1 + Arrays.stream(locals).max().orElse(-1)];
    Arrays.fill(nodes, -1);
    for (int node = 0; node < locals.length; node++) {
      nodes[locals[node]] = node;
      steps.add(new ArrayList<>());
    }
    if (all.stream().anyMatch(LocalStep::fails)) {
      steps.add(new ArrayList<>());
    }
    for (LocalStep step : all) {
      steps.get(node(step.from())).add(step);
    }
    steps.replaceAll(List::copyOf);
  }

  /** The empty local graph of a process that was not explored. */
  public static LocalGraph unknown(int process, int firstLetter) {
    return new LocalGraph(
        process, NumberSet.none(), firstLetter, NumberSet.none(), List.of(), Map.of());
  }

  /** Whether the process was explored. Every explored process has at least one local state. */
  public boolean isKnown() {
    return locals.length > 0;
  }

  public int process() {
    return process;
  }

  /** The numbers of the local states, ascending. */
  public List<Integer> locals() {
    return Arrays.stream(locals).boxed().toList();
  }

  public boolean hasLocal(int local) {
    return local >= 0 && local < nodes.length && nodes[local] >= 0;
  }

  /** Whether user code fails in a step. */
  public boolean canFail() {
    return steps.size() > locals.length;
  }

  /** Letter {@code n} of the process is letter {@code firstLetter() + n} of the analysis. */
  public int firstLetter() {
    return firstLetter;
  }

  /** The letters that may ever wait for the process. */
  public NumberSet letters() {
    return letters;
  }

  /**
   * The letters that a step of the transition consumes or that keep it from being possible: a step
   * that takes everything of a kind cannot leave a letter of that kind. Empty if no letter can keep
   * the transition from being possible.
   */
  public NumberSet watched(int transition) {
    return watched.getOrDefault(transition, NumberSet.none());
  }

  /** The steps that start in a local state. */
  public List<LocalStep> steps(int local) {
    return steps.get(node(local));
  }

  /**
   * The number of nodes: one for each local state and, if user code can fail, one more at the end.
   */
  int size() {
    return steps.size();
  }

  /** The index of a local state among those of the process. */
  int node(int local) {
    if (local == LocalStep.BROKEN) {
      return locals.length;
    }
    if (!hasLocal(local)) {
      throw new InvalidModelException(
          "a process is in a local state that its steps did not lead to before: the checkpoint is of"
              + " another model of this name, or the model is not deterministic; mazurka audit looks"
              + " into that");
    }
    return nodes[local];
  }

  List<LocalStep> stepsOf(int node) {
    return steps.get(node);
  }

  /** All steps, by local state. */
  public List<LocalStep> steps() {
    return steps.stream().flatMap(List::stream).toList();
  }

  /** Per node, the targets of its steps among {@code some}, possibly repeated. */
  int[][] successors(List<LocalStep> some) {
    int[] counts = new int[size()];
    some.forEach(step -> counts[node(step.from())]++);
    int[][] successors = new int[size()][];
    Arrays.setAll(successors, node -> new int[counts[node]]);
    some.forEach(
        step -> {
          int from = node(step.from());
          successors[from][--counts[from]] = node(step.to());
        });
    return successors;
  }
}
