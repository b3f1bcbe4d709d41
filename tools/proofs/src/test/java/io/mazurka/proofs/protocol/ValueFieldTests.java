package io.mazurka.proofs.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The numbers that stand for values are the same in every run. */
final class ValueFieldTests {

  private static List<Object> order(List<Integer> two) {
    List<Object> values =
        List.of(new LinkedHashSet<>(two), Set.of(2), Set.of(1), Set.of(), Set.of(3));
    return ValueField.of("learned", value -> value, values).parts();
  }

  @Test
  void orderOfValuesDoesNotDependOnHowTheyIterate() {
    assertThat(order(List.of(1, 2))).isEqualTo(order(List.of(2, 1)));
    assertThat(order(List.of(1, 2)))
        .containsExactly(Set.of(), Set.of(1), Set.of(2), Set.of(3), Set.of(1, 2));
  }
}
