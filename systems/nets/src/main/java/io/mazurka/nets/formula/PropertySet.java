package io.mazurka.nets.formula;

import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.formula.ParsedFormula;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Fireable;
import io.mazurka.nets.formula.StateCondition.Relation;
import io.mazurka.nets.source.Element;
import io.mazurka.nets.source.XmlFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a property file of the Model Checking Contest: formulas that some or all reachable markings
 * satisfy a condition, and formulas of linear and branching time.
 */
public final class PropertySet {

  private static final int MOST_EQUIVALENCES = 10;

  private final Vocabulary vocabulary;

  /** The number of equivalences around the element that is being read. */
  private int equivalences;

  private PropertySet(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Reads all formulas of a file. */
  public static List<Formula> read(Path file, Vocabulary vocabulary) throws IOException {
    Element root = XmlFile.read(file, Set.of("toolspecific", "tags"));
    if (!root.name().equals("property-set")) {
      throw root.problem(
          "the file starts with <%s>, not with <property-set>".formatted(root.name()));
    }
    root.allow(List.of("property"));
    PropertySet reader = new PropertySet(vocabulary);
    Map<String, Formula> formulas = new LinkedHashMap<>();
    for (Element property : root.all("property")) {
      Formula formula = reader.property(property);
      if (formulas.put(formula.name(), formula) != null) {
        throw property.problem("there are two properties '%s'".formatted(formula.name()));
      }
    }
    if (formulas.isEmpty()) {
      throw root.problem("there is no property in it");
    }
    return List.copyOf(formulas.values());
  }

  private Formula property(Element property) {
    property.allow(List.of("id", "description", "formula"));
    Element id = property.first("id");
    Element formula = property.first("formula");
    if (id == null || formula == null) {
      throw property.problem("a property needs an <id> and a <formula>");
    }
    String name = id.position().name(id.text());
    Formula reachability = reachability(name, only(formula), false);
    return reachability == null ? temporal(name, only(formula)) : reachability;
  }

  /** The formula if it is about reachable states, or null. */
  private @Nullable Formula reachability(String name, Element element, boolean negated) {
    return switch (element.name()) {
      case "negation" -> reachability(name, only(element), !negated);
      case "exists-path" -> ofStates(name, element, "finally", negated);
      case "all-paths" -> ofStates(name, element, "globally", negated);
      case "possibility" -> formula(name, true, condition(only(element)), negated);
      case "invariant" -> formula(name, false, condition(only(element)), negated);
      case "impossibility" -> formula(name, false, condition(only(element)).negated(), negated);
      default -> null;
    };
  }

  private @Nullable Formula ofStates(String name, Element path, String operator, boolean negated) {
    Element step = only(path);
    if (!step.name().equals(operator) || TemporalElements.isTemporal(only(step))) {
      return null;
    }
    return formula(name, path.name().equals("exists-path"), condition(only(step)), negated);
  }

  /**
   * A formula about executions. In the contest the name tells whether the formula is one of linear
   * time; if the name does not tell, the formula is read as one of linear time if possible.
   */
  private Formula temporal(String name, Element element) {
    boolean linear =
        !name.contains("CTL") && (name.contains("LTL") || TemporalElements.isLinear(element));
    ParsedFormula<StateCondition> formula =
        linear
            ? TemporalElements.linear(element, this::condition)
            : TemporalElements.branching(element, this::condition);
    return new Formula.Temporal(new DeclaredFormula<>(name, formula, List.of()));
  }

  /** A formula or its negation: "no state satisfies it" becomes "all satisfy its opposite". */
  private static Formula formula(
      String name, boolean existential, StateCondition condition, boolean negated) {
    return new Formula.Reachability(
        name, existential != negated, negated ? condition.negated() : condition);
  }

  private StateCondition condition(Element element) {
    return switch (element.name()) {
      case "true" -> new All(List.of());
      case "false" -> new Any(List.of());
      case "deadlock" -> new Dead(vocabulary.graph().net(), true);
      case "negation" -> condition(only(element)).negated();
      case "conjunction" -> new All(conditions(element));
      case "disjunction" -> new Any(conditions(element));
      case "implication" -> {
        List<StateCondition> parts = pair(element, conditions(element));
        yield new Any(List.of(parts.get(0).negated(), parts.get(1)));
      }
      case "equivalence" -> equivalence(element);
      case "exclusive-disjunction" -> equivalence(element).negated();
      case "is-fireable" -> new Any(fireable(element));
      default -> comparison(element);
    };
  }

  /**
   * An equivalence: both sides hold, or neither does. Both sides are written out twice, so nested
   * equivalences grow exponentially.
   */
  private StateCondition equivalence(Element element) {
    if (++equivalences > MOST_EQUIVALENCES) {
      throw element.problem(
          "equivalences are nested more than %d deep".formatted(MOST_EQUIVALENCES));
    }
    List<StateCondition> parts = pair(element, conditions(element));
    equivalences--;
    StateCondition left = parts.get(0);
    StateCondition right = parts.get(1);
    return new Any(
        List.of(new All(List.of(left, right)), new All(List.of(left.negated(), right.negated()))));
  }

  private List<StateCondition> conditions(Element element) {
    return element.children().stream().map(this::condition).toList();
  }

  private List<StateCondition> fireable(Element element) {
    List<StateCondition> parts = new ArrayList<>();
    for (Element child : named(element, "transition")) {
      Integer transition = vocabulary.transition(child.text());
      if (transition == null) {
        throw child.problem(vocabulary.unknownTransition(child.text()));
      }
      parts.add(new Fireable(vocabulary.graph().net(), transition, true));
    }
    return parts;
  }

  private StateCondition comparison(Element element) {
    if (!element.name().matches("integer-(le|lt|ge|gt|eq|ne)")) {
      throw element.problem("<%s> is not a condition".formatted(element.name()));
    }
    List<Sum> sums = pair(element, element.children().stream().map(this::sum).toList());
    Sum left = sums.get(0);
    Sum right = sums.get(1);
    return switch (element.name()) {
      case "integer-le" -> Comparison.atLeast(right, left);
      case "integer-ge" -> Comparison.atLeast(left, right);
      case "integer-lt" -> Comparison.atLeast(left, right).negated();
      case "integer-gt" -> Comparison.atLeast(right, left).negated();
      case "integer-eq" -> new Comparison(left.plus(right, -1), Relation.EQUAL);
      default -> new Comparison(left.plus(right, -1), Relation.DIFFERENT);
    };
  }

  private Sum sum(Element element) {
    try {
      return switch (element.name()) {
        case "integer-constant" -> Sum.constant(Long.parseLong(element.text()));
        case "tokens-count" -> tokens(element);
        case "integer-sum", "integer-add" ->
            Sum.total(element.children().stream().map(this::sum).toList());
        case "integer-difference" -> {
          List<Sum> parts = pair(element, element.children().stream().map(this::sum).toList());
          yield parts.get(0).plus(parts.get(1), -1);
        }
        case "integer-product", "integer-mul" -> product(element);
        default -> throw element.problem("<%s> is not a number".formatted(element.name()));
      };
    } catch (NumberFormatException e) {
      throw element.position().problem("'%s' is not a number".formatted(element.text()), e);
    } catch (ArithmeticException e) {
      throw element.position().problem("the numbers in the formula are too large", e);
    }
  }

  private Sum tokens(Element element) {
    List<Sum> parts = new ArrayList<>();
    for (Element child : named(element, "place")) {
      Integer slot = vocabulary.slot(child.text());
      if (slot == null) {
        throw child.problem(vocabulary.unknown(child.text()));
      }
      parts.add(Sum.of(slot));
    }
    return Sum.total(parts);
  }

  /** The children, at least one, all of the kind {@code kind}. */
  private static List<Element> named(Element element, String kind) {
    element.allow(List.of(kind));
    if (element.children().isEmpty()) {
      throw element.problem("<%s> needs a <%s> in it".formatted(element.name(), kind));
    }
    return element.children();
  }

  private Sum product(Element element) {
    Sum product = Sum.constant(1);
    for (Element child : element.children()) {
      Sum factor = sum(child);
      if (!factor.isConstant() && !product.isConstant()) {
        throw child.problem("a product of two numbers of tokens is not supported");
      }
      product =
          factor.isConstant()
              ? Sum.constant(0).plus(product, factor.constant())
              : Sum.constant(0).plus(factor, product.constant());
    }
    return product;
  }

  static Element only(Element element) {
    if (element.children().size() != 1) {
      throw element.problem(
          "<%s> needs one element in it, not %d"
              .formatted(element.name(), element.children().size()));
    }
    return element.children().get(0);
  }

  static <T> List<T> pair(Element element, List<T> parts) {
    if (parts.size() != 2) {
      throw element.problem(
          "<%s> needs two elements in it, not %d".formatted(element.name(), parts.size()));
    }
    return parts;
  }
}
