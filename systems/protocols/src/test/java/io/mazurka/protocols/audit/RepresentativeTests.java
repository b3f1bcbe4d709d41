package io.mazurka.protocols.audit;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.differential.Mistake;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** An audit of symmetry finds wrong representatives, even those that would break a search. */
final class RepresentativeTests {

  record Lamp(boolean on) {}

  record Current() {}

  /** Makes every state its own representative. */
  private record Idle(Canonicalizer right) implements Canonicalizer {

    @Override
    public void canonicalize(int[] state) {
      // As it is.
    }

    @Override
    public long orbit(int[] state) {
      return right.orbit(state);
    }
  }

  /** Takes the switch, in the first slot, for used; without current no execution gets there. */
  private record Used(Canonicalizer right) implements Canonicalizer {

    @Override
    public void canonicalize(int[] state) {
      right.canonicalize(state);
      state[0] = 1;
    }
  }

  /** Takes the switch for unused again, but only in successors. */
  private record Forgetful(Canonicalizer right) implements Canonicalizer {

    @Override
    public void canonicalize(int[] state) {
      right.canonicalize(state);
    }

    @Override
    public long orbit(int[] state) {
      return right.orbit(state);
    }

    @Override
    public void canonicalize(int[] state, int[] changed, int count) {
      right.canonicalize(state);
      state[0] = 0;
    }
  }

  private static AuditResult audit(
      ProtocolBuilder protocol, Por por, UnaryOperator<Canonicalizer> mistake) {
    return audit(protocol, por, "deadlock", mistake);
  }

  private static AuditResult audit(
      ProtocolBuilder protocol, Por por, String property, UnaryOperator<Canonicalizer> mistake) {
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(por)
            .with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES));
    Mistake wrong = Mistake.inRepresentatives(mistake);
    return Audit.of(wrong.in(protocol.build())).with(options.withProperties(property)).run();
  }

  /** Three lamps that are switched on, in any order. */
  private static ProtocolBuilder lamps() {
    ProtocolBuilder lamps = Protocol.named("lamps");
    Role<Lamp> lamp = lamps.role("lamp", 3, new Lamp(false));
    lamp.step("switch").when(self -> !self.on()).then(self -> become(new Lamp(true)));
    return lamps;
  }

  /** Three lamps with a switch for all of them. */
  private static ProtocolBuilder switched() {
    ProtocolBuilder lamps = Protocol.named("switched");
    Role<Boolean> toggle = lamps.role("switch", 1, false);
    Role<Lamp> lamp = lamps.role("lamp", 3, new Lamp(false));
    toggle
        .step("use")
        .when(used -> !used)
        .sends(Current.class, lamp)
        .then(used -> become(true).broadcast(lamp, new Current()));
    lamp.step("light").on(Current.class, toggle).then((self, current) -> become(new Lamp(true)));
    lamps
        .invariant("one is off")
        .over(lamp)
        .holds(state -> !state.of(lamp).stream().allMatch(Lamp::on));
    return lamps;
  }

  @Test
  void aRepresentativeStandsForItsWholeOrbit() {
    assertThat(audit(lamps(), Por.NONE, right -> right).failures()).isEmpty();
    assertThat(audit(switched(), Por.LPOR, right -> right).verdict()).isEqualTo(AuditVerdict.CLEAN);
  }

  @Test
  void statesThatAreNotMergedAreFound() {
    assertThat(audit(lamps(), Por.NONE, Idle::new).failures())
        .anySatisfy(failure -> assertThat(failure.toString()).contains("of the 3 states of its"));
  }

  @Test
  void representativesThatCannotBeReachedAreFoundAndNotSearched() {
    AuditResult result = audit(switched(), Por.LPOR, Used::new);

    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(result.failures())
        .extracting(AuditFailure::explanation)
        .containsExactly("this state and its representative differ in what can happen");
    assertThat(result.checks())
        .extracting(AuditCheck::name)
        .contains("reduced search, dfs", "symmetry", "search without reduction")
        .noneMatch(name -> name.contains("representatives"));
    assertThat(result.guarantee())
        .hasToString("bounded: no search of representatives, as the symmetry is wrong");
  }

  @Test
  void successorsThatCannotBeReachedAreFound() {
    for (Por por : new Por[] {Por.NONE, Por.LPOR}) {
      AuditResult result = audit(switched(), por, Forgetful::new);

      assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
      assertThat(result.checks())
          .filteredOn(check -> check.name().contains("search of representatives"))
          .isNotEmpty()
          .allSatisfy(check -> assertThat(check.failures()).isNotEmpty());
      assertThat(result.failures())
          .extracting(AuditFailure::explanation)
          .contains("the reduced search comes to this state, but it is not reachable");
    }
  }

  @Test
  void violationsThatNoExecutionLeadsToAreFound() {
    AuditResult result = audit(switched(), Por.NONE, "one is off", Forgetful::new);

    assertThat(result.failures())
        .extracting(AuditFailure::explanation)
        .contains("the reduced search comes to a violation that no execution leads to");
  }
}
