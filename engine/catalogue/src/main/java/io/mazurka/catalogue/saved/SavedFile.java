package io.mazurka.catalogue.saved;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.Shape;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionValues.WholeNumber;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.TraceStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A file with a counterexample, in JSON. */
public final class SavedFile {

  /** The value of the field {@code format} in such a file. */
  public static final String FORMAT = "mazurka-counterexample";

  public static final int VERSION = 2;

  private SavedFile() {}

  /**
   * The name of the file for an execution of the model with this name; it says whether the
   * execution is a counterexample or a witness.
   */
  public static String name(String model, Kind shown) {
    StringBuilder name = new StringBuilder();
    for (int at = 0; at < model.length(); at++) {
      char character = model.charAt(at);
      boolean plain = Character.isLetterOrDigit(character) || "-_.".indexOf(character) >= 0;
      name.append(plain ? character : '-');
    }
    return name.append(shown.asksForSomeState() ? ".witness.json" : ".counterexample.json")
        .toString();
  }

  /** Writes {@code saved} to {@code file}; makes the directory of the file if it does not exist. */
  public static void write(Path file, SavedCounterexample saved) throws IOException {
    WholeFile.write(file, JsonText.of(fields(saved)));
  }

  private static Map<String, @Nullable Object> fields(SavedCounterexample saved) {
    ModelReference model = saved.model();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("format", FORMAT);
    fields.put("version", VERSION);
    fields.put("kind", model.kind().name().toLowerCase(Locale.ROOT));
    fields.put("model", model.name());
    fields.put("classPath", model.classPath());
    fields.put("parameters", model.parameters());
    fields.put("options", options(model.shape()));
    fields.put("property", saved.property());
    if (saved.trace().cycleStart() >= 0) {
      fields.put("cycleStart", saved.trace().cycleStart());
    }
    Map<String, Object> path = new LinkedHashMap<>();
    path.put("initialState", saved.path().initialState());
    path.put("steps", saved.path().steps());
    fields.put("path", path);
    fields.put("components", saved.trace().components());
    fields.put("initial", saved.trace().initial());
    fields.put("steps", steps(saved.trace().steps()));
    return fields;
  }

  private static Map<String, @Nullable Object> options(Shape shape) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    for (OptionDeclaration declaration : DeclaredOptions.shaping()) {
      String value = declaration.text(shape.options()).orElse(null);
      boolean isNumber = value != null && declaration.values() instanceof WholeNumber;
      fields.put(field(declaration), isNumber ? (Object) Long.valueOf(value) : value);
    }
    AskedProperties asked = shape.asked();
    fields.put("properties", asked.names());
    fields.put("invariants", asked.conditions(Kind.INVARIANT));
    fields.put("sometimes", asked.conditions(Kind.SOMETIMES));
    fields.put("atEnd", asked.conditions(Kind.AT_END));
    fields.put("queries", asked.conditions(Kind.QUERY));
    fields.put("constraints", asked.conditions(Kind.CONSTRAINT));
    fields.put("ltl", asked.conditions(Kind.LTL));
    fields.put("ctl", asked.conditions(Kind.CTL));
    fields.put("ctlstar", asked.conditions(Kind.CTLSTAR));
    fields.put("fair", asked.fairness().stream().map(Object::toString).toList());
    fields.put("propertyFile", asked.file());
    return fields;
  }

  /** The field that holds the value of an option: {@code maxCrashes} for {@code --max-crashes}. */
  public static String field(OptionDeclaration option) {
    String[] words = option.name().substring(2).split("-", -1);
    for (int index = 1; index < words.length; index++) {
      String word = words[index];
      words[index] = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
    return String.join("", words);
  }

  /** The steps of an execution as lists and maps of texts. */
  public static List<Map<String, Object>> steps(List<TraceStep> steps) {
    return steps.stream().map(SavedFile::step).toList();
  }

  private static Map<String, Object> step(TraceStep step) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("process", step.process());
    fields.put("transition", step.transition());
    fields.put("consumed", messages(step.consumed(), "from"));
    fields.put("sent", messages(step.sent(), "to"));
    fields.put("changed", step.changed().stream().map(SavedFile::change).toList());
    return fields;
  }

  private static List<Map<String, String>> messages(List<TraceStep.Message> messages, String peer) {
    return messages.stream().map(one -> message(one, peer)).toList();
  }

  private static Map<String, String> message(TraceStep.Message message, String peer) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("message", message.message());
    fields.put(peer, message.peer());
    return fields;
  }

  private static Map<String, String> change(TraceStep.Change change) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("process", change.component());
    fields.put("before", change.before());
    fields.put("after", change.after());
    return fields;
  }
}
