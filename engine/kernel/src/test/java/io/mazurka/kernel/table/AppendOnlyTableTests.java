package io.mazurka.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AppendOnlyTableTests {

  private final AppendOnlyTable<String> table = new AppendOnlyTable<>();

  @Test
  void thingsAreNumberedInTheOrderInWhichTheyCome() {
    assertThat(table.number("a")).isZero();
    assertThat(table.number("b")).isEqualTo(1);
    assertThat(table.number(new String("a"))).isZero();
    assertThat(table.size()).isEqualTo(2);
  }

  @Test
  void whatIsNotThereIsNotAddedByLookingForIt() {
    table.number("a");
    assertThat(table.find("a")).isZero();
    assertThat(table.find("b")).isEqualTo(-1);
    assertThat(table.size()).isEqualTo(1);
  }

  @Test
  void thingsAreFoundByNumberHoweverManyThereAre() {
    IntStream.range(0, 1000).forEach(number -> table.number("thing " + number));
    assertThat(IntStream.range(0, 1000))
        .allSatisfy(number -> assertThat(table.get(number)).isEqualTo("thing " + number));
  }

  @Test
  void aNumberThatNothingHasIsRefused() {
    table.number("a");
    assertThatThrownBy(() -> table.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> table.get(1000)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
