package io.mazurka.nets.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.Node;
import io.mazurka.nets.Signal;
import io.mazurka.nets.SignalGraph;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InvariantParserTests {

  private static final int[] STATE = {2, 0, 5, 1};

  /** Places p1, p2 and one with an odd name, a signal s, and a transition that takes two of p1. */
  private static Vocabulary vocabulary() {
    NetBuilder net = Net.builder();
    int first = net.place("p1", 2);
    net.place("p2", 0);
    net.place(new Node("p3", "<a+,b->"), 5);
    int transition = net.transition("t");
    net.input(first, transition, 2);
    return new Vocabulary(
        new SignalGraph(
            net.build(),
            List.of(new Signal("s", Signal.Kind.INPUT, Signal.Level.LOW)),
            List.of(Label.DUMMY)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p1 = 2; true",
        "p1 == 2 & p2 != 0; false",
        "p1 + 2*p3 <= 12; true",
        "p1 + 2*p3 < 12; false",
        "p3 - p1 > 2; true",
        "p3 - p1 - 1 > 2; false",
        "-p1 >= -2; true",
        "2 * (p1 + p2) >= 4; true",
        "p1 | p2; true",
        "p1 && p2; false",
        "!p2 & !(p1 >= 3); true",
        "p1 >= 3 | p2 = 0 & p3 = 5; true",
        "(p1 >= 3 | p2 = 0) & p3 = 4; false",
        "p1 = 2 -> p2 = 1; false",
        "p1 = 3 -> p2 = 1 -> p3 = 7; true",
        "\"<a+,b->\" = 5; true",
        "'p1' = 2; true",
        "s; true",
        "!s; false",
        "fireable(t); true",
        "!fireable(t) | deadlock; false",
        "true & !false; true",
        "1 <= 2; true"
      })
  void conditionsMeanWhatTheySay(String text, boolean expected) {
    StateCondition condition = InvariantParser.parse(text, vocabulary());

    assertThat(condition.holds(STATE)).isEqualTo(expected);
    assertThat(condition.negated().holds(STATE)).isNotEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p4 = 1; there is no place or signal 'p4'",
        "fireable(u); there is no transition 'u'",
        "p1 +; a name is needed where it ends",
        "p1 = 2 p2; the end is needed where 'p2' stands",
        "(p1 = 2; ')' is needed where it ends",
        "p1 + 1; a condition is needed where there is a number",
        "(p1 = 1) + 1 = 2; a number is needed where there is a condition",
        "p1 * p2 = 2; a product of two numbers of tokens is not supported",
        "p1 ? 2; '? 2' cannot be read",
        "p1 < 99999999999999999999; '99999999999999999999' is too large"
      })
  void whatIsWrongIsSaid(String text, String reason) {
    assertThatThrownBy(() -> InvariantParser.parse(text, vocabulary()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("invariant \"%s\": %s".formatted(text, reason));
  }

  @Test
  void nameThatTwoPlacesShareStandsForNeither() {
    NetBuilder net = Net.builder();
    net.place(new Node("p1", "room"), 0);
    net.place(new Node("p2", "room"), 0);
    Vocabulary vocabulary = new Vocabulary(SignalGraph.of(net.build()));

    assertThat(vocabulary.slot("room")).isNull();
    assertThat(vocabulary.slot("p2")).isEqualTo(1);
  }
}
