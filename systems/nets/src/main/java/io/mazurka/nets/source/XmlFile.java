package io.mazurka.nets.source;

import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads an XML file to a tree of elements. It follows no reference out of the file: document types
 * and external entities are switched off.
 */
public final class XmlFile {

  /**
   * The deepest nesting of elements: readers of trees are recursive and need stack for each level.
   */
  private static final int MOST_NESTED = 500;

  /** A limit of the parser's own, which differs between versions of Java. */
  private static final String ELEMENT_DEPTH = "jdk.xml.maxElementDepth";

  private static final String NO_LIMIT = "0";

  /** An element whose end was not read yet. */
  private record Open(
      String name,
      Map<String, String> attributes,
      List<Element> children,
      StringBuilder text,
      Position position) {

    Element close() {
      return new Element(name, attributes, children, text.toString().strip(), position);
    }
  }

  private final String file;
  private final Set<String> skipped;
  private final Deque<Open> open = new ArrayDeque<>();

  private XmlFile(String file, Set<String> skipped) {
    this.file = file;
    this.skipped = skipped;
  }

  /** The root of the file, without any element whose name is in {@code skipped}. */
  public static Element read(Path path, Set<String> skipped) throws IOException {
    try (InputStream stream = Files.newInputStream(path)) {
      return new XmlFile(path.toString(), skipped).read(stream);
    }
  }

  private Element read(InputStream stream) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    factory.setProperty(ELEMENT_DEPTH, NO_LIMIT);
    try {
      return read(factory.createXMLStreamReader(stream));
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
      throw new Position(file, line).problem(reason(e), e);
    }
  }

  private Element read(XMLStreamReader xml) throws XMLStreamException {
    Element last = null;
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> start(xml);
        case XMLStreamConstants.END_ELEMENT -> {
          last = open.pop().close();
          if (!open.isEmpty()) {
            open.peek().children().add(last);
          }
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
          if (!open.isEmpty()) {
            open.peek().text().append(xml.getText());
          }
        }
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw position(xml)
                .problem("the entity &%s; is not known".formatted(xml.getLocalName()));
        default -> {
          // Comments, processing instructions and document types mean nothing here.
        }
      }
    }
    if (last == null) {
      throw new InvalidModelException(file + ": no element in it");
    }
    return last;
  }

  private void start(XMLStreamReader xml) throws XMLStreamException {
    if (skipped.contains(xml.getLocalName())) {
      skip(xml);
      return;
    }
    if (open.size() == MOST_NESTED) {
      throw position(xml).problem("elements are nested more than %d deep".formatted(MOST_NESTED));
    }
    Map<String, String> attributes = new HashMap<>();
    for (int index = 0; index < xml.getAttributeCount(); index++) {
      attributes.put(xml.getAttributeLocalName(index), xml.getAttributeValue(index));
    }
    open.push(
        new Open(
            xml.getLocalName(), attributes, new ArrayList<>(), new StringBuilder(), position(xml)));
  }

  private static void skip(XMLStreamReader xml) throws XMLStreamException {
    for (int depth = 1; depth > 0; ) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
  }

  private Position position(XMLStreamReader xml) {
    return new Position(file, xml.getLocation().getLineNumber());
  }

  /** The parser's message without its position, which is reported separately, and its number. */
  private static String reason(XMLStreamException problem) {
    String text = String.valueOf(problem.getMessage());
    int message = text.indexOf("Message: ");
    String reason = message < 0 ? text : text.substring(message + "Message: ".length());
    String line = reason.strip().replaceAll("\\s+", " ");
    return line.startsWith("JAXP")
        ? "beyond a limit of the XML parser: " + line.replaceFirst("^JAXP\\d+: ", "")
        : "not well-formed XML: " + line;
  }
}
