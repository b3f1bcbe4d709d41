package io.mazurka.catalogue;

import io.mazurka.catalogue.ModelReference.Kind;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes references as text, such as {@code
 * class:org.Mine?n=3&m=2;--classpath=/classes&--property=agreement}.
 *
 * <p>The kind and the name come first, then, after a question mark, the parameters in alphabetical
 * order, then, after a semicolon, the options. Separators within names and values are escaped by
 * {@link PercentEscapes}.
 */
final class ReferenceText {

  private static final String CLASS_PATH = "--classpath";

  private ReferenceText() {}

  static String write(ModelReference reference) {
    StringJoiner parameters = new StringJoiner("&", "?", "").setEmptyValue("");
    new TreeMap<>(reference.parameters())
        .forEach((key, value) -> parameters.add(pair(key, value.toString())));
    StringJoiner options = new StringJoiner("&", ";", "").setEmptyValue("");
    reference.classPath().forEach(entry -> options.add(pair(CLASS_PATH, entry)));
    reference.shape().options((key, value) -> options.add(pair(key, value)));
    return word(reference.kind())
        + ":"
        + PercentEscapes.escape(reference.name())
        + parameters
        + options;
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static String pair(String key, String value) {
    return PercentEscapes.escape(key) + "=" + PercentEscapes.escape(value);
  }

  static ModelReference read(String text) {
    int colon = text.indexOf(':');
    int semicolon = end(text, ';');
    int question = Math.min(end(text, '?'), semicolon);
    Kind kind = colon < 0 ? null : kind(text.substring(0, colon));
    if (kind == null || question < colon) {
      throw wrong(text, "it does not begin with a kind of model and a colon");
    }
    Map<String, Integer> parameters = new LinkedHashMap<>();
    for (String[] pair : pairs(text, question, semicolon)) {
      if (parameters.put(pair[0], number(text, pair[1])) != null) {
        throw wrong(text, "parameter %s is given twice".formatted(pair[0]));
      }
    }
    List<String> classPath = new ArrayList<>();
    Map<String, String> values = new LinkedHashMap<>();
    List<String> names = new ArrayList<>();
    List<AskedCondition> conditions = new ArrayList<>();
    List<AskedFairness> fairness = new ArrayList<>();
    String file = null;
    for (String[] pair : pairs(text, semicolon, text.length())) {
      switch (pair[0]) {
        case CLASS_PATH -> classPath.add(pair[1]);
        case "--property" -> names.add(pair[1]);
        case "--properties" -> file = pair[1];
        case AskedFairness.OPTION -> fairness.add(AskedFairness.parse(pair[1]));
        default ->
            AskedCondition.of(pair[0], pair[1])
                .ifPresentOrElse(conditions::add, () -> values.put(pair[0], pair[1]));
      }
    }
    Shape shape = new Shape(values, new AskedProperties(names, conditions, file, fairness));
    String name = unescape(text, text.substring(colon + 1, question));
    return new ModelReference(kind, name, classPath, parameters, shape);
  }

  /** Where the first {@code sign} is, or the end of the text. */
  private static int end(String text, char sign) {
    int at = text.indexOf(sign);
    return at < 0 ? text.length() : at;
  }

  private static @Nullable Kind kind(String word) {
    for (Kind kind : Kind.values()) {
      if (word(kind).equals(word)) {
        return kind;
      }
    }
    return null;
  }

  /** The keys and values between the sign at {@code from} and {@code to}. */
  private static List<String[]> pairs(String text, int from, int to) {
    List<String[]> pairs = new ArrayList<>();
    if (from < to) {
      for (String pair : text.substring(from + 1, to).split("&", -1)) {
        int equals = pair.indexOf('=');
        if (equals < 0) {
          throw wrong(text, "'%s' has no value".formatted(pair));
        }
        pairs.add(
            new String[] {
              unescape(text, pair.substring(0, equals)), unescape(text, pair.substring(equals + 1))
            });
      }
    }
    return pairs;
  }

  private static int number(String text, String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw wrong(text, "'%s' is not a whole number".formatted(digits));
    }
  }

  private static String unescape(String text, String escaped) {
    String plain = PercentEscapes.unescape(escaped);
    if (plain == null) {
      throw wrong(text, "'%s' is not escaped as it should be".formatted(escaped));
    }
    return plain;
  }

  private static InvalidModelException wrong(String text, String how) {
    return new InvalidModelException("'%s' is not a reference to a model: %s".formatted(text, how));
  }
}
