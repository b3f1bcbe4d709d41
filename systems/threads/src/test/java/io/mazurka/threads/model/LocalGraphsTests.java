package io.mazurka.threads.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What each thread can do on its own, as a picture. */
final class LocalGraphsTests {

  private static List<DrawnGraph> graphs(Consumer<Scope> program) {
    return ThreadProgram.of(program).localGraphs(CheckOptions.defaults());
  }

  /** The reader meets the values that the writer leaves, and no others. */
  @Test
  void operationWithSeveralOutcomesSaysWhenEachOfThemIsMet() {
    List<DrawnGraph> graphs =
        graphs(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.sequence("writer", x.writing(7));
              scope.<Integer>thread(
                  "reader", -1, local -> local < 0 ? x.reading().then(value -> value) : Next.end());
            });

    DrawnGraph writer = graphs.get(0);
    assertThat(writer.title()).isEqualTo("writer");
    assertThat(writer.nodes()).containsExactly("0", "1 (ended)");
    assertThat(writer.edges()).containsExactly(new Edge(0, 1, "write 7 to x", ""));
    DrawnGraph reader = graphs.get(1);
    assertThat(reader.nodes()).containsExactly("-1", "0 (ended)", "7 (ended)");
    assertThat(reader.initial()).containsExactly(0);
    assertThat(reader.edges())
        .containsExactlyInAnyOrder(
            new Edge(0, 1, "read x", "if it is 0"), new Edge(0, 2, "read x", "if it is 7"));
  }

  @Test
  void threadThatCountsWithoutEndIsRefusedByTheNameOfItsObject() {
    Consumer<Scope> counting =
        scope -> {
          IntegerVariable x = scope.integer("x", 0);
          scope.<Integer>thread("counter", 0, local -> x.writing(local).to(local + 1));
        };

    assertThatThrownBy(() -> graphs(counting))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("the local graphs are not known: x has more than 130 states");
  }

  @Test
  void ordinaryCodeHasNoLocalGraphs() {
    assertThatThrownBy(
            () ->
                graphs(
                    scope -> {
                      IntegerVariable x = scope.integer("x", 0);
                      scope.thread("code", () -> x.write(1));
                    }))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("local graphs need threads that are step functions");
  }
}
