package io.mazurka.guarded.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Participant;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Circuits are read from lists of gates, and a malformed line is named with its reason. */
final class GateListTests {

  private static final String ARBITER =
      """
      # One arbiter with two clients.
      circuit arbiter
      process cell
        ME(r1, r2 -> m1, m2)
        y1 = AND(m1, ~a2)     # waits until the other side is done
        y2 = AND(m2, ~a1)
        a1 = C(y1, sa)
        a2 = C(y2, sa)
        sr = OR(y1, y2)
      process client1
        active r1 a1
      process client2
        active r2 a2
      process resource
        passive sr sa
      property mutex: !(a1 & a2)
      """;

  @Test
  void arbiterHasThePublishedFigures() {
    CheckResult result = check(ARBITER);

    assertThat(result.statistics().states()).isEqualTo(52);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.properties().stream().map(property -> property.name()))
        .containsExactly("mutex", "hazard", "deadlock");
  }

  @Test
  void fileMayAskWhatHoldsSometimesAndAtTheEnd() {
    CheckResult result =
        check(ARBITER + "sometimes granted: a1\nsometimes both: a1 & a2\nat-end idle: !a1 & !a2\n");

    assertThat(result.properties())
        .containsExactly(
            new PropertyResult("mutex", Kind.INVARIANT, Verdict.HOLDS),
            new PropertyResult("granted", Kind.SOMETIMES, Verdict.HOLDS),
            new PropertyResult("both", Kind.SOMETIMES, Verdict.VIOLATED),
            new PropertyResult("idle", Kind.AT_END, Verdict.HOLDS),
            new PropertyResult("hazard", Kind.INVARIANT, Verdict.HOLDS),
            new PropertyResult("deadlock", Kind.DEADLOCK, Verdict.HOLDS));
  }

  @Test
  void implicationWhosePremiseNeverHoldsIsNamed() {
    CheckResult result =
        check(ARBITER + "property idle: a1 & a2 -> sr\nproperty used: a1 -> !a2\n");

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.premiseNeverHeld()).containsExactly("idle");
  }

  @Test
  void processesAndSignalsKeepTheirOrder() {
    Circuit circuit = GateList.parse(ARBITER, "arbiter.circuit");

    assertThat(circuit.program().processes().stream().map(Participant::name))
        .containsExactly("cell", "client1", "client2", "resource");
    assertThat(circuit.program().variables().stream().map(StateVariable::name))
        .containsExactly("m1", "m2", "y1", "y2", "a1", "a2", "sr", "r1", "r2", "sa");
  }

  @Test
  void gateWithoutAProcessIsAProcessOfItsOwn() {
    Circuit circuit = GateList.parse("circuit c\nx = NOT(y)\ny = BUF(x)", "c.circuit");

    assertThat(circuit.program().processes().stream().map(Participant::name))
        .containsExactly("x", "y");
  }

  @Test
  void everyGateComputesItsFunction() {
    String inputs = "circuit c\np = BUF(p)\nq = BUF(q)\ninitially p=%d q=%d z=%d\nz = %s\n";
    for (int bits = 0; bits < 8; bits++) {
      boolean p = (bits & 1) != 0;
      boolean q = (bits & 2) != 0;
      boolean z = (bits & 4) != 0;
      boolean held = p == q ? p : z;
      boolean[] next = {held, p && q, p || q, !(p && q), !(p || q), p != q, !p, p, p && !q};
      String[] gates = {
        "C(p,q)",
        "AND(p,q)",
        "or(p, q)",
        "NAND(p,q)",
        "NOR(p,q)",
        "XOR(p,q)",
        "NOT(p)",
        "BUF(p)",
        "AND(p, ~q)"
      };
      for (int gate = 0; gate < gates.length; gate++) {
        String text = inputs.formatted(p ? 1 : 0, q ? 1 : 0, z ? 1 : 0, gates[gate]);
        assertThat(check(text).statistics().states()).as(text).isEqualTo(next[gate] == z ? 1 : 2);
      }
    }
  }

  @Test
  void undeclaredChoiceIsAHazard() {
    CheckResult result =
        check(
            """
            circuit latch
            r1 = NOT(m1)
            r2 = NOT(m2)
            m1 = AND(r1, ~m2)
            m2 = AND(r2, ~m1)
            """);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexample().property()).isEqualTo("hazard");
    assertThat(result.counterexample().explanation())
        .isEqualTo("m1+ would disable m2+; m2+ would disable m1+");
  }

  @Test
  void declaredChoiceIsNone() {
    CheckResult result =
        check(
            """
            circuit latch
            r1 = NOT(m1)
            r2 = NOT(m2)
            ME(r1, r2 -> m1, m2)
            """);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void circuitThatSettlesIsADeadlock() {
    CheckResult result = check("circuit c\nx = NOT(y)\ny = BUF(y)");

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.counterexample().trace().steps()).hasSize(1);
    assertThat(result.counterexample().trace().steps().get(0).transition()).isEqualTo("x+");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "z = AND(x, y        :: c.circuit:3: expected a gate such as",
        "z = FOO(x)          :: c.circuit:3: there is no gate 'FOO'; there are C, AND,",
        "z = NOT(x, y)       :: c.circuit:3: NOT does not take 2 inputs",
        "z = AND(x,)         :: c.circuit:3: a name is missing",
        "z = AND(x, 7)       :: c.circuit:3: '7' is not a signal",
        "z = AND(x, w)       :: c.circuit:3: gate z reads 'w', which nothing drives",
        "x = BUF(x)          :: c.circuit:3: signal 'x' is driven twice",
        "active x            :: c.circuit:3: expected 2 names, not 1",
        "choice x y          :: c.circuit:3: 'x' is not a change",
        "choice x+ w+        :: c.circuit:3: 'w+' is no change of a signal, such as x+",
        "initially x         :: c.circuit:3: expected initial values such as 'x=1', not 'x'",
        "initially w=1       :: c.circuit:3: nothing drives 'w'",
        "property p: x &     :: c.circuit:3: property p: column 4: expected a name, a number or '(' after '&'",
        "ME(x, y -> z)       :: c.circuit:3: expected 2 names, not 1",
        "process             :: c.circuit:3: expected one name after 'process'",
        "circuit d           :: c.circuit:3: there is a second line 'circuit'"
      })
  void malformedLineIsRefusedWithItsNumberAndTheReason(String line, String message) {
    assertRefused("circuit c\nx = BUF(x)\n" + line, message);
  }

  @Test
  void fileWithoutACircuitIsRefused() {
    assertRefused("# nothing\n", "c.circuit:2: there is no line 'circuit NAME'");
    assertRefused("\nx = BUF(x)", "c.circuit:2: expected 'circuit NAME' first");
    assertRefused("circuit c", "c: there is no gate");
  }

  @Test
  void longNamesAreRefusedAndMistypedOnesGuessed() {
    String name = "a".repeat(2_000_000);
    assertRefused(
        "circuit c\n%s = NOT(%s)".formatted(name, name),
        "c.circuit:2: the name that begins with 'aaaaaaaaaaaaaaaaaaaa' has 2000000 characters");
    assertRefused(
        "circuit " + name, "c.circuit:1: the name that begins with 'aaaaaaaaaaaaaaaaaaaa'");
    assertRefused(
        "circuit c\nrequest = NOT(request)\nproperty p: reqest",
        "c.circuit:3: property p: column 1: there is no signal or variable 'reqest'; did you mean"
            + " 'request'?");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> GateList.parse(text, "c.circuit"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageStartingWith(message);
  }

  private static CheckResult check(String text) {
    return Check.of(GateList.parse(text, "c.circuit"))
        .with(CheckOptions.unreduced().withAll())
        .run();
  }
}
