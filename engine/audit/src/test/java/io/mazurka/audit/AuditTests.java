package io.mazurka.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.explicit.RuleSystem;
import io.mazurka.kernel.explicit.RuleSystem.Rule;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.simple.SimpleModel;
import io.mazurka.lpor.Relations;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What an audit says of systems of a few states whose relations are right or wrong. */
final class AuditTests {

  private static final RuleSystem JOINING = RuleSystem.joining();

  /** The right relations of a system, of which a test states some wrongly. */
  private static class Stated implements Relations<Transition> {

    private final Relations<Transition> right;

    Stated(RuleSystem system) {
      right = system.relations(2);
    }

    @Override
    public boolean isDependent(Transition first, Transition second) {
      return right.isDependent(first, second);
    }

    @Override
    public boolean canEnable(Transition first, Transition second) {
      return right.canEnable(first, second);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return right.isVisible(transition);
    }
  }

  private static SimpleModel model(RuleSystem system, Relations<Transition> stated) {
    SimpleInvariant apart =
        new SimpleInvariant("apart", state -> state[2] == 0, state -> Arrays.toString(state));
    return new SimpleModel(system, List.of(apart), stated, false);
  }

  private static AuditResult audit(RuleSystem system, Relations<Transition> stated) {
    return Audit.of(model(system, stated)).with(reduced()).run();
  }

  private static CheckOptions reduced() {
    return CheckOptions.defaults().withPor(Por.LPOR);
  }

  /** The names of the checks that found something. */
  private static Set<String> failing(AuditResult result) {
    Set<String> names = new TreeSet<>();
    for (AuditCheck check : result.checks()) {
      if (!check.failures().isEmpty()) {
        names.add(check.name());
      }
    }
    return names;
  }

  @Test
  void rightRelationsAreClean() {
    AuditResult result = audit(JOINING, new Stated(JOINING));
    assertThat(result.failures()).isEmpty();
    assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
    assertThat(result.states()).isEqualTo(5);
    assertThat(result.expanded()).isEqualTo(5);
    assertThat(result.transitions()).isEqualTo(5);
    assertThat(result.checks())
        .extracting(AuditCheck::name)
        .contains("interference", "enabling sets", "stubborn sets", "visibility", "cycles");
  }

  /** Left disables right, and both are said to be independent. */
  @Test
  void forgottenDependencyIsFoundWithItsState() {
    RuleSystem competing =
        new RuleSystem(
            3,
            List.of(
                new Rule("left", Map.of(0, 0), 0, 1),
                new Rule("right", Map.of(0, 0, 1, 0), 1, 1),
                new Rule("join", Map.of(1, 1, 2, 0), 2, 1)));
    Relations<Transition> stated =
        new Stated(competing) {
          @Override
          public boolean isDependent(Transition first, Transition second) {
            return super.isDependent(first, second)
                && !Set.of(first.name(), second.name()).equals(Set.of("left", "right"));
          }
        };
    AuditResult result = audit(competing, stated);
    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(failing(result)).contains("interference");
    AuditFailure failure = failures(result, "interference").get(0);
    assertThat(failure.transitions()).containsExactlyInAnyOrder("rule.left", "rule.right");
    assertThat(failure.witness())
        .extracting(AuditFailure.Part::value)
        .containsExactly("0", "0", "0");
    assertThat(audit(competing, new Stated(competing)).verdict()).isEqualTo(AuditVerdict.CLEAN);
  }

  private static List<AuditFailure> failures(AuditResult result, String check) {
    return result.checks().stream()
        .filter(each -> each.name().equals(check))
        .flatMap(each -> each.failures().stream())
        .toList();
  }

  /** Where left is done, only right is missing. */
  @Test
  void enablingSetWithoutTheStepThatEnablesIsFound() {
    Relations<Transition> stated =
        new Stated(JOINING) {
          @Override
          public boolean canEnable(Transition first, Transition second) {
            return super.canEnable(first, second) && !first.name().equals("right");
          }
        };
    AuditResult result = audit(JOINING, stated);
    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(failing(result)).contains("enabling sets");
    assertThat(failures(result, "enabling sets").get(0).transitions()).contains("rule.join");
  }

  @Test
  void stepThatChangesTheInvariantAndIsCalledInvisibleIsFound() {
    Relations<Transition> stated =
        new Stated(JOINING) {
          @Override
          public boolean isVisible(Transition transition) {
            return false;
          }
        };
    AuditResult result = audit(JOINING, stated);
    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(failing(result)).contains("visibility");
    assertThat(failures(result, "visibility").get(0).transitions()).contains("rule.join");
  }

  @Test
  void cycleThatIsDeniedIsFound() {
    RuleSystem turning =
        new RuleSystem(
            3,
            List.of(
                new Rule("on", Map.of(0, 0), 0, 1),
                new Rule("off", Map.of(0, 1), 0, 0),
                new Rule("right", Map.of(1, 0), 1, 1)));
    AuditResult result = audit(turning, new Stated(turning));
    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(failing(result)).contains("cycles");
  }

  @Test
  void partOfTheStatesIsNoCleanAudit() {
    AuditResult result =
        Audit.of(model(JOINING, new Stated(JOINING)))
            .with(reduced().withLimits(Limits.none().withStates(3)))
            .run();
    assertThat(result.failures()).isEmpty();
    assertThat(result.verdict()).isEqualTo(AuditVerdict.INCOMPLETE);
    assertThat(result.expanded()).isLessThan(5);
    assertThat(result.guarantee().toString()).contains("more states than the limit");
  }

  @Test
  void withoutStubbornSetsThereIsNothingToAudit() {
    Audit audit = Audit.of(model(JOINING, new Stated(JOINING))).with(reduced().withPor(Por.NONE));
    assertThatThrownBy(audit::run)
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("there is nothing to audit");
  }
}
