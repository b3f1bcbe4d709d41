package io.mazurka.bench.temporal;

import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.bench.tools.Subject;
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
  public Optional<ModelTwin> promela() {
    return inquiry.fairness() == Inquiry.Fairness.STRONG
        ? Optional.empty()
        : Optional.of(ModelTwin.asked(model.promela(reducible), model.settings(size), inquiry));
  }

  @Override
  public Optional<ModelTwin> tla(boolean plain) {
    return plain ? Optional.empty() : model.tla().map(this::tla);
  }

  private ModelTwin tla(String module) {
    List<String> constants =
        model.settings(size).stream().map(setting -> setting.replace("=", " = ")).toList();
    List<String> formulas = inquiry.formulas().stream().map(LinearInstance::tlaFormula).toList();
    return ModelTwin.asked(module, constants, new Inquiry(inquiry.fairness(), formulas));
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
