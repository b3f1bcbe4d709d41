package io.mazurka.nets.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PropertySetTests {

  private static final int[] STATE = {2, 0};

  @TempDir Path directory;

  /** Places p and q; t takes two of p, u takes one of q. */
  private static Vocabulary vocabulary() {
    NetBuilder net = Net.builder();
    int p = net.place("p", 2);
    int q = net.place("q", 0);
    net.input(p, net.transition("t"), 2);
    net.input(q, net.transition("u"), 1);
    return new Vocabulary(SignalGraph.of(net.build()));
  }

  private List<Formula> read(String text) throws IOException {
    return PropertySet.read(Files.writeString(directory.resolve("f.xml"), text), vocabulary());
  }

  private Formula formula(String formula) throws IOException {
    return read("<property-set xmlns='http://mcc.lip6.fr/'><property><id>x</id><description>d"
            + "</description><formula>\n%s\n</formula></property></property-set>"
                .formatted(formula))
        .get(0);
  }

  private StateCondition condition(String condition) throws IOException {
    return reachability("<exists-path><finally>" + condition + "</finally></exists-path>")
        .condition();
  }

  private Formula.Reachability reachability(String text) throws IOException {
    return (Formula.Reachability) formula(text);
  }

  @Test
  void formulasAskForOneStateOrForAll() throws IOException {
    Formula.Reachability possible =
        reachability("<exists-path><finally><deadlock/></finally></exists-path>");
    Formula.Reachability always =
        reachability("<all-paths><globally><true/></globally></all-paths>");
    Formula.Reachability never =
        reachability("<negation><exists-path><finally><true/></finally></exists-path></negation>");

    assertThat(possible.name()).isEqualTo("x");
    assertThat(possible.existential()).isTrue();
    assertThat(always.existential()).isFalse();
    assertThat(always.condition().holds(STATE)).isTrue();
    assertThat(never.existential()).isFalse();
    assertThat(never.condition().holds(STATE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "le, 2, true", "le, 1, false", "lt, 3, true", "lt, 2, false", "ge, 2, true", "ge, 3, false",
    "gt, 1, true", "gt, 2, false", "eq, 2, true", "eq, 3, false", "ne, 3, true", "ne, 2, false"
  })
  void comparisonsMeanWhatTheySay(String operator, int right, boolean expected) throws IOException {
    String text =
        "<integer-%s><tokens-count><place>p</place><place>q</place></tokens-count>"
                .formatted(operator)
            + "<integer-constant>%d</integer-constant></integer-%s>".formatted(right, operator);

    assertThat(condition(text).holds(STATE)).isEqualTo(expected);
  }

  @Test
  void sumsDifferencesAndProductsAreLinear() throws IOException {
    String p = "<tokens-count><place>p</place></tokens-count>";
    String three = "<integer-constant>3</integer-constant>";

    assertThat(
            condition(
                    "<integer-eq><integer-sum>%s%s<integer-product>%s%s</integer-product>"
                            .formatted(p, three, three, p)
                        + "</integer-sum><integer-difference><integer-constant>13</integer-constant>"
                        + "%s</integer-difference></integer-eq>".formatted(p))
                .holds(STATE))
        .isTrue();
  }

  @Test
  void conditionsAreCombined() throws IOException {
    String t = "<is-fireable><transition>t</transition></is-fireable>";
    String u = "<is-fireable><transition>u</transition></is-fireable>";
    String either =
        "<is-fireable><transition>u</transition><transition>t</transition></is-fireable>";

    assertThat(condition(t).holds(STATE)).isTrue();
    assertThat(condition(u).holds(STATE)).isFalse();
    assertThat(condition(either).holds(STATE)).isTrue();
    assertThat(condition("<negation>" + u + "</negation>").holds(STATE)).isTrue();
    assertThat(condition("<conjunction>" + t + u + "</conjunction>").holds(STATE)).isFalse();
    assertThat(condition("<disjunction>" + t + u + "</disjunction>").holds(STATE)).isTrue();
    assertThat(condition("<implication>" + t + u + "</implication>").holds(STATE)).isFalse();
    assertThat(condition("<equivalence>" + u + u + "</equivalence>").holds(STATE)).isTrue();
    assertThat(
            condition("<exclusive-disjunction>" + t + u + "</exclusive-disjunction>").holds(STATE))
        .isTrue();
    assertThat(condition("<deadlock/>").holds(STATE)).isFalse();
    assertThat(condition("<deadlock/>").holds(new int[] {1, 0})).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<exists-path><conjunction><finally><true/></finally></conjunction></exists-path> |"
            + " <conjunction> is not supported here: in formulas of branching time, each of"
            + " <globally>, <finally>, <next> and <until> is directly in <all-paths> or"
            + " <exists-path>",
        "<all-paths><until><before><true/></before></until></all-paths> | <until> needs a <before>"
            + " and a <reach> in it",
        "<all-paths><until><befor><true/></befor><reach><true/></reach></until></all-paths> |"
            + " <befor> in <until> is not known; did you mean 'before'?",
        "<exists-path><finally><place/></finally></exists-path> | <place> is not a condition",
        "<exists-path><finally><negation/></finally></exists-path> | <negation> needs one element"
            + " in it, not 0",
        "<exists-path><finally><is-fireable><transition>z</transition></is-fireable></finally>"
            + "</exists-path> | there is no transition 'z'",
        "<exists-path><finally><integer-le><tokens-count><place>z</place></tokens-count>"
            + "<integer-constant>1</integer-constant></integer-le></finally></exists-path> | there"
            + " is no place 'z'",
        "<exists-path><finally><integer-le><integer-constant>a</integer-constant>"
            + "<integer-constant>1</integer-constant></integer-le></finally></exists-path> | 'a' is"
            + " not a number",
        "<exists-path><finally><is-fireable/></finally></exists-path> | <is-fireable> needs a"
            + " <transition> in it",
        "<exists-path><finally><is-fireable><transitoin/></is-fireable></finally></exists-path> |"
            + " <transitoin> in <is-fireable> is not known; did you mean 'transition'?"
      })
  void whatIsWrongIsSaidWithItsLine(String formula, String reason) {
    assertThatThrownBy(() -> formula(formula))
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("%s, line 2: %s".formatted(directory.resolve("f.xml"), reason));
  }

  @Test
  void formulasNestedDeepAreRefused() throws IOException {
    for (String kind : List.of("negation", "conjunction", "equivalence")) {
      assertThatThrownBy(() -> condition(nested(kind, 10_000)))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("are nested more than");
    }
    assertThatThrownBy(() -> condition(nested("equivalence", 11)))
        .hasMessageEndingWith("line 2: equivalences are nested more than 10 deep");
    assertThat(condition(nested("negation", 400)).negated().holds(STATE)).isFalse();
    assertThat(condition(nested("conjunction", 400)).negated().holds(STATE)).isFalse();
    assertThat(condition(nested("equivalence", 10)).negated().holds(STATE)).isFalse();
  }

  private static String nested(String kind, int depth) {
    String first = kind.equals("negation") ? "" : "<true/>";
    return ("<" + kind + ">" + first).repeat(depth) + "<true/>" + ("</" + kind + ">").repeat(depth);
  }

  @Test
  void manyPlacesAreCountedInOneSum() throws IOException {
    String places = "<place>p</place>".repeat(100_000);
    assertThat(
            condition(
                    "<integer-eq><tokens-count>%s</tokens-count>".formatted(places)
                        + "<integer-constant>200000</integer-constant></integer-eq>")
                .holds(STATE))
        .isTrue();
  }

  @Test
  void fileWithoutFormulasOrWithTheSameNameTwiceIsRefused() {
    assertThatThrownBy(() -> read("<property-set/>")).hasMessageEndingWith("no property in it");
    assertThatThrownBy(
            () ->
                read(
                    "<property-set>\n%s\n%s</property-set>"
                        .formatted(property("x"), property("x"))))
        .hasMessageEndingWith("line 3: there are two properties 'x'");
    assertThatThrownBy(() -> read("<pnml/>"))
        .hasMessageEndingWith("the file starts with <pnml>, not with <property-set>");
    assertThatThrownBy(() -> read("<property-set>\n<propetry/></property-set>"))
        .hasMessageEndingWith(
            "line 2: <propetry> in <property-set> is not known; did you mean 'property'?");
  }

  private static String property(String id) {
    return "<property><id>%s</id><formula><all-paths><globally><true/></globally></all-paths>"
            .formatted(id)
        + "</formula></property>";
  }
}
