package io.mazurka.bench.temporal;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.Inquiry.Fairness;
import io.mazurka.bench.tools.Mazurka;
import io.mazurka.bench.tools.Ruling;
import io.mazurka.bench.tools.Spin;
import io.mazurka.bench.tools.Subject;
import io.mazurka.bench.tools.Tlc;
import io.mazurka.bench.tools.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Asks all tools the same formulas about small models: SPIN without fairness and with weak
 * fairness, TLC with strong fairness.
 */
record Interview(Mazurka mazurka, List<Tool> peers, Consumer<String> progress) {

  /** Asks the tools about a model of some size. */
  void ask(LinearModel model, int size, Answers answers) {
    for (Fairness fairness : Fairness.values()) {
      LinearInstance all = new LinearInstance(model, size, new Inquiry(fairness, model.formulas()));
      progress.accept(all + ", fairness " + fairness.option() + " ...");
      Map<String, Ruling> ours = mazurka.verdicts(all);
      Map<String, Map<String, Ruling>> theirs = new LinkedHashMap<>();
      for (Tool peer : peers) {
        if (peer instanceof Spin spin && all.promela().isPresent()) {
          theirs.put("SPIN", verdicts(all, spin::verdicts));
        } else if (peer instanceof Tlc tlc
            && fairness == Fairness.STRONG
            && model.tla().isPresent()) {
          theirs.put("TLC", verdicts(withoutUntil(all), tlc::verdicts));
        }
      }
      for (String formula : model.formulas()) {
        Map<String, Ruling> others = new LinkedHashMap<>();
        theirs.forEach(
            (tool, verdicts) -> {
              if (verdicts.containsKey(formula)) {
                others.put(tool, verdicts.get(formula));
              }
            });
        Ruling own = ours.get(formula);
        if (own == null) {
          throw new BenchException(all + ": Mazurka does not answer '" + formula + "'");
        }
        answers.add(all.toString(), formula, fairness, own, others);
      }
    }
  }

  private static LinearInstance withoutUntil(LinearInstance all) {
    List<String> formulas =
        all.inquiry().formulas().stream().filter(LinearInstance::fitsTla).toList();
    return new LinearInstance(
        all.model(), all.size(), new Inquiry(all.inquiry().fairness(), formulas));
  }

  private static Map<String, Ruling> verdicts(
      LinearInstance instance, Function<Subject, List<Ruling>> tool) {
    List<Ruling> found = tool.apply(instance);
    Map<String, Ruling> verdicts = new LinkedHashMap<>();
    List<String> formulas = instance.inquiry().formulas();
    for (int index = 0; index < formulas.size(); index++) {
      verdicts.put(formulas.get(index), found.get(index));
    }
    return verdicts;
  }
}
