package io.mazurka.nets.source;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.NearMiss;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An element of an XML file, without its namespace.
 *
 * @param name its local name
 * @param attributes its attributes by local name
 * @param children the elements directly in it
 * @param text the text directly in it, stripped
 * @param position the position of its start
 */
public record Element(
    String name,
    Map<String, String> attributes,
    List<Element> children,
    String text,
    Position position) {

  public Element {
    attributes = Map.copyOf(attributes);
    children = List.copyOf(children);
  }

  /** The children with this name. */
  public List<Element> all(String childName) {
    return children.stream().filter(child -> child.name.equals(childName)).toList();
  }

  /** The first child with this name, or null. */
  public @Nullable Element first(String childName) {
    for (Element child : children) {
      if (child.name.equals(childName)) {
        return child;
      }
    }
    return null;
  }

  /** An attribute that must be there. */
  public String attribute(String key) {
    String value = attributes.get(key);
    if (value == null) {
      throw problem("<%s> has no %s".formatted(name, key));
    }
    return value;
  }

  /** Refuses children with any other name than these. */
  public void allow(Collection<String> childNames) {
    for (Element child : children) {
      if (!childNames.contains(child.name)) {
        throw child.problem(
            "<%s> in <%s> is not known%s"
                .formatted(child.name, name, NearMiss.question(child.name, childNames)));
      }
    }
  }

  /** The exception for a mistake in this element. */
  public InvalidModelException problem(String reason) {
    return position.problem(reason);
  }
}
