package io.mazurka.cluster.job;

import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchDeclarations;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The options of a check as texts, from which any process makes the same options. Limits are not
 * among them: {@code cluster.loop} enforces these.
 *
 * @param values the values by the names of options
 * @param unasked whether a model may use helpful methods that the user has not asked for
 * @param names the properties asked for by name
 * @param conditions the options that ask for conditions and formulas, each followed by its value
 * @param file the file of properties, or null
 * @param fairness the fairness assumptions, as texts
 * @param all whether to continue after a violation
 */
public record OptionTexts(
    Map<String, String> values,
    boolean unasked,
    List<String> names,
    List<String> conditions,
    @Nullable FileContents file,
    List<String> fairness,
    boolean all)
    implements Serializable {

  /** The texts of these options. */
  public static OptionTexts of(CheckOptions asked) {
    CheckOptions options = asked;
    for (FrontEndOptions own : asked.own()) {
      options = own.written(options);
    }
    return ofWritten(options);
  }

  private static OptionTexts ofWritten(CheckOptions options) {
    Map<String, String> values = new LinkedHashMap<>();
    for (OptionDeclaration declaration : declarations()) {
      declaration.text(options).ifPresent(text -> values.put(declaration.name(), text));
    }
    AskedProperties asked = options.properties();
    List<String> conditions = new ArrayList<>();
    for (AskedCondition condition : asked.conditions()) {
      conditions.add(condition.option());
      conditions.add(condition.text());
    }
    String file = asked.file();
    return new OptionTexts(
        values,
        options.reductions().unasked(),
        new ArrayList<>(asked.names()),
        conditions,
        file == null ? null : FileContents.of(Path.of(file)),
        new ArrayList<>(asked.fairness().stream().map(AskedFairness::toString).toList()),
        options.all());
  }

  /** Calls {@code user} with the options; a temporary file among them is deleted afterwards. */
  <T> T use(Function<CheckOptions, T> user) {
    return file == null
        ? user.apply(options(null))
        : file.read(copy -> user.apply(options(copy.toString())));
  }

  private CheckOptions options(@Nullable String copy) {
    CheckOptions options =
        CheckOptions.defaults()
            .withReductions(unasked ? ReductionOptions.defaults() : ReductionOptions.none());
    for (OptionDeclaration declaration : declarations()) {
      String text = values.get(declaration.name());
      options = text == null ? options : declaration.apply(options, text);
    }
    List<AskedCondition> asked = new ArrayList<>();
    for (int index = 0; index < conditions.size(); index += 2) {
      asked.add(AskedCondition.of(conditions.get(index), conditions.get(index + 1)).orElseThrow());
    }
    options =
        options.withProperties(
            new AskedProperties(
                names, asked, copy, fairness.stream().map(AskedFairness::parse).toList()));
    return all ? options.withAll() : options;
  }

  private static List<OptionDeclaration> declarations() {
    return Stream.of(
            SearchDeclarations.search(),
            SearchDeclarations.reductions(),
            DeclaredOptions.ofFrontEnds())
        .flatMap(List::stream)
        .toList();
  }
}
