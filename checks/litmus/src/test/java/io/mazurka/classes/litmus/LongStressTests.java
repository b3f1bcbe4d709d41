package io.mazurka.classes.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the JVM does in {@code -Dmazurka.stress=MILLISECONDS} a program is allowed; a table of the
 * outcomes is printed.
 */
@Tag("long")
final class LongStressTests {

  @Test
  void theJvmDoesWhatIsAllowed() throws Exception {
    long milliseconds = Long.getLong("mazurka.stress", 1_000);
    List<String> surprises = new ArrayList<>();
    System.out.println("| program | seen | allowed and not seen |\n|---|---|---|");
    for (Family family : Families.all()) {
      for (Litmus<?> litmus : family.programs()) {
        Map<String, Long> seen = Stress.run(litmus, milliseconds);
        Set<String> unseen = new TreeSet<>(litmus.allowed());
        unseen.removeAll(seen.keySet());
        System.out.printf(
            "| %s: %s | %s | %s |%n",
            family.getClass().getSimpleName(), litmus, seen, String.join("; ", unseen));
        if (!litmus.allowed().containsAll(seen.keySet())) {
          surprises.add(litmus + ": " + seen);
        }
      }
    }
    assertThat(surprises).isEmpty();
  }
}
