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

  record Local(Optional<Ballot> accepted, int promised) {}

  @Test
  void messageReadsAsACall() {
    assertThat(ValueText.of(new Ballot(3, "x"))).isEqualTo("Ballot(3, x)");
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
        .isEqualTo("accepted=Ballot(3, x), promised=4");
    assertThat(ValueText.state(new Local(Optional.empty(), 4)))
        .isEqualTo("accepted=none, promised=4");
  }

  @Test
  void collectionsOfRecordsReadLikeRecordsAndSetsAreSorted() {
    assertThat(ValueText.of(List.of(new Ballot(2, "b"), new Ballot(1, "a"))))
        .isEqualTo("[Ballot(2, b), Ballot(1, a)]");
    assertThat(ValueText.of(Set.of(3, 1, 2))).isEqualTo("{1, 2, 3}");
    assertThat(ValueText.of(Map.of("b", new Empty(), "a", Optional.empty())))
        .isEqualTo("{a: none, b: Empty()}");
  }

  @Test
  void differenceNamesOnlyThePartsThatDiffer() {
    assertThat(ValueText.difference(new Ballot(2, "x"), new Ballot(1, "x"))).isEqualTo("number=2");
    assertThat(ValueText.difference(new Empty(), new Ballot(1, "x"))).isEqualTo("Empty");
  }
}
