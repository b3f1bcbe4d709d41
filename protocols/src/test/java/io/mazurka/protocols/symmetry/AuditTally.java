package io.mazurka.protocols.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.Check.Prepared;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.Cycles;

/** Counts the random protocols that were audited in full, by what makes them difficult. */
final class AuditTally {

  private int audited;
  private int asymmetric;
  private int withoutDeadMessages;
  private int cyclic;
  private int withProviso;
  private int severalStarts;
  private int composite;
  private int whole;

  int audited() {
    return audited;
  }

  void addAsymmetric() {
    asymmetric++;
  }

  /** Counts a protocol that was audited with these options, and also without dead messages. */
  void add(Protocol protocol, CheckOptions options, boolean alsoWithoutDeadMessages) {
    Prepared prepared = Check.of(protocol).with(options).prepare();
    boolean hasCycle = Cycles.exist(prepared.model().system());
    audited++;
    withoutDeadMessages += alsoWithoutDeadMessages ? 1 : 0;
    cyclic += hasCycle ? 1 : 0;
    withProviso += hasCycle && prepared.task().reduction().contract().needsProviso() ? 1 : 0;
    severalStarts += prepared.model().system().initialStates().size() > 1 ? 1 : 0;
    composite += protocol.composites().isEmpty() ? 0 : 1;
    whole += options.reductions().symmetry() == Symmetry.PROCESSES ? 1 : 0;
  }

  /** What was counted, if so many protocols were drawn. */
  String text(int drawn) {
    return "%,d symmetric protocols audited in full, %,d of them without dead messages, too;"
            .formatted(audited, withoutDeadMessages)
        + " %,d had cycles, %,d of them with a cycle proviso, %,d several initial states;"
            .formatted(cyclic, withProviso, severalStarts)
        + " %,d were of composite processes, %,d of them permuted as a whole;"
            .formatted(composite, whole)
        + " %,d had no symmetry, %,d were too large"
            .formatted(asymmetric, drawn - audited - asymmetric);
  }

  void assertAllAreCovered() {
    assertThat(withoutDeadMessages).isGreaterThan(audited / 4);
    assertThat(asymmetric).isBetween(1, audited / 2);
    assertThat(cyclic).isGreaterThan(audited / 10);
    assertThat(withProviso).isGreaterThan(audited / 20);
    assertThat(severalStarts).isGreaterThan(audited / 10);
    assertThat(composite - whole).isPositive();
    assertThat(whole).isGreaterThan(audited / 10);
  }
}
