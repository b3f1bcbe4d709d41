package io.mazurka.bench.contest;

import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Rewrites formulas of the contest in CTL*, with conditions on nets as atoms. It has no part in
 * common with what {@code --properties} reads such files with.
 *
 * @param linear whether the formulas are of linear time
 */
record ContestText(boolean linear) {

  /** The formulas of a file. */
  static List<String> of(Path file, boolean linear) {
    ContestText text = new ContestText(linear);
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getDocumentElement();
      return children(root).stream()
          .map(property -> child(property, "formula"))
          .map(formula -> text.of(children(formula).get(0)))
          .toList();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new BenchException("cannot read " + file, e);
    }
  }

  private String of(Element element) {
    List<Element> parts = children(element);
    return switch (element.getTagName()) {
      case "all-paths" -> linear ? "A((%s))".formatted(of(parts.get(0))) : after("A", parts.get(0));
      case "exists-path" -> after("E", parts.get(0));
      case "globally" -> "G (%s)".formatted(of(parts.get(0)));
      case "finally" -> "F (%s)".formatted(of(parts.get(0)));
      case "next" -> "X (%s)".formatted(of(parts.get(0)));
      case "until" -> "(%s)".formatted(until(element));
      case "negation" -> "!(%s)".formatted(of(parts.get(0)));
      case "conjunction" -> joined(parts, " && ");
      case "disjunction" -> joined(parts, " || ");
      case "integer-le" -> number(parts.get(0)) + " <= " + number(parts.get(1));
      case "is-fireable" ->
          // As a sum it is one atom; with connectives it would be many.
          parts.stream()
              .map(transition -> "fireable(\"%s\")".formatted(transition.getTextContent().strip()))
              .collect(Collectors.joining(" + ", "", " >= 1"));
      default -> throw new BenchException("unknown element " + element.getTagName());
    };
  }

  /** The operator after a quantifier: until needs brackets. */
  private String after(String quantifier, Element path) {
    return path.getTagName().equals("until")
        ? "%s[%s]".formatted(quantifier, until(path))
        : quantifier + of(path);
  }

  private String until(Element element) {
    return "(%s) U (%s)"
        .formatted(
            of(children(child(element, "before")).get(0)),
            of(children(child(element, "reach")).get(0)));
  }

  private String joined(List<Element> parts, String connective) {
    return parts.stream()
        .map(part -> "(" + of(part) + ")")
        .collect(Collectors.joining(connective, "(", ")"));
  }

  private static String number(Element element) {
    return element.getTagName().equals("integer-constant")
        ? element.getTextContent().strip()
        : children(element).stream()
            .map(place -> "\"%s\"".formatted(place.getTextContent().strip()))
            .collect(Collectors.joining(" + "));
  }

  private static Element child(Element element, String name) {
    return children(element).stream()
        .filter(child -> child.getTagName().equals(name))
        .findFirst()
        .orElseThrow(() -> new BenchException("there is no <%s>".formatted(name)));
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }
}
