package io.mazurka.nets.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.property.Property.Kind;
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

final class ConditionReaderTests {

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
        "1 <= 2; true",
        "p1 + 1; true",
        "p1 - 2; false",
        "(p1 = 1) + 1 = 2; false",
        "p1 * p3 = 10; true",
        "p1 * p3 * p3 * p3 * p3 * p3 > 6000; true",
        "p3 / p1 = 2; true",
        "p3 % p1 = p1; false",
        "p2 = 0 | p3 / p2 = 1; true",
        "s <-> p1 = 2; true",
        "s ^ fireable(t); false",
        "fireable('t') + deadlock = 1; true",
        "(if s then p1 else p3) = 2; true",
        "forall i in 1..3: i >= 1 & p1 <= i + 1; true",
        "(sum i in 1..2: i * p1) = 6; true",
        "9223372036854775807 * p2 = 0; true"
      })
  void conditionsMeanWhatTheySay(String text, boolean expected) {
    StateCondition condition = parse(text, vocabulary());

    assertThat(condition.holds(STATE)).isEqualTo(expected);
    assertThat(condition.negated().holds(STATE)).isNotEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p4 = 1; column 1: there is no place or signal 'p4'",
        "fireable(u); column 10: there is no transition 'u'",
        "fireable(); column 10: expected a name after '(', not ')'",
        "'deadlock'; column 1: there is no place or signal 'deadlock'",
        "p1 +; column 5: expected a name, a number or '(' after '+', not the end",
        "p1 = 2 p2; column 8: expected the end after '2', not 'p2'",
        "(p1 = 2; column 8: expected ')' after '2', not the end",
        "p1 ? 2; column 4: expected the end after 'p1', not '?'",
        "p1 < 99999999999999999999; column 6: the number 99999999999999999999 is too large"
      })
  void whatIsWrongIsSaid(String text, String reason) {
    assertThatThrownBy(() -> parse(text, vocabulary()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--invariant '%s': %s".formatted(text, reason));
  }

  @Test
  void nameThatTwoPlacesShareStandsForNeither() {
    NetBuilder net = Net.builder();
    net.place(new Node("p1", "room"), 0);
    net.place(new Node("p2", "room"), 0);
    Vocabulary vocabulary = new Vocabulary(SignalGraph.of(net.build()));

    assertThat(vocabulary.slot("room")).isNull();
    assertThat(vocabulary.slot("p2")).isEqualTo(1);
    assertThatThrownBy(() -> parse("room = 1", vocabulary))
        .hasMessage(
            "--invariant 'room = 1': column 1: 'room' is the name of p1, p2; say which by id");
  }

  @Test
  void placesThatAreCountedThroughAreAnArray() {
    NetBuilder net = Net.builder();
    net.place("fork[0]", 1);
    net.place("fork[1]", 0);
    Vocabulary vocabulary = new Vocabulary(SignalGraph.of(net.build()));

    assertThat(parse("exists i in fork: fork[i] = 0", vocabulary))
        .matches(condition -> condition.holds(new int[] {1, 0}))
        .matches(condition -> !condition.holds(new int[] {1, 1}));
  }

  @Test
  void markingInWhichAnInvariantHasNoValueIsNamed() {
    StateCondition condition = parse("p1 / p2 = 1", vocabulary());

    assertThatThrownBy(() -> condition.holds(STATE))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessage("the invariant (p1 / p2) = 1 has no value: (p1 / p2) divides by 0");
  }

  private static StateCondition parse(String text, Vocabulary vocabulary) {
    return ConditionReader.parse(new AskedCondition(Kind.INVARIANT, text), vocabulary);
  }
}
