package io.mazurka.bench.temporal;

import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.Subject;
import io.mazurka.bench.tools.Twin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A model of some size, with a question about its runs.
 *
 * @param reducible whether SPIN gets the variant of the model that it can reduce
 */
record LinearInstance(LinearModel model, int size, Inquiry inquiry, boolean reducible)
    implements Subject {

  LinearInstance(LinearModel model, int size, Inquiry inquiry) {
    this(model, size, inquiry, false);
  }

  /** An instance with a formula that holds without fairness. */
  static LinearInstance whole(LinearModel model, int size) {
    return new LinearInstance(model, size, Inquiry.of(Inquiry.Fairness.NONE, model.whole()));
  }

  @Override
  public List<String> arguments(Path scratch) {
    List<String> arguments = new ArrayList<>(List.of(model.model(), model.key() + "=" + size));
    inquiry.formulas().forEach(formula -> arguments.addAll(List.of("--ltl", formula)));
    arguments.addAll(List.of("--fair", inquiry.fairness().option()));
    return arguments;
  }

  @Override
  public Optional<Twin> promela() {
    return inquiry.fairness() == Inquiry.Fairness.STRONG
        ? Optional.empty()
        : Optional.of(Twin.asked(model.promela(reducible), model.settings(size), inquiry));
  }

  @Override
  public Optional<Twin> tla(boolean plain) {
    return plain ? Optional.empty() : model.tla().map(this::tla);
  }

  private Twin tla(String module) {
    List<String> constants =
        model.settings(size).stream().map(setting -> setting.replace("=", " = ")).toList();
    List<String> formulas = inquiry.formulas().stream().map(LinearInstance::tlaFormula).toList();
    return Twin.asked(module, constants, new Inquiry(inquiry.fairness(), formulas));
  }

  /** Whether TLC can express a formula: it has no until operator. */
  static boolean fitsTla(String formula) {
    return !formula.matches(".*\\b[UW]\\b.*");
  }

  static String tlaFormula(String formula) {
    return formula.replace("&&", "/\\").replace("||", "\\/").replace("->", "=>").replace("!", "~");
  }

  @Override
  public String toString() {
    return model.model() + " " + size;
  }
}
