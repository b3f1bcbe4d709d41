package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything the reductions of the gallery rely on is true. */
@Tag("slow")
final class AuditTests {

  static AuditResult audit(Row row, Split split, boolean net, String... properties) {
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .withNet(net)
            .with(ProtocolOptions.defaults().withSplit(split));
    return Audit.of(row.system()).with(options.withProperties(properties)).run();
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void auditOfSmallInstancesIsClean(Row row) {
    for (Split split : Split.values()) {
      for (boolean net : new boolean[] {true, false}) {
        for (String[] properties : new String[][] {{}, {"deadlock"}}) {
          AuditResult result = audit(row, split, net, properties);

          assertThat(result.failures()).as(split + " " + net).isEmpty();
          assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
          if (properties.length == 0) {
            assertThat(result.states()).isEqualTo(row.figures().states());
            assertThat(result.transitions()).isEqualTo(row.figures().transitions());
          } else {
            // A monitor that only invariants read is left out.
            assertThat(result.states()).isLessThanOrEqualTo(row.figures().states());
          }
        }
      }
    }
  }

  /** As a check does it by default; the tests that take long have all the other ways. */
  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#large")
  void auditOfLargerInstancesIsClean(Row row) {
    AuditResult result = Audit.of(row.system()).run();

    assertThat(result.failures()).isEmpty();
    assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
  }

  static Stream<Row> circuits() {
    return Stream.of(
        Row.of(new Fifo(), 3),
        Row.of(new Fifo(), 5),
        Row.of(new Arbiter(), 3),
        Row.of(new Dme(), 2));
  }

  @ParameterizedTest
  @MethodSource("circuits")
  void auditOfCircuitsIsClean(Row row) {
    for (Por por : new Por[] {Por.LPOR, Por.LSSA}) {
      for (String[] properties : new String[][] {{}, {"deadlock"}}) {
        AuditResult result =
            Audit.of(row.system())
                .with(CheckOptions.defaults().withPor(por).withProperties(properties))
                .run();

        assertThat(result.failures()).as(por.toString()).isEmpty();
        assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
      }
    }
  }
}
