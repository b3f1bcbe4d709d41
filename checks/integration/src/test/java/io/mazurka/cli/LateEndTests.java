package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.LateException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Work that ends after its time limit. */
final class LateEndTests {

  /**
   * On a busy machine or a slow disk a search needs some seconds to end, and what it found counts.
   */
  @Test
  void searchThatEndsLateByItselfKeepsWhatItHasFound() {
    CompletableFuture<String> search = new CompletableFuture<>();
    search.completeOnTimeout("found", 2_500, TimeUnit.MILLISECONDS);
    assertThat(new Deadline(0.2).search(search::join, phase -> {})).isEqualTo("found");
  }

  @Test
  void otherWorkThatEndsLateIsLeftAlone() {
    CompletableFuture<String> work = new CompletableFuture<>();
    assertThatThrownBy(() -> new Deadline(0.2).keep(work::join))
        .isInstanceOf(LateException.class)
        .hasMessageContaining("time limit");
  }
}
