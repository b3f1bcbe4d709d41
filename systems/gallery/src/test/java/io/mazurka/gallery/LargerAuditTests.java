package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.protocols.options.Split;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The audits that take a while. */
@Tag("long")
final class LargerAuditTests {

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#large")
  void auditOfLargerInstancesIsClean(Row row) {
    for (Split split : Split.values()) {
      for (boolean net : new boolean[] {true, false}) {
        for (String[] properties : new String[][] {{}, {"deadlock"}}) {
          AuditResult result = AuditTests.audit(row, split, net, properties);
          assertThat(result.failures()).as(split + " " + net).isEmpty();
          assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
          if (properties.length == 0) {
            assertThat(result.states()).isEqualTo(row.figures().states());
          }
        }
      }
    }
  }
}
