package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.engine.decomposition.LocalFields;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The local states of the parts of a role. That of a part is a map of its fields, in which
 * identities mean parts.
 */
final class PartLocals {

  /** Combinations of local states of parts are looked up in an array. */
  private static final double MOST_COMBINATIONS = 1 << 24;

  private final List<ValueTable> tables = new ArrayList<>();

  /** By part and local state of the whole, the local state of the part. */
  private final int[][] apart;

  /** By combination of local states of parts, the local state of the whole, or -1. */
  private final int[] together;

  /** By part, what its local state adds to the number of a combination. */
  private final int[] weights;

  /**
   * @param locals the local states of all members
   * @param parts the fields of each part
   */
  PartLocals(
      Role<?> role,
      List<Integer> locals,
      LocalFields fields,
      List<List<Integer>> parts,
      IdentityParts identities) {
    this.apart = new int[parts.size()][1 + Collections.max(locals)];
    this.weights = new int[parts.size()];
    double combinations = 1;
    for (int part = 0; part < parts.size(); part++) {
      ValueTable table = new ValueTable();
      Map<List<Integer>, Integer> known = new HashMap<>();
      for (int local : locals) {
        Object value = value(role, part, fields, parts.get(part), local, identities);
        List<Integer> numbers =
            parts.get(part).stream().map(field -> fields.number(field, local)).toList();
        apart[part][local] = table.intern(value);
        known.put(numbers, apart[part][local]);
      }
      if (known.size() != table.size()) {
        throw new UnsupportedValueException("two local states are the same with other identities");
      }
      tables.add(table);
      weights[part] = (int) combinations;
      combinations *= table.size();
      if (combinations > MOST_COMBINATIONS) {
        throw new UnsupportedValueException("there are too many local states");
      }
    }
    this.together = new int[(int) combinations];
    Arrays.fill(together, -1);
    for (int local : locals) {
      int number = 0;
      for (int part = 0; part < weights.length; part++) {
        number += weights[part] * apart[part][local];
      }
      together[number] = local;
    }
  }

  private static Object value(
      Role<?> role,
      int part,
      LocalFields fields,
      List<Integer> own,
      int local,
      IdentityParts identities) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (int field : own) {
      values.put(
          fields.name(field), identities.field(role, part, field, fields.value(field, local)));
    }
    Object only = values.get("");
    return fields.size() == 1 && only != null ? only : Collections.unmodifiableMap(values);
  }

  ValueTable table(int part) {
    return tables.get(part);
  }

  /** The local state of a part. */
  int part(int part, int local) {
    return apart[part][local];
  }

  /** What a local state of a part adds to the number of a combination. */
  int weight(int part, int local) {
    return weights[part] * local;
  }

  /** The local state of the whole, by the sum of the weights of the local states of its parts. */
  int whole(int combination) {
    return together[combination];
  }
}
