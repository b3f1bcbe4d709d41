package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ValueTextTests {

  record Empty() {}

  record Ballot(int number, String value) {}

  record Vote(int term) {}

  record Log(int term, List<Ballot> entries) {}

  record Local(Optional<Ballot> accepted, int promised) {}

  @Test
  void messageReadsAsACall() {
    assertThat(ValueText.of(new Ballot(3, "x"))).isEqualTo("Ballot(number=3, value=x)");
    assertThat(ValueText.of(new Vote(3))).isEqualTo("Vote(3)");
    assertThat(ValueText.of(new Log(2, List.of(new Ballot(1, "x")))))
        .isEqualTo("Log(term=2, entries=[Ballot(number=1, value=x)])");
    assertThat(ValueText.of(new Empty())).isEqualTo("Empty()");
  }

  @Test
  void localStateReadsAsItsPartsByName() {
    assertThat(ValueText.state(new Ballot(3, "x"))).isEqualTo("number=3, value=x");
    assertThat(ValueText.state(new Empty())).isEqualTo("Empty");
    assertThat(ValueText.state(7)).isEqualTo("7");
  }

  @Test
  void optionalReadsAsWhatIsInIt() {
    assertThat(ValueText.state(new Local(Optional.of(new Ballot(3, "x")), 4)))
        .isEqualTo("accepted=Ballot(number=3, value=x), promised=4");
    assertThat(ValueText.state(new Local(Optional.empty(), 4)))
        .isEqualTo("accepted=none, promised=4");
  }

  @Test
  void collectionsOfRecordsReadLikeRecordsAndSetsAreSorted() {
    assertThat(ValueText.of(List.of(new Ballot(2, "b"), new Ballot(1, "a"))))
        .isEqualTo("[Ballot(number=2, value=b), Ballot(number=1, value=a)]");
    assertThat(ValueText.of(Set.of(3, 1, 2))).isEqualTo("{1, 2, 3}");
    assertThat(ValueText.of(Map.of("b", new Empty(), "a", Optional.empty())))
        .isEqualTo("{a: none, b: Empty()}");
  }

  record Lines(String text) {
    @Override
    public String toString() {
      return "first\n\t" + text + "\u0007";
    }
  }

  @Test
  void lineBreaksOfAToStringAreWrittenOut() {
    String line = "first\\n\\tx\\u0007";
    assertThat(ValueText.of(new Lines("x"))).isEqualTo(line);
    assertThat(ValueText.state(new Lines("x"))).isEqualTo(line);
    assertThat(ValueText.difference(new Lines("x"), new Lines("y"))).isEqualTo(line);
    assertThat(ValueText.state(new Ballot(1, "a\r\nb"))).isEqualTo("number=1, value=a\\r\\nb");
    assertThat(ValueText.of(List.of(new StringBuilder("a\nb")))).isEqualTo("[a\\nb]");
  }

  @Test
  void briefStateCutsLongPartsShort() {
    assertThat(ValueText.brief(new Ballot(3, "x".repeat(200))))
        .isEqualTo("number=3, value=" + "x".repeat(56) + " ...");
    assertThat(ValueText.brief(new Ballot(3, "x"))).isEqualTo("number=3, value=x");
    assertThat(ValueText.brief("y".repeat(200))).hasSize(60);
  }

  @Test
  void plainValueReadsAsItSaysButForTheOrderOfSets() {
    assertThat(ValueText.plain(Set.of("c", "a", "b"))).isEqualTo("{a, b, c}");
    assertThat(ValueText.plain(new Ballot(3, "x"))).isEqualTo("Ballot[number=3, value=x]");
  }

  @Test
  void differenceNamesOnlyThePartsThatDiffer() {
    assertThat(ValueText.difference(new Ballot(2, "x"), new Ballot(1, "x"))).isEqualTo("number=2");
    assertThat(ValueText.difference(new Empty(), new Ballot(1, "x"))).isEqualTo("Empty");
  }

  record Money(int cents) {
    @Override
    public String toString() {
      return "%d.%02d".formatted(cents / 100, cents % 100);
    }
  }

  record Purse(Money inside, String owner) {}

  record Broken(int number) {
    @Override
    public String toString() {
      throw new IllegalStateException();
    }
  }

  @Test
  void recordThatWritesItselfIsTrusted() {
    assertThat(ValueText.of(new Money(1250))).isEqualTo("12.50");
    assertThat(ValueText.state(new Money(5))).isEqualTo("0.05");
    assertThat(ValueText.of(List.of(new Purse(new Money(5), "ann"))))
        .isEqualTo("[Purse(inside=0.05, owner=ann)]");
    assertThat(ValueText.difference(new Purse(new Money(5), "ann"), new Purse(new Money(6), "ann")))
        .isEqualTo("inside=0.05");
    assertThat(ValueText.difference(new Money(5), new Money(6))).isEqualTo("0.05");
  }

  @Test
  void recordThatCannotWriteItselfIsWrittenByItsComponents() {
    assertThat(ValueText.of(new Broken(3))).isEqualTo("Broken(3)");
  }

  @Test
  void briefTextsEndWithAWord() {
    assertThat(ValueText.brief("one two ".repeat(20))).endsWith(" two ...").hasSizeLessThan(61);
  }
}
