package io.mazurka.bench.circuits;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Launcher;
import io.mazurka.bench.tools.Measurement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Table 1 of Zheng and Zhang in three parts: states as published, states with the published
 * conditions here, and states by default. All are searches for deadlocks.
 *
 * @param minutes the time limit of every run
 * @param quick whether to leave out what takes more than seconds
 */
public record PublishedCircuits(Launcher launcher, int minutes, boolean quick) {

  public String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "published: full",
            "SPIN",
            "lssa",
            "as published: full",
            "SPIN",
            "condition 2",
            "condition 2'",
            "by default");
    Set<String> hopeless = new HashSet<>();
    for (CircuitInstance instance : quick ? CircuitInstance.QUICK : CircuitInstance.DEFAULT) {
      CircuitInstance.Published published = instance.published();
      List<String> cells = new ArrayList<>(List.of(instance.toString()));
      cells.addAll(List.of(published.full(), published.spin(), published.lssa()));
      for (CircuitMethod method : methods()) {
        cells.add(states(instance, method, hopeless));
      }
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown();
  }

  /** What did not come to an end on fewer cells will not on more. */
  private static String states(
      CircuitInstance instance, CircuitMethod method, Set<String> hopeless) {
    String pair = method.name() + " " + instance.model().name();
    if (hopeless.contains(pair)) {
      return "–";
    }
    System.err.println(instance + ": " + method.name() + " ...");
    Optional<Measurement> found = method.search().run(instance);
    if (found.isEmpty()) {
      hopeless.add(pair);
    }
    return found.map(measured -> FigureText.count(measured.states())).orElse("–");
  }

  private List<CircuitMethod> methods() {
    boolean spin = ExternalProgram.isInstalled("spin") && ExternalProgram.isInstalled("gcc");
    return List.of(
        mazurka("full", "--por", "none"),
        spin
            ? CircuitMethod.spin(launcher, minutes)
            : new CircuitMethod("SPIN", instance -> Optional.empty()),
        mazurka("condition 2", "--por", "lssa", "--sets", "condition-2"),
        mazurka("condition 2'", "--por", "lssa", "--sets", "condition-2-prime"),
        mazurka("default"));
  }

  private CircuitMethod mazurka(String name, String... reduction) {
    return CircuitMethod.mazurka(name, List.of(reduction), launcher, minutes);
  }
}
