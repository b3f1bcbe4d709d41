package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.decomposition.Coupling.Consumed;
import io.mazurka.protocols.engine.decomposition.Coupling.Field;
import io.mazurka.protocols.engine.decomposition.Coupling.Sent;
import io.mazurka.protocols.engine.decomposition.Coupling.Thing;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The parts of the local states of a role, as groups of fields. Every combination of their values
 * is a local state, each letter belongs to one part, and so does each step: it changes nothing
 * else, and is there with the same letters whatever the others are.
 */
public final class RoleProduct {

  private final Role<?> role;
  private final LocalFields fields;
  private final Coupling coupling;
  private final List<List<Integer>> parts;
  private final String reason;

  /**
   * @param reason why there is only one part, if that is so
   */
  RoleProduct(Role<?> role, LocalFields fields, Coupling coupling, String reason) {
    this.role = role;
    this.fields = fields;
    this.coupling = coupling;
    this.parts = coupling.parts();
    this.reason = reason;
  }

  /** The local states of a role as their only part, for this reason. */
  static RoleProduct none(Role<?> role, LocalFields fields, String reason) {
    Coupling one = new Coupling(fields.size());
    for (int field = 1; field < fields.size(); field++) {
      one.join(new Field(0), new Field(field));
    }
    return new RoleProduct(role, fields, one, reason);
  }

  public Role<?> role() {
    return role;
  }

  public LocalFields fields() {
    return fields;
  }

  /** Whether there are two parts at least. */
  public boolean isProduct() {
    return parts.size() > 1;
  }

  /** The fields of each part. */
  public List<List<Integer>> parts() {
    return parts;
  }

  /** The part that consumes a letter to the role; the first part if none does. */
  public int consumer(int letter) {
    return part(new Consumed(letter));
  }

  /** The part that sends a letter. */
  public int sender(int letter) {
    return part(new Sent(letter));
  }

  /** The part to which a step belongs; the first part if it has to do with none. */
  public int owner(LocalStep step) {
    return part(StepThings.of(fields, step).get(0));
  }

  private int part(Thing thing) {
    if (coupling.root(thing) instanceof Field field) {
      for (int part = 0; part < parts.size(); part++) {
        if (parts.get(part).contains(field.number())) {
          return part;
        }
      }
    }
    return 0;
  }

  /** The name of a part: the record that it is, or its fields. */
  public String name(int part) {
    return name(fields, parts.get(part));
  }

  static String name(LocalFields fields, List<Integer> some) {
    List<String> names = some.stream().map(fields::name).toList();
    String outermost = "";
    String common = names.get(0);
    while (!common.isEmpty()) {
      String prefix = common + ".";
      boolean whole =
          IntStream.range(0, fields.size())
              .allMatch(
                  field -> some.contains(field) == (fields.name(field) + ".").startsWith(prefix));
      outermost = whole ? common : outermost;
      common = common.substring(0, Math.max(0, common.lastIndexOf('.')));
    }
    return outermost.isEmpty() ? String.join("/", names) : outermost;
  }

  /** Says that the role is a product, or why not. */
  @Override
  public String toString() {
    if (!isProduct()) {
      return "role %s is no product: %s".formatted(role, reason);
    }
    List<String> names = new ArrayList<>();
    IntStream.range(0, parts.size()).mapToObj(this::name).forEach(names::add);
    String last = names.remove(names.size() - 1);
    return names.stream()
        .collect(
            Collectors.joining(", ", "role %s is a product of ".formatted(role), " and " + last));
  }
}
