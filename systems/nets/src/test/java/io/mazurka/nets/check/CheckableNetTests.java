package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.astg.AstgReader;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckableNetTests {

  @TempDir Path directory;

  private SignalGraph graph(String text) throws IOException {
    return AstgReader.read(Files.writeString(directory.resolve("net.g"), text));
  }

  private static CheckResult check(SignalGraph graph, CheckOptions options) {
    return Check.of(CheckableNet.of(graph)).with(options).run();
  }

  private static CheckOptions invariant(String text) {
    return CheckOptions.defaults().withProperties(AskedProperties.condition(Kind.INVARIANT, text));
  }

  /** One place that a transition fills without end. */
  private static Net source(int weight) {
    NetBuilder net = Net.builder();
    int place = net.place("heap", 1);
    net.output(net.transition("grow"), place, weight);
    return net.build();
  }

  @Test
  void premiseThatNeverHoldsIsNamedIfNothingWasLeftOut() {
    NetBuilder net = Net.builder();
    int start = net.place("start", 1);
    int middle = net.place("middle", 0);
    int end = net.place("end", 0);
    int go = net.transition("go");
    net.input(start, go, 1);
    net.output(go, middle, 1);
    int stop = net.transition("stop");
    net.input(middle, stop, 1);
    net.output(stop, end, 1);
    SignalGraph graph = SignalGraph.of(net.build());

    CheckOptions never = invariant("start = 1 & end = 1 -> middle = 1");
    assertThat(check(graph, never.withPor(Por.NONE)).premiseNeverHeld())
        .containsExactly("start = 1 & end = 1 -> middle = 1");
    assertThat(check(graph, never).premiseNeverHeld()).isNull();
    CheckOptions somewhere = invariant("end = 1 -> start = 0");
    assertThat(check(graph, somewhere).premiseNeverHeld()).isEmpty();
  }

  @Test
  void deadlockIsCheckedByDefault() {
    CheckResult result = Check.of(CheckableNet.of(LargeNets.philosophers(3))).run();

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.properties())
        .containsExactly(new PropertyResult("deadlock", Kind.DEADLOCK, Verdict.DEADLOCK));
  }

  @Test
  void oneSafetyIsCheckedWhereItIsAskedFor() {
    CheckResult safe =
        Check.of(CheckableNet.of(LargeNets.philosophers(3)))
            .with(CheckOptions.defaults().withSymmetry(Symmetry.NONE).withProperties("one-safety"))
            .run();
    CheckResult unsafe =
        Check.of(CheckableNet.of(LargeNets.pipelines(1, 2, 2)))
            .with(CheckOptions.defaults().withProperties("one-safety"))
            .run();

    assertThat(safe.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(safe.statistics().states()).isEqualTo(14);
    assertThat(unsafe.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(unsafe.counterexample().explanation())
        .isEqualTo("place p0_0 has more than one token (p0_0 = 2)");
  }

  @Test
  void handshakeIsConsistentWithInferredInitialValues() throws IOException {
    SignalGraph graph =
        graph(
            ".inputs r\n.outputs a\n.graph\nr+ a+\na+ r-\nr- a-\na- r+\n.marking {<a+,r->}\n.end");
    CheckResult result = check(graph, CheckOptions.defaults());

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(4);
    assertThat(check(graph, invariant("r | a | !r & !a")).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(graph, invariant("r | !a")).counterexample().trace().initial())
        .containsExactly("", "1", "1", "0", "1", "0", "0");
  }

  @Test
  void signalThatRisesTwiceIsInconsistent() throws IOException {
    CheckResult result =
        check(
            graph(".outputs a\n.graph\na+ a+/1\na+/1 a-\na- a+\n.marking {<a-,a+>}\n.end"),
            CheckOptions.defaults());

    assertThat(result.counterexample().property()).isEqualTo("consistency");
    assertThat(result.counterexample().trace().steps()).hasSize(2);
    assertThat(result.counterexample().explanation())
        .isEqualTo("signal a changes to the value it has (a = inconsistent)");
  }

  @Test
  void signalThatRisesOnOneWayAndFallsOnAnotherIsInconsistent() throws IOException {
    CheckResult result =
        check(
            graph(".outputs a\n.graph\np a+ a-\na+ q\na- q\n.marking {p}\n.end"),
            CheckOptions.defaults().withProperties("consistency"));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void givenInitialValuesAreRespected() throws IOException {
    String text = ".outputs a\n.initial.state %s\n.graph\np a+\na+ q\n.marking {p}\n.end";
    CheckOptions options = CheckOptions.defaults().withProperties("consistency");

    assertThat(check(graph(text.formatted("!a")), options).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(graph(text.formatted("a")), options).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void outputThatAnotherSignalPreventsIsAHazardAndInputIsNot() throws IOException {
    String text = ".inputs %s\n.outputs %s\n.graph\np a+ b+\na+ q\nb+ q\nq d\nd p\n.marking {p}\n";
    CheckOptions options = CheckOptions.defaults().withProperties("hazard");
    String dummy = ".dummy d\n";

    assertThat(check(graph(dummy + text.formatted("a b", "")), options).verdict())
        .isEqualTo(Verdict.HOLDS);
    CheckResult hazard = check(graph(dummy + text.formatted("a", "b")), options);
    assertThat(hazard.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(hazard.counterexample().explanation())
        .startsWith("b+ can fire, and a+ would prevent it");
    assertThat(check(graph(dummy + text.formatted("a", "b") + "#@choice a+ b+"), options).verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void tracesShowOnlyThePlacesThatChange() {
    CheckResult result = Check.of(CheckableNet.of(LargeNets.pipelines(1, 3, 1))).run();

    assertThat(result.counterexample().trace().components())
        .containsExactly("net", "p0_0", "p0_1", "p0_2");
    assertThat(result.counterexample().trace().steps().get(1).changed())
        .extracting(change -> change.component() + ": " + change.before() + " -> " + change.after())
        .containsExactly("p0_1: 1 -> 0", "p0_2: 0 -> 1");
  }

  @Test
  void unboundedNetStopsAtALimit() {
    CheckResult result =
        Check.of(CheckableNet.of(source(1)))
            .with(CheckOptions.defaults().withLimits(Limits.none().withStates(10_000)))
            .run();

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.end()).isEqualTo(EndReason.STATE_LIMIT);
  }

  @Test
  void tokensNeverWrapAround() {
    assertThatThrownBy(() -> Check.of(CheckableNet.of(source(Integer.MAX_VALUE))).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage("transition grow would put more than 2,147,483,647 tokens on place heap");
  }

  @Test
  void netWithoutPlacesIsAnOrdinaryNet() {
    NetBuilder net = Net.builder();
    net.transition("idle");
    CheckResult result = Check.of(CheckableNet.of(net.build())).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(1);
    assertThat(Check.of(CheckableNet.of(Net.builder().build())).run().verdict())
        .isEqualTo(Verdict.DEADLOCK);
  }

  @Test
  void everyFormulaOfAFileIsDecided() throws IOException {
    Path file = Files.writeString(directory.resolve("f.xml"), formulas());
    CheckOptions options =
        CheckOptions.defaults()
            .withProperties(new AskedProperties(List.of(), List.of(), file.toString()));
    CheckResult result = check(SignalGraph.of(LargeNets.philosophers(4)), options);

    assertThat(result.properties())
        .containsExactly(
            new PropertyResult("stuck", Kind.GOAL, Verdict.HOLDS),
            new PropertyResult("free", Kind.INVARIANT, Verdict.VIOLATED),
            new PropertyResult("crowd", Kind.GOAL, Verdict.VIOLATED));
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void formulasThatALimitLeavesOpenAreInconclusive() throws IOException {
    Path file = Files.writeString(directory.resolve("f.xml"), formulas());
    CheckOptions options =
        CheckOptions.defaults()
            .withProperties(new AskedProperties(List.of(), List.of(), file.toString()))
            .withLimits(Limits.none().withStates(5));
    CheckResult result = check(SignalGraph.of(LargeNets.philosophers(4)), options);

    assertThat(result.properties())
        .extracting(PropertyResult::verdict)
        .containsExactly(Verdict.INCONCLUSIVE, Verdict.VIOLATED, Verdict.INCONCLUSIVE);
  }

  @Test
  void formulasAndInvariantsDoNotGoTogether() {
    CheckOptions options =
        CheckOptions.defaults()
            .withProperties(
                new AskedProperties(
                    List.of(), List.of(new AskedCondition(Kind.INVARIANT, "p = 1")), "f.xml"));

    assertThatThrownBy(() -> check(SignalGraph.of(source(1)), options))
        .isInstanceOf(InvalidOptionException.class);
  }

  /** A deadlock can be reached; one fork is always free; all philosophers can eat at once. */
  private static String formulas() {
    String count = "<tokens-count><place>%s</place></tokens-count>";
    String one = "<integer-constant>1</integer-constant>";
    String goal = "<property><id>%s</id><formula><exists-path><finally>%s</finally></exists-path>";
    return "<property-set>"
        + goal.formatted("stuck", "<deadlock/>")
        + "</formula></property><property><id>free</id><formula><all-paths><globally><integer-le>"
        + one
        + count.formatted("fork0")
        + "</integer-le></globally></all-paths></formula></property>"
        + goal.formatted(
            "crowd",
            "<integer-le><integer-constant>3</integer-constant><tokens-count><place>eats0</place>"
                + "<place>eats1</place><place>eats2</place></tokens-count></integer-le>")
        + "</formula></property></property-set>";
  }
}
