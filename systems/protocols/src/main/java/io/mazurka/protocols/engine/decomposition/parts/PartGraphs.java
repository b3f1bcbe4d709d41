package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.engine.analysis.Background;
import io.mazurka.protocols.engine.analysis.LetterNumbers;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The local graphs of parts: each has the steps that belong to it. */
final class PartGraphs {

  private final PartProcesses parts;
  private final ProtocolTables whole;
  private final List<PartLocals> locals;
  private final PartLetters letters;
  private final LetterNumbers numbers;

  /**
   * @param locals by process, the local states of its parts
   * @param components the parts as slots
   */
  PartGraphs(
      PartProcesses parts,
      ProtocolTables whole,
      List<PartLocals> locals,
      PartLetters letters,
      List<ProcessComponent> components) {
    this.parts = parts;
    this.whole = whole;
    this.locals = locals;
    this.letters = letters;
    this.numbers = new LetterNumbers(components);
  }

  LocalAnalysis analysis() {
    Background known = whole.analysis().background();
    Background background =
        new Background(
            known.transitions(),
            known.monitors(),
            known.channels(),
            known.capacity(),
            letter -> false,
            numbers);
    List<LocalGraph> graphs = whole.analysis().graphs().stream().flatMap(this::graphs).toList();
    return LocalAnalysis.of(
        new LocalAnalysis.Findings(graphs, "", Double.POSITIVE_INFINITY), background);
  }

  private Stream<LocalGraph> graphs(LocalGraph graph) {
    return IntStream.range(0, parts.count(graph.process())).mapToObj(part -> graph(graph, part));
  }

  private LocalGraph graph(LocalGraph graph, int part) {
    int process = graph.process();
    int index = parts.index(process, part);
    BitSet reachable = new BitSet();
    graph.locals().forEach(local -> reachable.set(locals.get(process).part(part, local)));
    Set<LocalStep> steps = new LinkedHashSet<>();
    Map<Integer, NumberSet> watched = new HashMap<>();
    for (LocalStep step : graph.steps()) {
      if (parts.count(process) == 1
          || parts.product(parts.whole(process).role()).owner(step) == part) {
        steps.add(step(process, part, step));
        NumberSet seen = graph.watched(step.transition());
        if (!seen.isEmpty()) {
          watched.put(step.transition(), set(seen.stream().map(this::letter)));
        }
      }
    }
    IntStream own =
        graph.letters().stream().map(this::letter).filter(it -> numbers.recipient(it) == index);
    return new LocalGraph(
        index,
        NumberSet.of(reachable),
        numbers.first(index),
        set(own),
        new ArrayList<>(steps),
        watched);
  }

  private LocalStep step(int process, int part, LocalStep step) {
    PartLocals own = locals.get(process);
    return new LocalStep(
        step.transition(),
        own.part(part, step.from()),
        step.consumed().stream().map(this::letter).sorted().toList(),
        step.fails() ? LocalStep.BROKEN : own.part(part, step.to()),
        step.sent().stream().map(this::letter).sorted().toList());
  }

  /** The number of a letter among those of all parts. */
  private int letter(int letter) {
    int process = whole.analysis().background().meaning().recipient(letter);
    int own = letter - whole.analysis().graphs().get(process).firstLetter();
    return numbers.first(letters.recipient(process, own)) + letters.part(process, own);
  }

  private static NumberSet set(IntStream some) {
    BitSet set = new BitSet();
    some.forEach(set::set);
    return NumberSet.of(set);
  }
}
