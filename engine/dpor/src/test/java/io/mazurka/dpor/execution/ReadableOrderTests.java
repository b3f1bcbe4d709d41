package io.mazurka.dpor.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Executions are shown with as few context switches as their partial order allows. */
final class ReadableOrderTests {

  @Test
  void independentThreadsRunOneAfterTheOther() {
    assertThat(ReadableOrder.of(history("0wa 1wb 0wa 1wb"))).containsExactly(0, 2, 1, 3);
  }

  @Test
  void dependentEventsKeepTheirOrder() {
    assertThat(ReadableOrder.of(history("0wa 1wa 0wb 1wa"))).containsExactly(0, 2, 1, 3);
    assertThat(ReadableOrder.of(history("0wa 1wa 0wa 1wa"))).containsExactly(0, 1, 2, 3);
  }

  @Test
  void shorterFirstRunMaySaveASwitchLater() {
    assertThat(ReadableOrder.of(history("0wa 1wa 1wb 0wb 0wc"))).containsExactly(0, 1, 2, 3, 4);
  }

  private static History history(String events) {
    History history = new History();
    for (String event : events.split(" ")) {
      history.append(
          PackedEvent.of(event.charAt(0) - '0', event.charAt(2) - 'a', event.charAt(1) == 'w'));
    }
    return history;
  }
}
