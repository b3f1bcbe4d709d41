package io.mazurka.nets.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.formula.ParsedFormula;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TemporalElementsTests {

  private static final String P = "<is-fireable><transition>t</transition></is-fireable>";
  private static final String Q =
      "<integer-le><integer-constant>1</integer-constant>"
          + "<tokens-count><place>p</place></tokens-count></integer-le>";

  @TempDir Path directory;

  private Formula read(String id, String formula) throws IOException {
    NetBuilder net = Net.builder();
    net.input(net.place("p", 1), net.transition("t"), 1);
    Path file =
        Files.writeString(
            directory.resolve("f.xml"),
            "<property-set><property><id>%s</id><formula>%s</formula></property></property-set>"
                .formatted(id, formula));
    return PropertySet.read(file, new Vocabulary(SignalGraph.of(net.build()))).get(0);
  }

  private ParsedFormula<StateCondition> temporal(String id, String formula) throws IOException {
    return ((Formula.Temporal) read(id, formula)).declared().formula();
  }

  @Test
  void formulaWithOneQuantifierAroundItIsOneOfLinearTime() throws IOException {
    ParsedFormula<StateCondition> formula =
        temporal(
            "x",
            "<all-paths><globally><disjunction><negation>%s</negation><finally>%s</finally>"
                    .formatted(P, Q)
                + "</disjunction></globally></all-paths>");

    LinearFormula p = new LinearFormula.Atom(0);
    LinearFormula q = new LinearFormula.Atom(1);
    assertThat(formula.formula())
        .isEqualTo(
            LinearFormula.always(
                new LinearFormula.Or(LinearFormula.not(p), LinearFormula.eventually(q))));
    assertThat(formula.atoms()).hasSize(2);
  }

  @Test
  void everyOperatorOfLinearTimeIsRead() throws IOException {
    ParsedFormula<StateCondition> formula =
        temporal(
            "n-LTLCardinality-00",
            "<all-paths><until><before><next>%s</next></before><reach><conjunction>%s<next>%s</next>"
                    .formatted(P, Q, P)
                + "</conjunction></reach></until></all-paths>");

    LinearFormula p = new LinearFormula.Atom(0);
    LinearFormula q = new LinearFormula.Atom(1);
    assertThat(formula.formula())
        .isEqualTo(
            new LinearFormula.Until(
                new LinearFormula.Next(p), new LinearFormula.And(q, new LinearFormula.Next(p))));
  }

  @Test
  void everyOperatorOfBranchingTimeIsRead() throws IOException {
    ParsedFormula<StateCondition> formula =
        temporal(
            "n-CTLFireability-00",
            "<conjunction><all-paths><until><before>%s</before><reach><exists-path><next>%s</next>"
                    .formatted(P, Q)
                + "</exists-path></reach></until></all-paths><exists-path><globally>%s</globally>"
                    .formatted(P)
                + "</exists-path><negation><all-paths><finally>%s</finally></all-paths></negation>"
                    .formatted(P)
                + "</conjunction>");

    BranchingFormula p = new BranchingFormula.Atom(0);
    BranchingFormula q = new BranchingFormula.Atom(1);
    assertThat(formula.formula())
        .isEqualTo(
            new BranchingFormula.And(
                new BranchingFormula.And(
                    BranchingFormula.allUntil(p, new BranchingFormula.SomeNext(q)),
                    new BranchingFormula.SomeAlways(p)),
                BranchingFormula.not(BranchingFormula.allEventually(p))));
  }

  @Test
  void nameTellsWhatIsMeantWhereBothAreTheSameText() throws IOException {
    String next = "<all-paths><next>" + P + "</next></all-paths>";

    assertThat(temporal("n-CTLFireability-00", next).formula())
        .isEqualTo(BranchingFormula.allNext(new BranchingFormula.Atom(0)));
    assertThat(temporal("n-LTLFireability-00", next).formula())
        .isEqualTo(new LinearFormula.Next(new LinearFormula.Atom(0)));
    assertThat(temporal("x", next).kind()).isEqualTo(Kind.LTL);
  }

  @Test
  void whatIsAboutReachableMarkingsStaysSoWhateverTheName() throws IOException {
    assertThat(read("n-CTLFireability-00", "<all-paths><globally>" + P + "</globally></all-paths>"))
        .isInstanceOf(Formula.Reachability.class);
  }

  @Test
  void linearFormulaWithAnotherQuantifierIsRefused() {
    assertThatThrownBy(
            () ->
                read(
                    "n-LTLFireability-00",
                    "<all-paths><globally><exists-path><next>%s</next></exists-path></globally>"
                            .formatted(P)
                        + "</all-paths>"))
        .hasMessageContaining("without any other path quantifier");
  }
}
